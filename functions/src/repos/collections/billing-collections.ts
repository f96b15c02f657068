import { textOrNull, timestampField } from '@contract/schemas/firestore-fields';
import * as z from 'zod/mini';
import { collection } from './collection';
import { deletedInStep, READABLE_BY_NOBODY } from './row-rules';

export const billingCollections = {
  /**
   * A member's billing record, which names the customer in Stripe. The record exists if the member has ever started a
   * payment. The tickets ensure that an older state read from Stripe never replaces a newer one (ADR 0074).
   */
  billing: collection('billing/{uid}', {
    schema: () =>
      z.object({
        /** The id of the customer. Null after the customer was deleted in Stripe. */
        customerId: textOrNull,
        /**
         * The number of this member's customers that were deleted in Stripe. The number is part of the idempotency key
         * that creates the next customer.
         */
        generation: z.int(),
        /** The subscription that determines the member's plan. */
        subscriptionId: textOrNull,
        /** The number of tickets that were taken. A ticket is taken before each read from Stripe. */
        tickets: z.int(),
        /** The ticket of the last read whose result was written. */
        writtenTicket: z.int(),
        /**
         * When each subscription was first seen as ended, by subscription id. Only for subscriptions whose end Stripe
         * does not state.
         */
        endedSeen: z.record(z.string(), timestampField),
        /** Whether the figures count the member as premium. Null if they have not counted the member yet. */
        countsAsPremium: z._default(z.nullable(z.boolean()), null),
        createdAt: timestampField,
        updatedAt: timestampField,
      }),
    owner: { param: 'uid' },
    exported: 'billing',
    erased: [deletedInStep('billing')],
    ttl: null,
    readableBy: READABLE_BY_NOBODY,
  }),

  /** The events of Stripe that were handled. A repeated event is recognized by its id and changes nothing. */
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
    erased: [deletedInStep('billing', 'uid')],
    ttl: 'expiresAt',
    readableBy: READABLE_BY_NOBODY,
  }),
};
