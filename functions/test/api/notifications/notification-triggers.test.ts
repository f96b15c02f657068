import { notificationRecordSchema } from '@contract/schemas/notification';
import { beforeEach, expect, it } from 'vitest';
import { blockAndGetHeaders } from '../support/blocking';
import { postCommentAndParse, deleteComment, storeItem } from '../support/comments';
import { db } from '../support/environment';
import { addFavorite, removeFavorite } from '../support/favorites';
import { like, unlike } from '../support/likes';
import { createMember, type Member } from '../support/member';
import { deleteItem, shareItem } from '../support/own-items';
import { TRIGGER_TIMEOUT_MS } from '../support/trigger-timeout';

let owner: Member;
let fan: Member;
beforeEach(async () => {
  [owner, fan] = await Promise.all([createMember(), createMember()]);
});

/** Returns the messages of the member's notifications, without those about achievements. */
async function messagesTo({ uid }: Member): Promise<string[]> {
  const { docs } = await db.collection(`users/${uid}/notifications`).get();
  const records = docs.map((it) => notificationRecordSchema.parse(it.data()));
  return records
    .filter(({ type }) => type !== 'achievement')
    .map(({ message }) => message)
    .sort();
}

const messages = (of: Member) => expect.poll(() => messagesTo(of), { timeout: TRIGGER_TIMEOUT_MS });

it('a member is notified of an unlocked achievement', async () => {
  const member = await createMember({ premium: true });
  await shareItem(member);
  const messagesOfAll = async () => {
    const { docs } = await db.collection(`users/${member.uid}/notifications`).get();
    return docs.map((it) => notificationRecordSchema.parse(it.data()).message);
  };
  const message = 'You shared your first item. Welcome to the community!';
  await expect.poll(messagesOfAll, { timeout: TRIGGER_TIMEOUT_MS }).toEqual([message]);
});

/**
 * Shares an item of the member `owner`. Returns the id of the item. Also returns the username of the member `fan` and
 * the title of the item in the form in which messages contain them.
 */
async function sharedByOwner() {
  const itemId = await shareItem(owner);
  const item = await db.doc(`items/${itemId}`).get();
  return { itemId, name: `@${fan.username ?? ''}`, title: `“${String(item.get('title'))}”` };
}

it('a notification of a like stays until the like is taken back', async () => {
  const { itemId, name, title } = await sharedByOwner();
  const liked = [`${name} liked your item ${title}`];
  await like(fan, itemId);
  await messages(owner).toEqual(liked);
  await unlike(fan, itemId);
  await messages(owner).toEqual([]);
  await like(fan, itemId);
  await messages(owner).toEqual(liked);
});

it('a notification of a comment stays until the comment is deleted', async () => {
  const { itemId, name, title } = await sharedByOwner();
  const { id } = await postCommentAndParse(fan, itemId, { content: 'Nice' });
  await messages(owner).toEqual([`${name} commented on your item ${title}: Nice`]);
  await deleteComment(fan, itemId, id);
  await messages(owner).toEqual([]);
});

it('a notification of a mention that was added in an edit stays until the comment is deleted', async () => {
  const { itemId, name, title } = await sharedByOwner();
  const { id } = await postCommentAndParse(fan, itemId, { content: 'Nice' });
  const third = await createMember();
  const mentions = [{ userId: third.uid, username: third.username }];
  await db.doc(`items/${itemId}/comments/${id}`).update({ mentions });
  await messages(third).toEqual([`${name} mentioned you on ${title}: Nice`]);
  await deleteComment(fan, itemId, id);
  await messages(third).toEqual([]);
});

it('the notifications of an item are removed when its owner deletes the item', async () => {
  const { itemId } = await sharedByOwner();
  await like(fan, itemId);
  await postCommentAndParse(fan, itemId, { content: 'Nice' });
  await expect
    .poll(async () => (await messagesTo(owner)).length, { timeout: TRIGGER_TIMEOUT_MS })
    .toBe(2);
  await deleteItem(owner, itemId);
  await messages(owner).toEqual([]);
});

it('a notification of a new follower stays until the follower removes the favorite', async () => {
  const [seller, follower] = await Promise.all([createMember(), createMember({ premium: true })]);
  await addFavorite(follower, seller.uid);
  await messages(seller).toEqual([`@${follower.username ?? ''} follows you now`]);
  await removeFavorite(follower, seller.uid);
  await messages(seller).toEqual([]);
});

it('a block removes the notifications that the two members caused for each other', async () => {
  const [one, other, third] = await Promise.all([createMember(), createMember(), createMember()]);
  const itemId = await shareItem(one);
  for (const by of [third, other]) await like(by, itemId);
  await postCommentAndParse(one, itemId, { content: `Ask @${other.username ?? ''}` });
  await expect
    .poll(async () => (await messagesTo(one))[0], { timeout: TRIGGER_TIMEOUT_MS })
    .toMatch(/ and 1 other liked/);
  await messages(other).toEqual([expect.stringContaining('mentioned you')]);
  await blockAndGetHeaders(one, other);
  await messages(one).toEqual([expect.stringContaining(`@${third.username ?? ''} liked`)]);
  await messages(other).toEqual([]);
});

it('the trigger ignores an invalid comment, and still notifies of the next comment', async () => {
  const [to, quiet] = await Promise.all([createMember(), createMember()]);
  const item = await storeItem({ ownerId: to.uid });
  await item.collection('comments').doc('odd').set({ userId: quiet.uid });
  await postCommentAndParse(fan, item.id, { content: 'After it' });
  await messages(to).toEqual([expect.stringContaining('After it')]);
});
