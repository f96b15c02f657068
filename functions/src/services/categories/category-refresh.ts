import type { CategoryTreeStore } from '../../gateways/categories/category-tree-store';
import type { EbayTaxonomy } from '../../gateways/categories/ebay-taxonomy';
import type { Logger } from '../../lib/logger';

/** eBay has about 15,000 leaf categories. A response with fewer than this number is incomplete. */
const FEWEST_CATEGORIES = 5_000;

export interface CategoryRefresh {
  /**
   * Stores eBay's tree if it changed. Does nothing if eBay is not configured. Throws if eBay's response is incomplete.
   */
  refresh(): Promise<void>;
}

export function createCategoryRefresh({
  ebay,
  store,
  log,
}: {
  /** The client of eBay's category tree. Null if eBay is not configured. */
  readonly ebay: EbayTaxonomy | null;
  readonly store: CategoryTreeStore;
  readonly log: Logger;
}): CategoryRefresh {
  return {
    async refresh() {
      if (!ebay) {
        log.info('categories_refresh_skipped', { reason: 'eBay is not configured' });
        return;
      }
      const source = await ebay.source();
      if ((await storedSource(store, log)) === source) {
        log.info('categories_refresh_skipped', { reason: 'unchanged', source });
        return;
      }
      const categories = await ebay.all();
      if (categories.length < FEWEST_CATEGORIES)
        throw new Error(`eBay sent only ${categories.length} categories.`);
      await store.write({ source, categories });
      log.info('categories_written', { source, categories: categories.length });
    },
  };
}

/**
 * Returns the version of the stored tree. Returns null if no tree is stored or the tree is unreadable, so that the tree
 * is replaced.
 */
async function storedSource(store: CategoryTreeStore, log: Logger): Promise<string | null> {
  try {
    return (await store.read())?.source ?? null;
  } catch (error) {
    log.warn('categories_unreadable', { error });
    return null;
  }
}
