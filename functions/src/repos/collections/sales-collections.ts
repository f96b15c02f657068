import { MAX_FEE_BASIS_POINTS, MAX_FIXED_FEE_CENTS } from '@contract/schemas/marketplace-fees';
import { notificationSettingsSchema } from '@contract/schemas/notification-settings';
import { PLATFORMS } from '@contract/schemas/platform';
import * as z from 'zod/mini';
import { timestampField } from '@contract/schemas/firestore-fields';
import { collection } from './collection';
import { READABLE_BY_NOBODY, OWN_DATA_RULES } from './row-rules';

const upTo = (max: number) => z.int().check(z.gte(0), z.lte(max));

/** The collections for a member's kept sales and settings. */
export const salesCollections = {
  /**
   * Kept sales. A document (part) contains up to 2,000 sales. `sales` contains, for each item id, a line in the format
   * of `keptSaleLine`. `count` and `bytes` are the number and the size of these lines, so that a call can find out
   * whether the part is full without reading the lines.
   */
  keptSales: collection('users/{uid}/keptSales/{partId}', {
    schema: () =>
      z.object({
        /** The number of the part, from 1. Sales are added to the last part. */
        part: z.int().check(z.positive()),
        count: z.int().check(z.nonnegative()),
        bytes: z.int().check(z.nonnegative()),
        sales: z.record(z.string(), z.string()),
      }),
    ...OWN_DATA_RULES,
    exported: 'keptSales',
    erased: ['parts'],
    readableBy: READABLE_BY_NOBODY,
  }),

  /**
   * A member's settings. `fees`: the marketplace fees that differ from the standard ones. `notifications`: the
   * notification settings that the member has changed. The API returns both.
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
    ...OWN_DATA_RULES,
    exported: 'settings',
    erased: ['parts'],
    readableBy: READABLE_BY_NOBODY,
  }),
};
