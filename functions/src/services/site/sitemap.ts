import { PAGE_ALLOWANCE } from '@contract/rules/page-allowance';
import { PAGE_SIZE } from '@contract/schemas/pagination';
import type { SitemapEntry } from '../../domain/site/crawler-files';
import { AppError } from '../../lib/app-error';
import { withTimeout } from '../../lib/with-timeout';
import type { NewestItemsRepo } from '../../repos/newest-items-repo';

/** The maximum number of items. A longer sitemap would give visitors links to items on pages that they may not see. */
const MAX_ITEMS = PAGE_ALLOWANCE.visitor * PAGE_SIZE;

const READ_TIMEOUT_MS = 5_000;
const UNAVAILABLE_MESSAGE = "We couldn't load the items. Please try again.";

export interface Sitemap {
  /**
   * Returns the URLs of the home page and of the newest live items. Throws AppError 'unavailable' if the items cannot
   * be read.
   */
  entries(): Promise<SitemapEntry[]>;
}

export function createSitemap({
  newestItems,
  origin,
  now,
}: {
  readonly newestItems: NewestItemsRepo;
  readonly origin: string;
  readonly now: () => Date;
}): Sitemap {
  return {
    entries: async () => {
      const time = now();
      const reading = newestItems.newest(MAX_ITEMS).catch((cause: unknown) => {
        throw unavailable(cause);
      });
      const items = await withTimeout(reading, READ_TIMEOUT_MS, unavailable);
      const live = items.filter(({ expiresAt }) => expiresAt > time);
      return [
        { url: `${origin}/` },
        ...live.map(({ id, updatedAt }) => ({
          url: `${origin}/item/${encodeURIComponent(id)}`,
          changedAt: updatedAt,
        })),
      ];
    },
  };
}

function unavailable(cause?: unknown): AppError {
  return new AppError('unavailable', UNAVAILABLE_MESSAGE, { cause });
}
