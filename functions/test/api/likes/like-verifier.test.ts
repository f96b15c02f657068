import { itemRecordSchema } from '@contract/schemas/item-record';
import type { DocumentReference } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { startOfUtcMonth } from '../../../src/domain/utc-month';
import { systemWorkFor } from '../../../src/lib/authority.test-support';
import { createReceivedLikesRepo } from '../../../src/repos/received-likes-repo';
import { createVerifiedLikesRepo } from '../../../src/repos/verified-likes-repo';
import { PASSWORD, signIn } from '../../support/auth-emulator';
import { itemFieldsToStore } from '../../support/item-fields-to-store';
import { createOwnDatabase } from '../../support/own-database';
import { expectReceivedLikes, totalsOf } from '../support/achievements';
import { call } from '../support/api';
import { auth, db } from '../support/environment';
import { storeItems } from '../support/item-list';
import { like, unlike, readVerifiedLikeCounts } from '../support/likes';
import { createUnverifiedMember, waitForMail, tokenIn } from '../support/mails';
import { createMember, openSession, uniqueName } from '../support/member';
import { TRIGGER_TIMEOUT_MS } from '../support/trigger-timeout';

async function storeSome(count: number): Promise<DocumentReference[]> {
  return storeItems(Array.from({ length: count }, () => ({})));
}

const expectCounts = (item: DocumentReference, likes: number, verified: number) =>
  expect
    .poll(() => readVerifiedLikeCounts(item), { timeout: TRIGGER_TIMEOUT_MS })
    .toEqual({ likes, verified, documents: verified });

async function createUnverified() {
  const member = await createUnverifiedMember();
  await call('setUsername', { as: member, json: { username: uniqueName() } });
  return member;
}

it('the likes of a member count toward the champions only after the member has verified the email address', async () => {
  const member = await createUnverified();
  const [item, older, unliked] = await storeSome(3);
  if (!item || !older || !unliked) throw new Error('The items were not stored');
  for (const { id } of [item, older, unliked]) await like(member, id);
  await unlike(member, unliked.id);
  const lastMonth = new Date(startOfUtcMonth(new Date()).getTime() - 1);
  await older.collection('likes').doc(member.uid).update({ createdAt: lastMonth });
  expect(await readVerifiedLikeCounts(item)).toEqual({ likes: 1, verified: 0, documents: 0 });
  await call('sendVerification', { as: member });
  const token = tokenIn(await waitForMail(member.email));
  for (let time = 0; time < 2; time += 1)
    expect((await call('verifyEmail', { json: { token } })).status).toBe(200);
  await expectCounts(item, 1, 1);
  expect(await readVerifiedLikeCounts(older)).toEqual({ likes: 1, verified: 0, documents: 0 });
  expect(await readVerifiedLikeCounts(unliked)).toEqual({ likes: 0, verified: 0, documents: 0 });
  await unlike(member, item.id);
  expect(await readVerifiedLikeCounts(item)).toEqual({ likes: 0, verified: 0, documents: 0 });
  await unlike(member, older.id);
  expect(await readVerifiedLikeCounts(older)).toEqual({ likes: 0, verified: 0, documents: 0 });
  await like(member, older.id);
  expect(await readVerifiedLikeCounts(older)).toEqual({ likes: 1, verified: 1, documents: 1 });
});

it('the likes of a member count toward the champions after the email address was verified in the Firebase console', async () => {
  const member = await createUnverified();
  const [item] = await storeSome(1);
  if (!item) throw new Error('The item was not stored');
  await like(member, item.id);
  await auth.updateUser(member.uid, { emailVerified: true });
  const cookie = await openSession(await signIn(member.email));
  expect((await call('getCurrentUser', { as: { cookie } })).status).toBe(200);
  await expectCounts(item, 1, 1);
});

it('the likes of a member count toward the champions after the member has reset the password with a link from a mail', async () => {
  const member = await createUnverified();
  const [item] = await storeSome(1);
  if (!item) throw new Error('The item was not stored');
  await like(member, item.id);
  await call('forgotPassword', { json: { email: member.email } });
  const token = tokenIn(await waitForMail(member.email));
  expect((await call('resetPassword', { json: { token, password: `${PASSWORD}!` } })).status).toBe(
    200,
  );
  await expectCounts(item, 1, 1);
});

it('a like counts as received by the owner only when the member who likes the item has a verified email address', async () => {
  const owner = await createMember();
  const liker = await createMember();
  const other = await createUnverified();
  const [item] = await storeItems([{ ownerId: owner.uid }]);
  if (!item) throw new Error('The item was not stored');
  for (const member of [owner, liker, other]) await like(member, item.id);
  await expectReceivedLikes(owner, 1);
  await auth.updateUser(other.uid, { emailVerified: true });
  await call('getCurrentUser', { as: { cookie: await openSession(await signIn(other.email)) } });
  await expectReceivedLikes(owner, 2);
  await unlike(owner, item.id);
  expect(await createReceivedLikesRepo(db).count(item.id)).toBeNull();
  expect((await totalsOf(owner)).likesReceived).toBe(2);
});

it('VerifiedLikesRepo completes items and likes that an earlier version stored without verified likes, and changes nothing in a second run', async () => {
  const own = createOwnDatabase();
  const { verifiedLikesCount: _missing, ...older } = itemFieldsToStore({ likesCount: 2 });
  for (const id of ['owl', 'lamp']) await own.doc(`items/${id}`).create(older);
  expect(itemRecordSchema.parse((await own.doc('items/owl').get()).data()).verifiedLikesCount).toBe(
    0,
  );
  for (const uid of ['ann', 'bob'])
    await own.doc(`items/owl/likes/${uid}`).create({ userId: uid, createdAt: new Date(0) });
  const verifiedLikes = createVerifiedLikesRepo(own);
  const all = { since: new Date(0), limit: Infinity };
  expect([
    await verifiedLikes.count(systemWorkFor('ann'), all),
    await verifiedLikes.count(systemWorkFor('ann'), all),
  ]).toEqual([1, 0]);
  const completed: string[] = [];
  for await (const id of verifiedLikes.completeItems()) completed.push(id);
  expect(completed).toEqual(['lamp', 'owl']);
  const before = await own.doc('items/lamp').get();
  for await (const id of verifiedLikes.completeItems()) completed.push(id);
  const [owl, lamp] = await own.getAll(own.doc('items/owl'), own.doc('items/lamp'));
  expect(owl?.data()).toMatchObject({ likesCount: 2, verifiedLikesCount: 1 });
  expect(lamp?.data()).toMatchObject({ verifiedLikesCount: 0 });
  expect(lamp?.updateTime).toEqual(before.updateTime);
});

it('VerifiedLikesRepo.count counts only the newest likes of a member as verified, up to the limit', async () => {
  const own = createOwnDatabase();
  for (const [n, id] of ['a', 'b', 'c'].entries()) {
    await own.doc(`items/${id}`).create(itemFieldsToStore({ likesCount: 1 }));
    const createdAt = new Date(n);
    await own.doc(`items/${id}/likes/ann`).create({ userId: 'ann', createdAt, isVerified: false });
  }
  expect(
    await createVerifiedLikesRepo(own).count(systemWorkFor('ann'), {
      since: new Date(0),
      limit: 2,
    }),
  ).toBe(2);
  const items = await own.getAll(...['a', 'b', 'c'].map((id) => own.doc(`items/${id}`)));
  expect(items.map((item) => item.get('verifiedLikesCount') as unknown)).toEqual([0, 1, 1]);
});
