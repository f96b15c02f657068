import { pictureUrlsOf } from '@contract/rules/picture-files';
import { ITEM_MISSING_MESSAGE } from '@contract/schemas/item';
import { itemRecordSchema } from '@contract/schemas/item-record';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { authorizeForTest } from '../../../src/lib/authority.test-support';
import { createHiddenItemsRepo } from '../../../src/repos/hidden-items-repo';
import { createItemSubcollectionsRepo } from '../../../src/repos/item-subcollections-repo';
import { createNotificationsRepo } from '../../../src/repos/notifications-repo';
import { createReportStatusesRepo } from '../../../src/repos/report-statuses-repo';
import { createRemovedItemEraser } from '../../../src/services/sharing/removed-item-eraser';
import { call, readError, send } from '../support/api';
import { db } from '../support/environment';
import { itemIdsOf, listItems } from '../support/item-list';
import { like, readLikeCountAndUids } from '../support/likes';
import { createMember, type Member, uniqueName } from '../support/member';
import { deleteItem, shareItem } from '../support/own-items';
import { SALE_FIELDS } from '../support/share-sale';
import { TRIGGER_TIMEOUT_MS } from '../support/trigger-timeout';

let owner: Member;
beforeAll(async () => {
  owner = await createMember({ premium: true });
});
const itemOf = (id: string) => db.doc(`items/${id}`);
const count = async (id: string, part: 'likes' | 'comments') =>
  (await itemOf(id).collection(part).count().get()).data().count;

async function addMany(id: string, part: 'likes' | 'comments', number: number): Promise<void> {
  const batch = db.batch();
  for (let n = 0; n < number; n += 1)
    batch.create(itemOf(id).collection(part).doc(`x${n}`), { userId: `u${n}` });
  await batch.commit();
}

describe('DELETE /api/user/items/:itemId', () => {
  it("removes the item from lists that are requested with the returned items version, and makes the item's own URL return 404", async () => {
    const title = uniqueName();
    const itemId = await shareItem(owner, { fields: { ...SALE_FIELDS, title } });
    expect(itemIdsOf(await listItems({ search: title }))).toEqual([itemId]);
    const response = await deleteItem(owner, itemId);
    expect(response.status).toBe(204);
    const listed = await call('listItems', {
      query: { search: title },
      headers: { 'x-items-version': response.headers.get('x-items-version') ?? '' },
    });
    expect(await listed.json()).toMatchObject({ items: [], pagination: { total: 0 } });
    expect((await call('getItem', { params: { itemId } })).status).toBe(404);
  });

  it('succeeds when the request is repeated, and keeps the time of the first deletion', async () => {
    const itemId = await shareItem(owner);
    await deleteItem(owner, itemId);
    const before = await itemOf(itemId).get();
    expect((await deleteItem(owner, itemId)).status).toBe(204);
    expect((await itemOf(itemId).get()).get('removedAt')).toEqual(before.get('removedAt'));
  });

  it('deletes expired and hidden items of the member', async () => {
    const [expired, hidden] = await Promise.all([shareItem(owner), shareItem(owner)]);
    await itemOf(expired).update({ expiresAt: new Date() });
    await itemOf(hidden).update({ hiddenAt: new Date() });
    for (const id of [expired, hidden]) expect((await deleteItem(owner, id)).status).toBe(204);
  });

  it("returns the same response for another member's item as for an item that does not exist", async () => {
    const other = await createMember();
    const foreign = await shareItem(other);
    for (const id of [foreign, uniqueName()])
      expect(await readError(await deleteItem(owner, id))).toMatchObject({
        status: 404,
        code: 'not_found',
        message: ITEM_MISSING_MESSAGE,
      });
    expect((await itemOf(foreign).get()).get('removedAt')).toBeNull();
  });
});

describe('the trigger eraseRemovedItem', () => {
  it('deletes the pictures, likes and comments of the item, keeps its document, and deletes a like that is stored later', async () => {
    const fields = { ...SALE_FIELDS, comment: 'Nice' };
    const itemId = await shareItem(owner, { fields });
    const keptId = await shareItem(owner, { fields });
    const fan = await createMember();
    for (const id of [itemId, keptId]) expect((await like(fan, id)).status).toBe(200);
    const { picture } = itemRecordSchema.parse((await itemOf(itemId).get()).data());
    const urls = pictureUrlsOf(picture);
    const statuses = async () => {
      const responses = await Promise.all(urls.map((url) => send('GET', url)));
      return new Set(responses.map(({ status }) => status));
    };
    expect(await statuses()).toEqual(new Set([200]));
    await deleteItem(owner, itemId);
    const parts = async () => [await count(itemId, 'likes'), await count(itemId, 'comments')];
    await expect.poll(parts, { timeout: TRIGGER_TIMEOUT_MS }).toEqual([0, 0]);
    expect(await statuses()).toEqual(new Set([404]));
    expect((await itemOf(itemId).get()).get('removedAt')).not.toBeNull();
    // Stores a like after the erasure, as a slow call does that checked the item before the removal.
    const late = db.batch();
    late.create(itemOf(itemId).collection('likes').doc(owner.uid), { userId: owner.uid });
    late.update(itemOf(itemId), {
      likesCount: FieldValue.increment(1),
      updatedAt: FieldValue.serverTimestamp(),
    });
    await late.commit();
    await expect.poll(parts, { timeout: TRIGGER_TIMEOUT_MS }).toEqual([0, 0]);
    expect((await readLikeCountAndUids(itemOf(keptId))).uids).toEqual([fan.uid]);
    expect(await count(keptId, 'comments')).toBe(1);
  });
});

describe('the erasure of a removed item', () => {
  const BATCH = 2;

  /** Creates an erasure that fails at the n-th step, and records the folders that it has removed. */
  function interrupted(failAt: number) {
    let steps = 0;
    const removed: string[] = [];
    const step = () => {
      steps += 1;
      if (steps === failAt) throw new Error(`Interrupted at step ${failAt}`);
    };
    const itemSubcollections = createItemSubcollectionsRepo(db, BATCH);
    const notifications = createNotificationsRepo(db, { now: () => new Date(), batchSize: BATCH });
    const reportStatuses = createReportStatusesRepo(db, BATCH);
    const hiddenItems = createHiddenItemsRepo(db);
    const removedItems = createRemovedItemEraser({
      media: () =>
        Promise.resolve({
          removeFolder: (folder) => {
            step();
            removed.push(folder);
            return Promise.resolve();
          },
        }),
      itemSubcollections: {
        deleteAll: async (itemId, part) => {
          step();
          await itemSubcollections.deleteAll(itemId, part);
        },
      },
      notifications: {
        removeOfItem: async (itemId) => {
          step();
          await notifications.removeOfItem(itemId);
        },
      },
      reportStatuses: {
        resolveOfItem: async (itemId, note) => {
          step();
          await reportStatuses.resolveOfItem(itemId, note);
        },
      },
      hiddenItems: {
        forget: async (item) => {
          step();
          await hiddenItems.forget(item);
        },
      },
    });
    return { removedItems, removed };
  }

  // The test of expired items covers an interruption of the erasure after every write.
  it.each([1, 7])('completes in the next run when it was interrupted at step %s', async (at) => {
    const itemId = uniqueName();
    await addMany(itemId, 'likes', 2 * BATCH);
    await addMany(itemId, 'comments', 2 * BATCH + 1);
    const { removedItems, removed } = interrupted(at);
    await expect(removedItems.erase(authorizeForTest({ itemId }), 'Item deleted')).rejects.toThrow(
      'Interrupted',
    );
    await removedItems.erase(authorizeForTest({ itemId }), 'Item deleted');
    expect(removed).toEqual(expect.arrayContaining([`items/${itemId}`, `hidden/${itemId}`]));
    expect(await count(itemId, 'likes')).toBe(0);
    expect(await count(itemId, 'comments')).toBe(0);
  });

  it('deletes everything when two runs overlap', async () => {
    const itemId = uniqueName();
    await addMany(itemId, 'comments', 5 * BATCH);
    const { removedItems } = interrupted(0);
    await Promise.all([
      removedItems.erase(authorizeForTest({ itemId }), 'Item deleted'),
      removedItems.erase(authorizeForTest({ itemId }), 'Item deleted'),
    ]);
    expect(await count(itemId, 'comments')).toBe(0);
  });
});
