import { BULK_DELETION_MAX_ITEMS, BULK_DELETION_MESSAGES } from '@contract/schemas/own-items';
import { beforeAll, describe, expect, it } from 'vitest';
import { totalsOf } from '../support/achievements';
import { call, readError, send } from '../support/api';
import { db } from '../support/environment';
import { itemIdsOf } from '../support/item-list';
import { like } from '../support/likes';
import { createMember, type Member, uniqueName } from '../support/member';
import {
  deleteItems,
  deleteItemsAndParse,
  readOwnItemsPage,
  readOwnStats,
  shareItem,
} from '../support/own-items';
import { TRIGGER_TIMEOUT_MS } from '../support/trigger-timeout';

const removedAt = async (id: string): Promise<unknown> =>
  (await db.doc(`items/${id}`).get()).get('removedAt');

describe('DELETE /api/user/items/bulk', () => {
  let member: Member;
  beforeAll(async () => {
    member = await createMember();
  });

  it("deletes the member's own items, and responds to the id of another member's item as to an unknown id", async () => {
    const [owner, other] = await Promise.all([createMember(), createMember()]);
    const own = [await shareItem(owner), await shareItem(owner)];
    const kept = await shareItem(owner);
    const foreign = await shareItem(other);
    const withForeign = await deleteItemsAndParse(owner, [...own, foreign]);
    expect(withForeign).toMatchObject({ deletedCount: 2, totalRequested: 3 });
    expect(await removedAt(foreign)).toBeNull();
    const withMissing = await deleteItemsAndParse(owner, [...own, uniqueName()]);
    expect(withMissing).toMatchObject({ deletedCount: 2, totalRequested: 3 });
    const version = { 'x-items-version': withForeign.version };
    expect(itemIdsOf(await readOwnItemsPage(owner, {}, version))).toEqual([kept]);
    expect(await readOwnStats(owner, version)).toMatchObject({ totalItems: 1 });
  });

  it('deletes and counts an item only once when the request contains its id twice', async () => {
    const owner = await createMember();
    const itemId = await shareItem(owner);
    const deleted = await deleteItemsAndParse(owner, [itemId, itemId, itemId]);
    expect(deleted).toMatchObject({ deletedCount: 1, totalRequested: 1 });
    expect((await totalsOf(owner)).itemsShared).toBe(0);
  });

  it('deletes nothing when the request names only unknown ids and items of other members', async () => {
    const owner = await createMember();
    const kept = await shareItem(owner);
    const foreign = await shareItem(await createMember());
    const deleted = await deleteItemsAndParse(owner, [foreign, uniqueName()]);
    expect(deleted).toMatchObject({ deletedCount: 0, totalRequested: 2 });
    expect(itemIdsOf(await readOwnItemsPage(owner))).toEqual([kept]);
  });

  it('returns the same response when the request is repeated, and subtracts the items from the totals only once', async () => {
    const owner = await createMember();
    const ids = [await shareItem(owner), await shareItem(owner), await shareItem(owner)];
    const gone = ids.slice(1);
    const first = await deleteItemsAndParse(owner, gone);
    expect(await deleteItemsAndParse(owner, gone)).toEqual(first);
    expect((await totalsOf(owner)).itemsShared).toBe(1);
  });

  it('deletes hidden and expired items', async () => {
    const owner = await createMember();
    const ids = [await shareItem(owner), await shareItem(owner)];
    const [hidden = '', expired = ''] = ids;
    await db.doc(`items/${hidden}`).update({ hiddenAt: new Date() });
    await db.doc(`items/${expired}`).update({ expiresAt: new Date() });
    expect(await deleteItemsAndParse(owner, ids)).toMatchObject({ deletedCount: 2 });
  });

  it('makes the trigger erase the likes of each deleted item, like the deletion of one item does', async () => {
    const [owner, fan] = await Promise.all([createMember(), createMember()]);
    const itemId = await shareItem(owner);
    await like(fan, itemId);
    await deleteItemsAndParse(owner, [itemId]);
    const likes = async () =>
      (await db.collection(`items/${itemId}/likes`).count().get()).data().count;
    await expect.poll(likes, { timeout: TRIGGER_TIMEOUT_MS }).toBe(0);
  });

  it('accepts 100 ids in one call', async () => {
    const owner = await createMember();
    const itemId = await shareItem(owner);
    const others = Array.from({ length: BULK_DELETION_MAX_ITEMS - 1 }, uniqueName);
    const deleted = await deleteItemsAndParse(owner, [...others, itemId]);
    expect(deleted).toMatchObject({ deletedCount: 1, totalRequested: BULK_DELETION_MAX_ITEMS });
  });

  it.each([
    ['no item', [], BULK_DELETION_MESSAGES.nothingSelected],
    ['101 items', Array.from({ length: 101 }, uniqueName), BULK_DELETION_MESSAGES.tooMany],
  ])('returns a 400 when the request names %s', async (_what, itemIds, message) => {
    const response = await deleteItems(member, itemIds);
    expect(await readError(response)).toMatchObject({ status: 400, message });
  });

  it.each([[['../x']], [['__x__']], ['owl'], [[1]], [undefined]])(
    'returns a 400 for the ids %j',
    async (itemIds) => {
      expect((await deleteItems(member, itemIds)).status).toBe(400);
    },
  );

  it('returns a 413 when the body is too long', async () => {
    const owner = await createMember();
    const raw = JSON.stringify({ itemIds: ['x'.repeat(20_000)] });
    const headers = { 'content-type': 'application/json' };
    expect((await call('deleteOwnItems', { as: owner, raw, headers })).status).toBe(413);
  });

  it('rejects a request that another site sends', async () => {
    const owner = await createMember();
    const itemId = await shareItem(owner);
    const response = await send('DELETE', '/api/user/items/bulk', {
      as: owner,
      json: { itemIds: [itemId] },
      headers: { origin: 'https://evil.test' },
    });
    expect(response.status).toBe(403);
    expect(await removedAt(itemId)).toBeNull();
  });
});
