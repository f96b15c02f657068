import { MAX_FEE_BASIS_POINTS, MAX_FIXED_FEE_CENTS } from '@contract/schemas/marketplace-fees';
import { notificationSettingsSchema } from '@contract/schemas/notification-settings';
import { PLATFORMS } from '@contract/schemas/platform';
import * as z from 'zod/mini';
import { timestampField } from '@contract/schemas/firestore-fields';
import { collection } from './collection';
import { NOBODY, OWN } from './row-rules';

const upTo = (max: number) => z.int().check(z.gte(0), z.lte(max));

/** What only the figures of a member need. */
export const salesCollections = {
  /**
   * The own sales whose items are gone, up to 2,000 in a part: lines of `kept-sale-line.ts` by the id of the item. `count` and `bytes`
   * are those of `sales`, so that nobody must read it to find out whether the part is full.
   */
  keptSales: collection('users/{uid}/keptSales/{partId}', {
    schema: () =>
      z.object({
        /** From 1. The last part is the one that grows. */
        part: z.int().check(z.positive()),
        count: z.int().check(z.nonnegative()),
        bytes: z.int().check(z.nonnegative()),
        sales: z.record(z.string(), z.string()),
      }),
    ...OWN,
    exported: 'keptSales',
    erased: ['parts'],
    readableBy: NOBODY,
  }),

  /**
   * `fees`: the marketplace fees that differ from the standard ones. `notifications`: what the member is notified of, as far as they
   * have changed it. The API answers both.
   */
  settings: collection('users/{uid}/settings/{settingsId}', {
    schema: () =>
      z.object({
        fees: z.optional(
          z.partialRecord(
            z.enum(PLATFORMS),
            z.object({
              basisPoints: upTo(MAX_FEE_BASIS_POINTS),
              fixedCents: upTo(MAX_FIXED_FEE_CENTS),
            }),
          ),
        ),
        notifications: z.optional(notificationSettingsSchema),
        updatedAt: timestampField,
      }),
    ...OWN,
    exported: 'settings',
    erased: ['parts'],
    readableBy: NOBODY,
  }),
};
