import { describe, expect, it, vi } from 'vitest';
import { itemRecordLike } from '@contract/schemas/item-record.test-support';
import type { ItemRecord } from '@contract/schemas/item-record';
import { actorFor } from '../../lib/authority.test-support';
import type { Logger } from '../../lib/logger';
import type { CoverFields } from '../../repos/own-items-repo';
import { createEditPicture } from './picture-edit';

const COVER = { x: 0, y: 0, width: 0.5, height: 0.5 };
const log: Logger = { info() {}, warn() {}, error() {}, with: () => log };

/** Creates an item that gets new thumbnails. `commit` decides whether and when the database stores the edit. */
function itemWith(commit: (store: () => boolean) => Promise<boolean>) {
  let record: ItemRecord = itemRecordLike({ ownerId: 'me' });
  const change = (fields: Partial<ItemRecord>) => {
    record = { ...record, ...fields };
    return true;
  };
  const thumbnail = { url: '/media/items/owl/new-320.webp', width: 320, height: 320 };
  const [remove, removeEarlier] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  const get = vi.fn(async (id: string) => ({ id, record, changedAt: 1 }));
  const editAs = createEditPicture({
    items: { get },
    ownItems: {
      edit: (_item, revision, fields) =>
        commit(() => change({ ...(fields as CoverFields), revision: revision + 1 })),
    },
    now: () => record.addedAt,
  });
  const editPicture = (prepare: Parameters<typeof editAs>[1]) =>
    editAs({ itemId: 'owl', actor: actorFor('me'), ifMatch: '0', log }, prepare);
  const edit = () =>
    editPicture(async () => ({
      fields: { picture: { ...record.picture, thumbnails: [thumbnail] }, cover: COVER },
      remove,
      removeEarlier,
    }));
  return { edit, editPicture, get, change, remove, removeEarlier };
}

describe('the edit of a picture', () => {
  it('keeps the new files and removes the earlier ones when the item names the new files', async () => {
    const { edit, remove, removeEarlier } = itemWith(async (store) => store());
    expect((await edit()).output.body.item).toMatchObject({ cover: COVER, revision: 1 });
    expect(remove).not.toHaveBeenCalled();
    expect(removeEarlier).toHaveBeenCalledOnce();
  });

  it('removes only the new files when another edit was stored first', async () => {
    const { edit, remove, removeEarlier } = itemWith(async () => false);
    await expect(edit()).rejects.toMatchObject({ code: 'conflict' });
    expect(remove).toHaveBeenCalledOnce();
    expect(removeEarlier).not.toHaveBeenCalled();
  });

  it('removes only the new files when the commit failed', async () => {
    const { edit, remove, removeEarlier } = itemWith(() =>
      Promise.reject(new Error('No database')),
    );
    await expect(edit()).rejects.toThrow('No database');
    expect(remove).toHaveBeenCalledOnce();
    expect(removeEarlier).not.toHaveBeenCalled();
  });

  it('keeps the new files when the commit succeeded although it seemed to fail', async () => {
    const { edit, remove, removeEarlier } = itemWith(async (store) => {
      store();
      throw new Error('The response got lost');
    });
    expect((await edit()).output.body.item).toMatchObject({ cover: COVER });
    expect(remove).not.toHaveBeenCalled();
    expect(removeEarlier).toHaveBeenCalledOnce();
  });

  it('keeps the new files when the database repeats a commit because its response got lost', async () => {
    const { edit, remove, removeEarlier } = itemWith(async (store) => {
      store();
      return false;
    });
    expect((await edit()).output.body.item).toMatchObject({ cover: COVER });
    expect(remove).not.toHaveBeenCalled();
    expect(removeEarlier).toHaveBeenCalledOnce();
  });

  it.each([
    ['conflict', 'because another crop replaced it', { revision: 1 }],
    ['not_found', 'for another reason', {}],
  ])("throws '%s' when the picture is gone %s", async (code, _when, meanwhile) => {
    const { editPicture, change } = itemWith(async (store) => store());
    const edited = editPicture(async () => {
      change(meanwhile);
      return null;
    });
    await expect(edited).rejects.toMatchObject({ code });
  });

  it('keeps the new files even when moderation hides the item right after a repeated commit', async () => {
    const { edit, change, remove } = itemWith(async (store) => {
      store();
      change({ hiddenAt: new Date() });
      throw new Error('The response got lost');
    });
    await expect(edit()).rejects.toMatchObject({ code: 'not_found' });
    expect(remove).not.toHaveBeenCalled();
  });

  it('removes no files when reading the item fails, because the item may name them', async () => {
    const { edit, get, remove, removeEarlier } = itemWith(async () => {
      get.mockRejectedValue(new Error('No database'));
      throw new Error('The response got lost');
    });
    await expect(edit()).rejects.toThrow('No database');
    expect(remove).not.toHaveBeenCalled();
    expect(removeEarlier).not.toHaveBeenCalled();
  });
});
