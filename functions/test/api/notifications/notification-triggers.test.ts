import { notificationRecordSchema } from '@contract/schemas/notification';
import { beforeAll, expect, it } from 'vitest';
import { posted, remove, storeOne } from '../support/comments';
import { db } from '../support/environment';
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
  await unlike(fan, itemId);
  await like(fan, itemId);
  const third = await createMember();
  await db.doc(`items/${itemId}/comments/${comment.id}`).update({
    mentions: [{ userId: third.uid, username: third.username }],
  });
  await messages(third).toEqual([`${name} mentioned you on ${title}: Nice`]);
  expect(await messagesTo(owner)).toEqual(both);
  await remove(fan, itemId, comment.id);
  await messages(third).toEqual([]);
  await messages(owner).toEqual([both[1]]);
  await deleteItem(owner, itemId);
  await messages(owner).toEqual([]);
});

it('ignores a comment that is not as it should be, instead of trying again for days', async () => {
  const [to, quiet] = await Promise.all([createMember(), createMember()]);
  const item = await storeOne({ ownerId: to.uid });
  await item.collection('comments').doc('odd').set({ userId: quiet.uid });
  await posted(fan, item.id, { content: 'After it' });
  await messages(to).toEqual([expect.stringContaining('After it')]);
});
