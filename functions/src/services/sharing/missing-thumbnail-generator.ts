import { drawnSaleOf } from '../../domain/items/drawn-sale';
import { authorizeForSystem } from '../../lib/authority';
import type { Logger } from '../../lib/logger';
import type { ItemToRedraw, ItemsToRedrawRepo } from '../../repos/items-to-redraw-repo';
import type { LinkFilesToItem } from './picture-edit';
import type { PictureStore } from './picture-store';

export interface ThumbnailDrawingCounts {
  readonly drawn: number;
  /** The number of items whose thumbnails were not stored because the item changed while they were drawn. */
  readonly skipped: number;
  /** The number of items whose thumbnails could not be drawn or stored. An error is logged for each of them. */
  readonly failed: number;
}

/**
 * Draws thumbnails for live and hidden items that have neither a cover nor drawn thumbnails, because an earlier version
 * of the product stored them or because drawing failed.
 */
export interface MissingThumbnailGenerator {
  /**
   * Draws the missing thumbnails of all items. Yields the result for each page of items. Can be stopped and repeated
   * while the product is in use, because it leaves out items that already have drawn thumbnails. The earlier thumbnails
   * stay until `removeExpiredItems` removes them, because open lists show them.
   */
  draw(): AsyncIterable<ThumbnailDrawingCounts>;
}

interface MissingThumbnailGeneratorDeps {
  readonly undrawnItems: ItemsToRedrawRepo;
  readonly pictureStore: Pick<PictureStore, 'redraw' | 'redrawHidden'>;
  readonly linkFilesToItem: LinkFilesToItem;
  readonly log: Logger;
  readonly now: () => Date;
}

export function createMissingThumbnailGenerator(
  deps: MissingThumbnailGeneratorDeps,
): MissingThumbnailGenerator {
  const { undrawnItems, pictureStore, linkFilesToItem, log, now } = deps;

  const redraw = ({ itemId, record }: ItemToRedraw) => {
    const { picture, hiddenAt } = record;
    const sale = drawnSaleOf(record);
    return hiddenAt === null
      ? pictureStore.redraw(picture, sale, log)
      : pictureStore.redrawHidden({ itemId, picture }, sale, log);
  };

  const drawOne = async ({
    itemId,
    record,
  }: ItemToRedraw): Promise<keyof ThumbnailDrawingCounts> => {
    try {
      const redrawn = await redraw({ itemId, record });
      if (!redrawn) throw new Error('The address of the picture is not one of a stored picture');
      const key = authorizeForSystem('script', { itemId });
      const files = { fields: { picture: redrawn.picture }, remove: () => redrawn.remove() };
      return (await linkFilesToItem({ key, record }, files)) ? 'drawn' : 'skipped';
    } catch (error) {
      log.error('drawing_failed', { itemId, error });
      return 'failed';
    }
  };

  return {
    draw: async function* () {
      for await (const items of undrawnItems.pages(now())) {
        const page = { drawn: 0, skipped: 0, failed: 0 };
        // Draws the items one after another instead of at the same time, because drawing keeps a processor busy.
        for (const item of items) page[await drawOne(item)] += 1;
        yield page;
      }
    },
  };
}
