import { describe, expect, it, vi } from 'vitest';
import { itemRecordLike } from '@contract/schemas/item-record.test-support';
import type { ItemRecord } from '@contract/schemas/item-record';
import { actorFor } from '../../lib/authority.test-support';
import type { Logger } from '../../lib/logger';
import type { CoverFields } from '../../repos/own-items-repo';
import { createItemCovers } from './item-covers';

const COVER = { x: 0, y: 0, width: 0.5, height: 0.5 };
const log: Logger = { info() {}, warn() {}, error() {}, with: () => log };

/** An item whose thumbnails can be cut again, in a database that stores an edit as `edit` says. */
function coversOf(edit: (store: () => boolean) => Promise<boolean>) {
  let record: ItemRecord = itemRecordLike({ ownerId: 'me' });
  const thumbnail = { url: '/media/items/owl/new-320.webp', width: 320, height: 320 };
  const remove = vi.fn(async () => undefined);
  const store = (fields: CoverFields) => {
    record = { ...record, ...fields, revision: record.revision + 1 };
    return true;
  };
  const covers = createItemCovers({
    items: { get: async (id) => ({ id, record, changedAt: 1 }) },
    ownItems: { edit: (_id, _revision, fields) => edit(() => store(fields as CoverFields)) },
    pictureStore: {
      recut: async (picture) => ({
        picture: { ...picture, thumbnails: [thumbnail], shown: COVER },
        remove,
      }),
    },
    now: () => record.addedAt,
  });
  const own = { itemId: 'owl', actor: actorFor('me') };
  const change = () => covers.change({ ...own, cover: '0,0,0.5,0.5', ifMatch: '0', log });
  return { change, remove };
}

describe('item covers', () => {
  it('keeps the new thumbnails when the item names them', async () => {
    const { change, remove } = coversOf(async (store) => store());
    expect((await change()).output.body.item).toMatchObject({ cover: COVER, revision: 1 });
    expect(remove).not.toHaveBeenCalled();
  });

  it('removes the new thumbnails when another edit was first', async () => {
    const { change, remove } = coversOf(async () => false);
    await expect(change()).rejects.toMatchObject({ code: 'conflict' });
    expect(remove).toHaveBeenCalledOnce();
  });

  it('removes the new thumbnails when the commit failed', async () => {
    const { change, remove } = coversOf(() => Promise.reject(new Error('No database')));
    await expect(change()).rejects.toThrow('No database');
    expect(remove).toHaveBeenCalledOnce();
  });

  it('keeps them when the commit succeeded although it seemed to fail', async () => {
    const { change, remove } = coversOf(async (store) => {
      store();
      throw new Error('The answer got lost');
    });
    expect((await change()).output.body.item).toMatchObject({ cover: COVER });
    expect(remove).not.toHaveBeenCalled();
  });
});
