import { textOrNull, timestampField } from '@contract/schemas/firestore-fields';
import * as z from 'zod/mini';
import { collection } from './collection';
import { deletedIn, NOBODY } from './row-rules';

export const billingCollections = {
  /** A member who started a payment: who they are at Stripe, and how far we have read it (ADR 0074). */
  billing: collection('billing/{uid}', {
    schema: () =>
      z.object({
        /** Null after the customer was deleted in Stripe. */
        customerId: textOrNull,
        /** How many customers of the member were deleted in Stripe. Part of the key that makes a new customer once. */
        generation: z.int(),
        /** The subscription that the member's plan is from. */
        subscriptionId: textOrNull,
        /** The number of reads of Stripe that have started. */
        tickets: z.int(),
        /** The latest read that was written, by the order of their starts. */
        writtenTicket: z.int(),
        /** When subscriptions were first seen as ended, by their ids, if Stripe has no time. */
        endedSeen: z.record(z.string(), timestampField),
        /** Whether the owner's figures count the member as premium. Null before they did for the first time. */
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

  /** The events of Stripe that were handled, by their ids, so that a repeat changes nothing. */
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
