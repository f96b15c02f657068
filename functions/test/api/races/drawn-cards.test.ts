import { pictureUrlsOf } from '@contract/rules/picture-files';
import type { ItemRecord } from '@contract/schemas/item-record';
import { itemRecordSchema } from '@contract/schemas/item-record';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { mediaPathOf } from '../../../src/domain/media-path';
import { createSharpPicturesGateway } from '../../../src/gateways/pictures/sharp-pictures';
import { actorFor, authorizeForTest } from '../../../src/lib/authority.test-support';
import { createJsonLogger } from '../../../src/lib/json-logger';
import { createItemsToRedrawRepo } from '../../../src/repos/items-to-redraw-repo';
import { createHiddenPictureStore } from '../../../src/services/moderation/hidden-picture-store';
import {
  createMissingThumbnailGenerator,
  type ThumbnailDrawingCounts,
} from '../../../src/services/sharing/missing-thumbnail-generator';
import { createOwnItemEditor } from '../../../src/services/sharing/own-item-editor';
import { createLinkFilesToItem } from '../../../src/services/sharing/picture-edit';
import { createPictureStore, type PictureStore } from '../../../src/services/sharing/picture-store';
import { createOwnDatabase } from '../../support/own-database';
import {
  addMembers,
  createTemporaryMediaGateway,
  createReposAtRemovalTime,
  shareExpiredItem,
} from '../support/expired-items';

const FAR = new Date('2099-01-01');
const log = createJsonLogger();
const SALE = { title: 'Brass owl', platform: 'ebay', price: '$34.99' } as const;

/**
 * Creates a new database and a new media folder. Returns functions that add items of the member Ann and read the files
 * of these items.
 */
async function world() {
  const db = createOwnDatabase();
  const media = await createTemporaryMediaGateway();
  const pictureStore = createPictureStore({ pictures: createSharpPicturesGateway(), media });
  await addMembers(db, 'ann');
  const page = { width: 90, height: 90, channels: 3, background: '#357' } as const;
  const upload = await sharp({ create: page }).png().toBuffer();
  const recordOf = async (id: string) =>
    itemRecordSchema.parse((await db.doc(`items/${id}`).get()).data());
  const pathsOf = async (id: string) => (await media.pathsIn(`items/${id}`)).sort();
  const hiddenPathsOf = async (id: string) => (await media.pathsIn(`hidden/${id}`)).sort();
  const hiddenPictureStore = createHiddenPictureStore({ media: () => Promise.resolve(media), log });
  return {
    db,
    pictureStore,
    hiddenPictureStore,
    recordOf,
    pathsOf,
    hiddenPathsOf,
    ...createReposAtRemovalTime(db),
    /**
     * Shares an item without a cover. If `isDrawn` is false, its thumbnails are cut from the picture, as an earlier
     * version of the product did.
     */
    add: async (id: string, change: Partial<ItemRecord> = {}, isDrawn = false) => {
      const look = { cover: isDrawn ? null : { x: 0, y: 0, width: 1, height: 1 }, sale: SALE };
      const { picture } = await pictureStore.add(id, upload, look, log);
      await shareExpiredItem(db, id, {
        picture,
        expiresAt: FAR,
        sourceLocation: 'Other',
        ...change,
      });
    },
    /** Returns the stored files that the item names. */
    named: async (id: string) => {
      const paths = pictureUrlsOf((await recordOf(id)).picture).map(mediaPathOf);
      const stored = await pathsOf(id);
      return { missing: paths.filter((path) => !stored.includes(path ?? '')), stored, paths };
    },
  };
}

type World = Awaited<ReturnType<typeof world>>;

/** Calls `between` after the thumbnails are drawn and before the stored item names them. */
const drawnBefore = (
  pictureStore: PictureStore,
  between: () => Promise<unknown>,
): Pick<PictureStore, 'redraw' | 'redrawHidden'> => ({
  redraw: async (...args) => {
    const redrawn = await pictureStore.redraw(...args);
    await between();
    return redrawn;
  },
  redrawHidden: async (...args) => {
    const redrawn = await pictureStore.redrawHidden(...args);
    await between();
    return redrawn;
  },
});

const editIn = ({ items, ownItems, achievements, pictureStore }: World, between = async () => {}) =>
  createOwnItemEditor({
    items,
    ownItems,
    achievements,
    now: () => new Date(),
    categories: { find: () => Promise.resolve(null) },
    pictureStore: () => Promise.resolve(drawnBefore(pictureStore, between)),
  }).edit({
    itemId: 'owl',
    actor: actorFor('ann'),
    ifMatch: '0',
    log,
    change: { title: 'Tin robot' },
  });

describe('an edit of an item without a cover', () => {
  it('stores the new thumbnails together with the new title', async () => {
    const items = await world();
    await items.add('owl', {}, true);
    await editIn(items);
    const { title, revision, picture } = await items.recordOf('owl');
    expect({ title, revision, isDrawn: picture.isDrawn }).toEqual({
      title: 'Tin robot',
      revision: 1,
      isDrawn: true,
    });
    expect((await items.named('owl')).missing).toEqual([]);
  });

  it('leaves no thumbnail when another edit is committed before it', async () => {
    const items = await world();
    await items.add('owl', {}, true);
    const before = await items.pathsOf('owl');
    const edit = editIn(items, async () => {
      const { picture } = await items.recordOf('owl');
      await items.ownItems.edit(authorizeForTest({ itemId: 'owl' }), 0, { picture });
    });
    await expect(edit).rejects.toMatchObject({ code: 'conflict' });
    expect((await items.recordOf('owl')).title).toBe('Brass owl');
    expect(await items.pathsOf('owl')).toEqual(before);
  });

  it('draws thumbnails for an item whose thumbnails an earlier version of the product cut from its picture', async () => {
    const items = await world();
    await items.add('owl');
    await editIn(items);
    expect((await items.recordOf('owl')).picture.isDrawn).toBe(true);
  });
});

describe('the command that draws thumbnails for items of earlier versions', () => {
  const COVER = { x: 0, y: 0, width: 1, height: 1 };
  const drawAll = async (items: World, between = async () => {}, pages = Infinity) => {
    const { db, pictureStore } = items;
    const undrawn = createMissingThumbnailGenerator({
      undrawnItems: createItemsToRedrawRepo(db, 2),
      pictureStore: drawnBefore(pictureStore, between),
      linkFilesToItem: createLinkFilesToItem(items),
      log,
      now: () => new Date(),
    });
    const done: ThumbnailDrawingCounts[] = [];
    for await (const page of undrawn.draw()) if (done.push(page) >= pages) break;
    const total = (of: keyof ThumbnailDrawingCounts) =>
      done.reduce((sum, page) => sum + page[of], 0);
    return { drawn: total('drawn'), skipped: total('skipped'), failed: total('failed') };
  };

  it('draws the thumbnails of each item once, even when it is stopped and runs again, and does not change other items', async () => {
    const items = await world();
    await Promise.all([
      ...['bat', 'cat', 'elk'].map((id) => items.add(id)),
      items.add('ant', {}, true),
      items.add('dog', { cover: COVER }),
      items.add('fox', { removedAt: new Date() }),
      items.add('hen', { hiddenAt: new Date(), removedAt: new Date() }),
      items.add('yak', { expiresAt: new Date() }),
    ]);
    const others = ['ant', 'dog', 'fox', 'hen', 'yak'];
    const before = await Promise.all(others.map((id) => items.recordOf(id)));
    const none = { drawn: 0, skipped: 0, failed: 0 };
    expect(await drawAll(items, undefined, 1)).toEqual({ ...none, drawn: 1 });
    expect(await drawAll(items)).toEqual({ ...none, drawn: 2 });
    expect(await drawAll(items)).toEqual(none);
    for (const id of ['bat', 'cat', 'elk']) {
      const { picture, cover, revision } = await items.recordOf(id);
      expect({ isDrawn: picture.isDrawn, cover, revision }, id).toEqual({
        isDrawn: true,
        cover: null,
        revision: 1,
      });
      expect((await items.named(id)).missing).toEqual([]);
    }
    expect(await Promise.all(others.map((id) => items.recordOf(id)))).toEqual(before);
  });

  describe('for an item that moderation hides', () => {
    const hide = async ({ db, hiddenPictureStore, recordOf }: World) => {
      await db.doc('items/owl').update({ hiddenAt: new Date() });
      await hiddenPictureStore.hide({ itemId: 'owl', picture: (await recordOf('owl')).picture });
    };

    it('stores the new thumbnails in the hidden folder, from which they move to the public folder when the item is shown again', async () => {
      const items = await world();
      await items.add('owl');
      await hide(items);
      expect(await drawAll(items)).toMatchObject({ drawn: 1 });
      expect(await items.pathsOf('owl')).toEqual([]);
      const { picture, hiddenAt } = await items.recordOf('owl');
      expect(hiddenAt).not.toBeNull();
      const shown = await items.hiddenPictureStore.copyToPublic({ itemId: 'owl', picture });
      expect(shown.picture.isDrawn).toBe(true);
      const paths = pictureUrlsOf(shown.picture).map(mediaPathOf);
      expect(await items.pathsOf('owl')).toEqual(paths.sort());
    });

    it('leaves no file when an admin shows the item again while the command draws', async () => {
      const items = await world();
      await items.add('owl');
      await hide(items);
      const before = await items.hiddenPathsOf('owl');
      const show = () => items.db.doc('items/owl').update({ hiddenAt: null });
      expect(await drawAll(items, async () => void (await show()))).toMatchObject({ skipped: 1 });
      expect(await items.hiddenPathsOf('owl')).toEqual(before);
    });
  });

  it('draws the thumbnails that an edit could not draw', async () => {
    const items = await world();
    await items.add('owl', {}, true);
    const failing = { redraw: () => Promise.reject(new Error('No storage')) };
    await editIn({ ...items, pictureStore: { ...items.pictureStore, ...failing } });
    const { title, picture } = await items.recordOf('owl');
    expect(title).toBe('Tin robot');
    expect(await drawAll(items)).toMatchObject({ drawn: 1 });
    const { picture: drawn } = await items.recordOf('owl');
    expect(drawn.thumbnails).not.toEqual(picture.thumbnails);
    expect((await items.named('owl')).missing).toEqual([]);
    expect(await drawAll(items)).toMatchObject({ drawn: 0 });
  });

  it('skips an item that is edited while the command draws its thumbnails, and leaves no file', async () => {
    const items = await world();
    await items.add('owl');
    const before = await items.pathsOf('owl');
    const { picture } = await items.recordOf('owl');
    const key = authorizeForTest({ itemId: 'owl' });
    const edit = () => items.ownItems.edit(key, 0, { picture, cover: COVER });
    expect(await drawAll(items, async () => void (await edit()))).toMatchObject({ skipped: 1 });
    expect(await items.recordOf('owl')).toMatchObject({ picture, cover: COVER });
    expect(await items.pathsOf('owl')).toEqual(before);
  });

  it('continues with the next item after an item whose thumbnails it cannot draw', async () => {
    const items = await world();
    await items.add('elk');
    await items.add('owl');
    let calls = 0;
    const failOnce = async () => {
      calls += 1;
      if (calls === 1) throw new Error('No space left');
    };
    expect(await drawAll(items, failOnce)).toMatchObject({ drawn: 1, failed: 1 });
  });
});
