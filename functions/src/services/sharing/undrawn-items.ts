import { drawnSaleOf } from '../../domain/items/drawn-sale';
import { authorizedToSystem } from '../../lib/authority';
import type { Logger } from '../../lib/logger';
import type { UndrawnItem, UndrawnItemsRepo } from '../../repos/undrawn-items-repo';
import type { StoreFiles } from './picture-edit';
import type { PictureStore } from './picture-store';

export interface DrawnPage {
  readonly drawn: number;
  /** Changed meanwhile. */
  readonly skipped: number;
  /** Logged. */
  readonly failed: number;
}

/** Items of earlier versions without a cover. */
export interface UndrawnItems {
  /**
   * Draws their thumbnails. Yields after each page of items. Can be stopped, and repeated while the product runs: an item that has
   * drawn thumbnails is left out. The earlier thumbnails stay until `removeExpiredItems` removes them, because open lists show them.
   */
  draw(): AsyncIterable<DrawnPage>;
}

interface UndrawnItemsParts {
  readonly undrawnItems: UndrawnItemsRepo;
  readonly pictureStore: Pick<PictureStore, 'redraw'>;
  readonly storeFiles: StoreFiles;
  readonly log: Logger;
}

export function createUndrawnItems(parts: UndrawnItemsParts): UndrawnItems {
  const { undrawnItems, pictureStore, storeFiles, log } = parts;

  const drawOne = async ({ itemId, record }: UndrawnItem): Promise<keyof DrawnPage> => {
    try {
      const redrawn = await pictureStore.redraw(record.picture, drawnSaleOf(record), log);
      if (!redrawn) return 'skipped';
      const key = authorizedToSystem('script', { itemId });
      const files = { fields: { picture: redrawn.picture }, remove: () => redrawn.remove() };
      return (await storeFiles({ key, record }, files)) ? 'drawn' : 'skipped';
    } catch (error) {
      log.error('drawing_failed', { itemId, error });
      return 'failed';
    }
  };

  return {
    draw: async function* () {
      for await (const items of undrawnItems.pages()) {
        const page = { drawn: 0, skipped: 0, failed: 0 };
        // One after the other, because drawing keeps a processor busy.
        for (const item of items) page[await drawOne(item)] += 1;
        yield page;
      }
    },
  };
}
