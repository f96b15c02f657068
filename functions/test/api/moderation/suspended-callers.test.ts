import { FOR_GOOD } from '@contract/schemas/suspension';
import { expect, it } from 'vitest';
import { call, readError } from '../support/api';
import { storeOne } from '../support/comments';
import { db } from '../support/environment';
import { createMember } from '../support/member';
import { createSuspendedMember, SUSPENSION_TEXT } from '../support/suspended-member';

const DAY_MS = 24 * 60 * 60 * 1000;
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS);

it('tells a suspended member until when and why, and refuses what they change', async () => {
  const until = daysFromNow(7);
  const as = await createSuspendedMember({ until });
  const user: unknown = await (await call('getCurrentUser', { as })).json();
  expect(user).toMatchObject({
    suspension: { until: until.toISOString(), text: SUSPENSION_TEXT, rulingId: 'r'.repeat(20) },
  });
  const { id } = await storeOne();
  const refused = await readError(await call('likeItem', { as, params: { itemId: id } }));
  expect(refused).toMatchObject({ status: 403, code: 'suspended' });
  expect(refused.message).toMatch(
    /^Your account is suspended until .+ \(UTC\)\. You sold fakes\.$/,
  );
  expect((await db.doc(`items/${id}`).get()).get('likesCount')).toBe(0);
});

it('takes the right of an admin away while suspended, and gives it back at the end', async () => {
  const suspended = await createSuspendedMember({ admin: true, until: FOR_GOOD });
  const user: unknown = await (await call('getCurrentUser', { as: suspended })).json();
  expect(user).toMatchObject({ isAdmin: false, suspension: { until: null } });
  expect((await call('listReports', { as: suspended })).status).toBe(403);
  const before = await createSuspendedMember({ admin: true, until: daysFromNow(-1) });
  const again: unknown = await (await call('getCurrentUser', { as: before })).json();
  expect(again).toMatchObject({ isAdmin: true, suspension: null });
  expect((await call('listReports', { as: before })).status).toBe(200);
});

it('lets a restored member write with the session from before', async () => {
  const as = await createSuspendedMember();
  await db.doc(`users/${as.uid}`).update({ suspension: null, suspendedUntil: null });
  const { id } = await storeOne();
  expect((await call('likeItem', { as, params: { itemId: id } })).status).toBe(200);
});

it('lets a suspended member download their data and delete the account', async () => {
  const as = await createSuspendedMember();
  const data: unknown = await (await call('exportMyData', { as })).json();
  expect(data).toMatchObject({ account: { suspension: { text: SUSPENSION_TEXT } } });
  const deleted = await call('deleteAccount', { as, json: { idToken: as.idToken } });
  expect(deleted.status).toBe(204);
  expect((await call('getCurrentUser', { as })).status).toBe(401);
});

it('opens sessions of other members without a suspension', async () => {
  const { uid } = await createMember();
  const { docs } = await db.collection(`users/${uid}/sessions`).get();
  expect(docs.map((it) => it.get('suspendedUntil') as unknown)).toEqual([null]);
});
