import { itemRecordLike } from '@contract/schemas/item-record.test-support';
import type { ItemRecord } from '@contract/schemas/item-record';
import { describe, expect, it, vi } from 'vitest';
import { actorFor } from '../../lib/authority.test-support';
import type { Logger } from '../../lib/logger';
import { createOwnItemEditor } from './own-item-editor';
import type { PictureWithNewThumbnails } from './picture-store';

const { picture: CUT } = itemRecordLike();
const DRAWN = { ...CUT, isDrawn: true, placeholder: 'A'.repeat(64) };
const DRAWN_AGAIN = {
  ...DRAWN,
  placeholder: 'B'.repeat(64),
  thumbnails: [{ url: '/media/items/owl/new-320.webp', width: 320, height: 320 }],
};
const TITLE = { title: 'Tin robot' };
const LINK = { ebayUrl: 'https://www.etsy.com/listing/1' };

/** Creates an item of Ann without a cover, and the services to edit it. All edits in the database succeed. */
function itemWith(picture: ItemRecord['picture']) {
  let record = itemRecordLike({ ownerId: 'ann', platform: 'etsy', picture });
  const redraw = vi.fn(async (): Promise<PictureWithNewThumbnails> => ({
    picture: DRAWN_AGAIN,
    remove: async () => undefined,
  }));
  const pictureStore = vi.fn(async () => ({ redraw }));
  const error = vi.fn<Logger['error']>();
  const log: Logger = { info() {}, warn() {}, error, with: () => log };
  const ownItems = createOwnItemEditor({
    items: { get: async (id) => ({ id, record, changedAt: 1 }) },
    ownItems: {
      edit: async (_item, revision, fields) => {
        record = { ...record, ...fields, revision: revision + 1 };
        return true;
      },
      remove: async () => null,
    },
    categories: { find: async () => null },
    achievements: { unlockDue: async () => [] },
    pictureStore,
    now: () => record.addedAt,
  });
  const editWith = async (change: object) => {
    const ifMatch = String(record.revision);
    await ownItems.edit({ itemId: 'owl', actor: actorFor('ann'), log, ifMatch, change });
    return record;
  };
  return { editWith, redraw, pictureStore, error };
}

describe('an edit of an item without a cover', () => {
  it('changes the text even when drawing the thumbnails fails, and the next edit draws them', async () => {
    const { editWith, redraw, error } = itemWith(DRAWN);
    const failure = new Error('No storage');
    redraw.mockRejectedValueOnce(failure);
    const { title, picture } = await editWith(TITLE);
    expect(title).toBe(TITLE.title);
    // The missing placeholder marks the thumbnails as outdated, so that the next edit draws them again.
    expect(picture).toEqual({ ...DRAWN, placeholder: null });
    expect(error).toHaveBeenCalledExactlyOnceWith('drawing_failed', {
      itemId: 'owl',
      error: failure,
    });
    expect((await editWith(LINK)).picture).toEqual(DRAWN_AGAIN);
    expect(redraw).toHaveBeenCalledTimes(2);
  });

  it('changes the text even when the image library does not load', async () => {
    const { editWith, pictureStore, error } = itemWith(DRAWN);
    pictureStore.mockRejectedValueOnce(new Error('No module'));
    expect(await editWith(TITLE)).toMatchObject({ ...TITLE, revision: 1 });
    expect(error).toHaveBeenCalledOnce();
  });

  it('keeps thumbnails that an earlier version of the product cut from the picture, when drawing new ones fails', async () => {
    const { editWith, redraw } = itemWith({ ...CUT, placeholder: 'C'.repeat(64) });
    redraw.mockRejectedValueOnce(new Error('No storage'));
    expect(await editWith(LINK)).toMatchObject({
      ...LINK,
      picture: { ...CUT, placeholder: 'C'.repeat(64) },
    });
    expect((await editWith(LINK)).picture).toEqual(DRAWN_AGAIN);
  });

  it('draws nothing when the thumbnails already show the current text', async () => {
    const { editWith, pictureStore } = itemWith(DRAWN);
    expect(await editWith(LINK)).toMatchObject({ ...LINK, picture: DRAWN });
    expect(pictureStore).not.toHaveBeenCalled();
  });
});
