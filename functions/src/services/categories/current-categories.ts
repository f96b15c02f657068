import { type Category, CATEGORY_MESSAGES } from '@contract/schemas/category';
import type { CategoriesGateway } from '../../gateways/categories/categories';
import type { CategoryTreeStore } from '../../gateways/categories/category-tree-store';
import { AppError } from '../../lib/app-error';
import type { Logger } from '../../lib/logger';
import { shareRun } from '../../lib/single-flight';

const CHECK_AFTER_MS = 60_000;
/** How long categories count as fresh. This limits how often requests with unknown category ids read the store. */
const FRESH_MS = 5_000;

interface CurrentCategoriesDeps {
  readonly store: CategoryTreeStore;
  readonly starter: CategoriesGateway;
  readonly log: Logger;
  readonly now: () => Date;
}

interface Known {
  /** The version of the stored tree. Null for the starter set. */
  readonly version: string | null;
  readonly categories: readonly Category[];
  readonly checkedAt: number;
}

/** The categories that an instance of the server uses: the stored tree, or the starter set if no tree is stored. */
export interface CurrentCategories {
  /**
   * Returns the categories from memory, and looks for a new tree once a minute. Throws AppError 'unavailable' if there
   * are none yet and they cannot be loaded.
   */
  get(): Promise<readonly Category[]>;
  /** Returns categories that are at most a few seconds old. Throws AppError 'unavailable' if they cannot be loaded. */
  getFresh(): Promise<readonly Category[]>;
}

export function createCurrentCategoriesCache({
  store,
  starter,
  log,
  now,
}: CurrentCategoriesDeps): CurrentCategories {
  let known: Known | undefined;

  const load = async (): Promise<Known> => {
    const checkedAt = now().getTime();
    const version = await store.version();
    if (known?.version === version) return { ...known, checkedAt };
    const tree = version === null ? null : await store.read();
    return { version, categories: tree?.categories ?? (await starter.all()), checkedAt };
  };
  const refresh = shareRun(async () => {
    try {
      known = await load();
      return known;
    } catch (cause) {
      log.error('categories_load_failed', { error: cause });
      throw new AppError('unavailable', CATEGORY_MESSAGES.unavailable, { cause });
    }
  });
  const age = ({ checkedAt }: Known) => now().getTime() - checkedAt;

  return {
    async get() {
      if (!known) return (await refresh()).categories;
      if (age(known) > CHECK_AFTER_MS) refresh().catch(() => undefined);
      return known.categories;
    },
    async getFresh() {
      if (known && age(known) <= FRESH_MS) return known.categories;
      return (await refresh()).categories;
    },
  };
}
