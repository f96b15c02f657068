import { beforeAll, expect, it } from 'vitest';
import { wrongItemCounters } from '../../../src/domain/items/item-counters';
import { createItemCountersCheckRepo } from '../../../src/repos/item-counters-check-repo';
import { postCommentAndParse, deleteComment, storeItem } from '../support/comments';
import { db } from '../support/environment';
import { like } from '../support/likes';
import { createMember, type Member } from '../support/member';
import { createOwnDatabase } from '../../support/own-database';
import { itemFieldsToStore } from '../../support/item-fields-to-store';

let member: Member;
beforeAll(async () => {
  member = await createMember();
});

/** Stores an item with a like, and with a deleted comment that stays because it has a reply. */
async function storeBusyItem() {
  const item = await storeItem({ likesCount: 0 });
  await like(member, item.id);
  const { id } = await postCommentAndParse(member, item.id);
  await postCommentAndParse(member, item.id, { parentId: id });
  await deleteComment(member, item.id, id);
  return item;
}

it('the check of counters finds nothing wrong after likes, replies and a deleted comment', async () => {
  const { id } = await storeBusyItem();
  const counted = await createItemCountersCheckRepo(db).get(id);
  expect(counted).toMatchObject({ likesCount: 1, likes: 1, commentsCount: 1 });
  expect(counted).toMatchObject({ verifiedLikesCount: 1, verifiedLikes: 1 });
  expect(counted?.comments).toHaveLength(2);
  expect(counted && wrongItemCounters(counted)).toEqual([]);
});

it('the check of counters finds wrong counters, and ignores removed items', async () => {
  const items = createOwnDatabase();
  const stored = { likesCount: 0, commentsCount: 0 };
  await Promise.all([
    items.doc('items/right').create(itemFieldsToStore(stored)),
    items
      .doc('items/wrong')
      .create(itemFieldsToStore({ likesCount: 5, verifiedLikesCount: 1, commentsCount: 2 })),
    items.doc('items/removed').create(itemFieldsToStore({ likesCount: 5, removedAt: new Date() })),
  ]);
  const found: Record<string, readonly string[]> = {};
  for await (const item of createItemCountersCheckRepo(items, 2).all())
    found[item.path] = wrongItemCounters(item).map(({ field }) => field);
  const wrong = ['likesCount', 'verifiedLikesCount', 'commentsCount'];
  expect(found).toEqual({ 'items/right': [], 'items/wrong': wrong });
});

it('the check of counters throws an error that names the invalid document', async () => {
  const items = createOwnDatabase();
  await items.doc('items/odd').create({ title: 'Lamp' });
  await expect(createItemCountersCheckRepo(items).get('odd')).rejects.toThrow(
    'items/odd is invalid',
  );
});
