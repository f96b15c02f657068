import { timestampField } from '@contract/schemas/firestore-fields';
import * as z from 'zod/mini';
import { NO_EXPIRED_TOTALS } from '../../domain/achievements/totals';

const count = z._default(z.int(), 0);
const weeks = z._default(z.record(z.string(), z.int()), {});

/** Builds the schema of what a member did, for life. */
export const progressSchema = () =>
  z.object({
    itemsShared: count,
    linksShared: count,
    ownSales: count,
    profitCents: count,
    likesGiven: count,
    likesReceived: count,
    comments: count,
    championTitles: count,
    sharesByWeek: weeks,
    /** How much of these comes from expired items, which are no longer stored. Missing if none of the member's has expired. */
    expired: z._default(
      z.object({
        itemsShared: count,
        ownSales: count,
        profitCents: count,
        likesReceived: count,
        sharesByWeek: weeks,
      }),
      NO_EXPIRED_TOTALS,
    ),
    /** When achievements were unlocked, by their ids. Recently unlocked ones may be missing. */
    unlockedAt: z._default(z.record(z.string(), timestampField), {}),
  });
