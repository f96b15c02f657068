import { type ItemListPage, itemListPageSchema } from '@contract/schemas/item-list';
import { AppError } from '../../lib/app-error';
import { shareRun } from '../../lib/share-run';

const TIMEOUT_MS = 3_000;
/**
 * The CDN sends a page for up to 90 s (`RENDERED_CACHING` in `http/page-answer.ts`), so its items are at most 100 s old.
 * An instance makes 6 requests per minute.
 */
const FRESH_MS = 10_000;
const UNAVAILABLE_MESSAGE = "We couldn't load the items. Please try again.";

export interface NewestItems {
  readonly list: ItemListPage;
  /** In milliseconds since 1970. */
  readonly readAt: number;
}

export interface NewestItemsGateway {
  /** Returns the first page of the item list, at most 10 s old. Throws AppError 'unavailable'. */
  get(): Promise<NewestItems>;
}

/** Asks the function `api`, because only its instances hold the item index. Concurrent calls share a request. */
export function createNewestItemsGateway(origin: string, now: () => Date): NewestItemsGateway {
  let last: NewestItems | undefined;

  const refresh = shareRun(async () => {
    try {
      const readAt = now().getTime();
      last = { list: await fetchList(`${origin}/api/items`), readAt };
      return last;
    } catch (cause) {
      throw new AppError('unavailable', UNAVAILABLE_MESSAGE, { cause });
    }
  });

  return {
    get: async () => {
      if (last && now().getTime() - last.readAt < FRESH_MS) return last;
      return refresh();
    },
  };
}

async function fetchList(address: string): Promise<ItemListPage> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`${address} returned status ${answer.status}`);
  return itemListPageSchema.parse(await answer.json());
}
