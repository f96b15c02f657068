import { textOrNull, timestampField } from '@contract/schemas/firestore-fields';
import * as z from 'zod/mini';
import { collection } from './collection';
import { deletedIn, NOBODY } from './row-rules';

export const billingCollections = {
  /** A member who started a payment: the customer in Stripe, and which reads of Stripe were written (ADR 0074). */
  billing: collection('billing/{uid}', {
    schema: () =>
      z.object({
        /** Null after the customer was deleted in Stripe. */
        customerId: textOrNull,
        /** How many customers of the member were deleted in Stripe. It is part of the idempotency key that creates a new customer. */
        generation: z.int(),
        /** The subscription that determines the member's plan. */
        subscriptionId: textOrNull,
        /** How many reads of Stripe have started. */
        tickets: z.int(),
        /** The ticket of the last read that was written. */
        writtenTicket: z.int(),
        /** When each subscription was first seen as ended, by id, if Stripe states no time. */
        endedSeen: z.record(z.string(), timestampField),
        /** Whether the figures count the member as premium. Null if they have not counted this member yet. */
        countsAsPremium: z._default(z.nullable(z.boolean()), null),
        createdAt: timestampField,
        updatedAt: timestampField,
      }),
    owner: { param: 'uid' },
    exported: 'billing',
    erased: [deletedIn('billing')],
    ttl: null,
    readableBy: NOBODY,
  }),

  /** The events of Stripe that were handled, so that a repeated event changes nothing. */
  billingEvents: collection('billingEvents/{eventId}', {
    schema: () =>
      z.object({
        uid: z.string(),
        type: z.string(),
        storedAt: timestampField,
        expiresAt: timestampField,
      }),
    owner: { fields: ['uid'] },
    exported: 'billingEvents',
    erased: [deletedIn('billing', 'uid')],
    ttl: 'expiresAt',
    readableBy: NOBODY,
  }),
};
