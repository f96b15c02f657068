import { itemRecordLike } from '@contract/schemas/item-record.test-support';
import { describe, expect, it, vi } from 'vitest';
import type { Logger } from '../../lib/logger';
import type { ItemToRedraw } from '../../repos/items-to-redraw-repo';
import {
  createMissingThumbnailGenerator,
  type ThumbnailDrawingCounts,
} from './missing-thumbnail-generator';

const NOW = new Date('2026-10-01');
const record = itemRecordLike();

/**
 * Draws one page of items. The picture with the URL `elsewhere` is not in the storage. If `changed` is true, the new
 * thumbnails are not stored, as if the items had changed while they were drawn.
 */
async function drawPage(page: readonly ItemToRedraw[], { elsewhere = '', changed = false } = {}) {
  const error = vi.fn<Logger['error']>();
  const log: Logger = { info() {}, warn() {}, error, with: () => log };
  const drawnHidden: string[] = [];
  const pages = vi.fn(async function* () {
    yield page;
  });
  const undrawn = createMissingThumbnailGenerator({
    undrawnItems: { pages },
    pictureStore: {
      redraw: async (picture) =>
        picture.url === elsewhere ? null : { picture, remove: async () => undefined },
      redrawHidden: async ({ itemId, picture }) => {
        drawnHidden.push(itemId);
        return { picture, remove: async () => undefined };
      },
    },
    linkFilesToItem: async () => !changed,
    log,
    now: () => NOW,
  });
  const done: ThumbnailDrawingCounts[] = [];
  for await (const drawn of undrawn.draw()) done.push(drawn);
  expect(pages).toHaveBeenCalledExactlyOnceWith(NOW);
  return { done, error, drawnHidden };
}

describe('drawing the cards of items without a drawn card', () => {
  it('counts an item as failed, and logs the item, when its picture is not in the storage', async () => {
    const elsewhere = 'https://example.com/owl.webp';
    const owl = {
      itemId: 'owl',
      record: { ...record, picture: { ...record.picture, url: elsewhere } },
    };
    const { done, error } = await drawPage([owl, { itemId: 'elk', record }], { elsewhere });
    expect(done).toEqual([{ drawn: 1, skipped: 0, failed: 1 }]);
    expect(error).toHaveBeenCalledExactlyOnceWith(
      'drawing_failed',
      expect.objectContaining({ itemId: 'owl' }),
    );
  });

  it('counts an item as skipped, and does not log the item, when it changed while it was drawn', async () => {
    const { done, error } = await drawPage([{ itemId: 'owl', record }], { changed: true });
    expect(done).toEqual([{ drawn: 0, skipped: 1, failed: 0 }]);
    expect(error).not.toHaveBeenCalled();
  });

  it('stores the thumbnails of an item that moderation hides in the folder that only admins can see', async () => {
    const hidden = { itemId: 'owl', record: { ...record, hiddenAt: NOW } };
    const { done, drawnHidden } = await drawPage([hidden, { itemId: 'elk', record }]);
    expect(done).toEqual([{ drawn: 2, skipped: 0, failed: 0 }]);
    expect(drawnHidden).toEqual(['owl']);
  });
});
