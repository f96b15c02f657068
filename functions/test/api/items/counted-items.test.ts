import { beforeAll, expect, it } from 'vitest';
import { wrongItemCounters } from '../../../src/domain/items/item-counters';
import { createCountedItemsRepo } from '../../../src/repos/counted-items-repo';
import { posted, remove, storeOne } from '../support/comments';
import { db } from '../support/environment';
import { change, removeItems } from '../support/item-list';
import { like } from '../support/likes';
import { createMember, type Member } from '../support/member';

const countedItems = createCountedItemsRepo(db, 2);
let member: Member;
beforeAll(async () => {
  member = await createMember();
});

/** Returns an item with a like, a deleted comment that keeps its place, and a reply to it. */
async function storeBusyItem() {
  const item = await storeOne({ likesCount: 0 });
  await like(member, item.id);
  const { id } = await posted(member, item.id);
  await posted(member, item.id, { parentId: id });
  await remove(member, item.id, id);
  return item;
}

it('finds the counters right after likes, replies and a deleted comment', async () => {
  const { id } = await storeBusyItem();
  const counted = await countedItems.get(id);
  expect(counted).toMatchObject({ likesCount: 1, likes: 1, commentsCount: 1 });
  expect(counted?.comments).toHaveLength(2);
  expect(counted && wrongItemCounters(counted)).toEqual([]);
});

it('finds wrong counters, and leaves removed items out', async () => {
  const [wrong, removed] = await Promise.all([storeBusyItem(), storeBusyItem()]);
  await change([wrong], { likesCount: 5, commentsCount: 0 });
  await removeItems([removed]);
  const found = new Map<string, readonly string[]>();
  for await (const item of countedItems.all())
    found.set(
      item.path,
      wrongItemCounters(item).map(({ field }) => field),
    );
  expect(found.get(wrong.path)).toEqual(['likesCount', 'commentsCount']);
  expect(found.has(removed.path)).toBe(false);
});
