import { notificationRecordSchema } from '@contract/schemas/notification';
import { beforeAll, expect, it } from 'vitest';
import { blocked } from '../support/blocking';
import { posted, remove, storeOne } from '../support/comments';
import { db } from '../support/environment';
import { addFavorite, removeFavorite } from '../support/favorites';
import { like, unlike } from '../support/likes';
import { createMember, type Member } from '../support/member';
import { deleteItem, shareItem } from '../support/own-items';
import { TRIGGER_TIMEOUT_MS } from '../support/trigger-timeout';

let owner: Member;
let fan: Member;
beforeAll(async () => {
  [owner, fan] = await Promise.all([createMember(), createMember()]);
});

/** Returns the notifications about others. */
async function messagesTo({ uid }: Member): Promise<string[]> {
  const { docs } = await db.collection(`users/${uid}/notifications`).get();
  const records = docs.map((it) => notificationRecordSchema.parse(it.data()));
  return records
    .filter(({ type }) => type !== 'achievement')
    .map(({ message }) => message)
    .sort();
}

const messages = (of: Member) => expect.poll(() => messagesTo(of), { timeout: TRIGGER_TIMEOUT_MS });

it('notifies of an achievement', async () => {
  const member = await createMember({ premium: true });
  await shareItem(member);
  const messagesOfAll = async () => {
    const { docs } = await db.collection(`users/${member.uid}/notifications`).get();
    return docs.map((it) => notificationRecordSchema.parse(it.data()).message);
  };
  const message = 'You shared your first item. Welcome to the community!';
  await expect.poll(messagesOfAll, { timeout: TRIGGER_TIMEOUT_MS }).toEqual([message]);
});

it('notifies of a like, a comment and a mention that an edit adds, until they or the item are gone', async () => {
  const itemId = await shareItem(owner);
  const [name, to] = [`@${fan.username ?? ''}`, await db.doc(`items/${itemId}`).get()];
  const title = `“${String(to.get('title'))}”`;
  await like(fan, itemId);
  const comment = await posted(fan, itemId, { content: 'Nice' });
  const both = [
    `${name} commented on your item ${title}: Nice`,
    `${name} liked your item ${title}`,
  ];
  await messages(owner).toEqual(both);
  const third = await createMember();
  await db.doc(`items/${itemId}/comments/${comment.id}`).update({
    mentions: [{ userId: third.uid, username: third.username }],
  });
  await messages(third).toEqual([`${name} mentioned you on ${title}: Nice`]);
  await unlike(fan, itemId);
  await messages(owner).toEqual([both[0]]);
  await like(fan, itemId);
  await messages(owner).toEqual(both);
  await remove(fan, itemId, comment.id);
  await messages(third).toEqual([]);
  await messages(owner).toEqual([both[1]]);
  await deleteItem(owner, itemId);
  await messages(owner).toEqual([]);
});

it('notifies of a follower until they change their mind', async () => {
  const [seller, follower] = await Promise.all([createMember(), createMember({ premium: true })]);
  await addFavorite(follower, seller.uid);
  await messages(seller).toEqual([`@${follower.username ?? ''} follows you now`]);
  await removeFavorite(follower, seller.uid);
  await messages(seller).toEqual([]);
});

it('removes what a blocked member caused, in both directions', async () => {
  const [one, other, third] = await Promise.all([createMember(), createMember(), createMember()]);
  const itemId = await shareItem(one);
  for (const by of [third, other]) await like(by, itemId);
  await posted(one, itemId, { content: `Ask @${other.username ?? ''}` });
  await expect
    .poll(async () => (await messagesTo(one))[0], { timeout: TRIGGER_TIMEOUT_MS })
    .toMatch(/ and 1 other liked/);
  await messages(other).toEqual([expect.stringContaining('mentioned you')]);
  await blocked(one, other);
  await messages(one).toEqual([expect.stringContaining(`@${third.username ?? ''} liked`)]);
  await messages(other).toEqual([]);
});

it('ignores a comment that is not as it should be, instead of trying again for days', async () => {
  const [to, quiet] = await Promise.all([createMember(), createMember()]);
  const item = await storeOne({ ownerId: to.uid });
  await item.collection('comments').doc('odd').set({ userId: quiet.uid });
  await posted(fan, item.id, { content: 'After it' });
  await messages(to).toEqual([expect.stringContaining('After it')]);
});
