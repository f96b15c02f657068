import { itemListPageSchema } from '@contract/schemas/item-list';
import { ITEM_MISSING_MESSAGE } from '@contract/schemas/item';
import { ITEMS_VERSION_HEADER } from '@contract/schemas/items-version';
import type { ItemRecord } from '@contract/schemas/item-record';
import type { DocumentReference } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { call, readError } from '../support/api';
import { listItems, removeItems, storeItems } from '../support/item-list';
import { like, likedItemIds, readLikeCountAndUids, unlike } from '../support/likes';
import { createMember, type Member, uniqueName } from '../support/member';

async function storeOne(changes: Partial<ItemRecord> = {}): Promise<DocumentReference> {
  const [ref] = await storeItems([changes]);
  if (!ref) throw new Error('The item was not stored');
  return ref;
}

const GONE = [
  ['removed', { removedAt: new Date() }],
  ['hidden', { hiddenAt: new Date() }],
  ['expired', { expiresAt: new Date(Date.now() - 1) }],
] as const;

it('a like and an unlike each count only once when the request is sent twice', async () => {
  const [member, item] = await Promise.all([createMember(), storeOne()]);
  for (const response of [await like(member, item.id), await like(member, item.id)]) {
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ newAchievements: [] });
  }
  expect(await readLikeCountAndUids(item)).toEqual({ count: 1, uids: [member.uid] });
  for (const response of [await unlike(member, item.id), await unlike(member, item.id)]) {
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ newAchievements: [] });
  }
  expect(await readLikeCountAndUids(item)).toEqual({ count: 0, uids: [] });
});

it('the list of liked items contains only the items that the member has liked, the most recently liked first', async () => {
  const [member, other] = await Promise.all([createMember(), createMember()]);
  const items = await storeItems([{}, {}, {}]);
  const ids = items.map(({ id }) => id);
  for (const id of ids) await like(member, id);
  await like(other, ids[1] ?? '');
  expect(await likedItemIds(member)).toEqual(ids.toReversed());
  await unlike(member, ids[1] ?? '');
  expect(await likedItemIds(member)).toEqual([ids[2], ids[0]]);
  expect(await likedItemIds(other)).toEqual([ids[1]]);
});

it('a like by a member without a username gets a 403, but this member can unlike an item', async () => {
  const [member, item] = await Promise.all([createMember({ username: null }), storeOne()]);
  expect(await readError(await like(member, item.id))).toMatchObject({
    status: 403,
    code: 'username_required',
    message: 'Please set up your username to like.',
  });
  expect(await readLikeCountAndUids(item)).toEqual({ count: 0, uids: [] });
  const createdAt = new Date();
  await item.collection('likes').doc(member.uid).create({ userId: member.uid, createdAt });
  await item.update({ likesCount: 1 });
  expect((await unlike(member, item.id)).status).toBe(200);
  expect(await readLikeCountAndUids(item)).toEqual({ count: 0, uids: [] });
});

it.each(GONE)(
  'a like gets a 404 and is not stored when the item is %s',
  async (_state, changes) => {
    const [member, item] = await Promise.all([createMember(), storeOne(changes)]);
    expect(await readError(await like(member, item.id))).toMatchObject({
      status: 404,
      code: 'not_found',
      message: ITEM_MISSING_MESSAGE,
    });
    expect(await readLikeCountAndUids(item)).toEqual({ count: 0, uids: [] });
  },
);

it('a like of an item that never existed gets a 404, but an unlike of this item succeeds', async () => {
  const member = await createMember();
  const itemId = uniqueName();
  expect((await like(member, itemId)).status).toBe(404);
  expect((await unlike(member, itemId)).status).toBe(200);
  expect(await likedItemIds(member)).toEqual([]);
});

it('a member can unlike an item that was removed', async () => {
  const [member, item] = await Promise.all([createMember(), storeOne()]);
  await like(member, item.id);
  await removeItems([item]);
  expect((await unlike(member, item.id)).status).toBe(200);
  expect(await readLikeCountAndUids(item)).toEqual({ count: 0, uids: [] });
});

/**
 * Lists items with the items version in `response`, like the browser after it has changed an item. Returns the number
 * of likes of the item with the given title.
 */
async function countAfter(response: Response, title: string, as: Member): Promise<unknown> {
  const version = response.headers.get(ITEMS_VERSION_HEADER) ?? '';
  const listed = await call('listItems', {
    as,
    query: { search: title },
    headers: { [ITEMS_VERSION_HEADER]: version },
  });
  return itemListPageSchema.parse(await listed.json()).items[0]?.likesCount;
}

it('the next list that the member requests after a like shows the like, even when the request for the like was repeated', async () => {
  const title = uniqueName();
  const [member, item] = await Promise.all([createMember(), storeOne({ title })]);
  await listItems({ search: title });
  expect(await countAfter(await like(member, item.id), title, member)).toBe(1);
  expect(await countAfter(await like(member, item.id), title, member)).toBe(1);
  expect(await countAfter(await unlike(member, item.id), title, member)).toBe(0);
});

it('a like moves the item up in the list that is sorted by likes', async () => {
  const title = uniqueName();
  const [member, items] = await Promise.all([createMember(), storeItems([{ title }, { title }])]);
  const ids = items.map(({ id }) => id);
  for (const id of ids) {
    for (const other of ids) await unlike(member, other);
    await like(member, id);
    const { items: sorted } = await listItems({ search: title, sortBy: 'likes' });
    expect(sorted[0]).toMatchObject({ id, likesCount: 1 });
  }
});
