import { DAY_MS } from '@contract/rules/durations';
import { ENDLESS_SUSPENSION_END } from '@contract/schemas/suspension';
import { expect, it } from 'vitest';
import { call, readError } from '../support/api';
import { postComment, storeItem } from '../support/comments';
import { db } from '../support/environment';
import { createMember, type Member, uniqueName } from '../support/member';
import { actOnReport, decideReport, createItemReport, storedReport } from '../support/moderation';
import { shareItem } from '../support/own-items';
import { createSuspendedMember, SUSPENSION_TEXT } from '../support/suspended-member';

const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS);

it('the API tells a suspended member the end and the reason of the suspension, and rejects changes by the member', async () => {
  const until = daysFromNow(7);
  const as = await createSuspendedMember({ until });
  const user: unknown = await (await call('getCurrentUser', { as })).json();
  expect(user).toMatchObject({
    suspension: { until: until.toISOString(), text: SUSPENSION_TEXT, rulingId: 'r'.repeat(20) },
  });
  const { id } = await storeItem();
  const refused = await readError(await call('likeItem', { as, params: { itemId: id } }));
  expect(refused).toMatchObject({ status: 403, code: 'suspended' });
  expect(refused.message).toMatch(
    /^Your account is suspended until .+ \(UTC\)\. You sold fakes\.$/,
  );
  expect((await db.doc(`items/${id}`).get()).get('likesCount')).toBe(0);
});

it('a suspended admin has no admin rights until the suspension ends', async () => {
  const suspended = await createSuspendedMember({ admin: true, until: ENDLESS_SUSPENSION_END });
  const user: unknown = await (await call('getCurrentUser', { as: suspended })).json();
  expect(user).toMatchObject({ isAdmin: false, suspension: { until: null } });
  expect((await call('listReports', { as: suspended })).status).toBe(403);
  const before = await createSuspendedMember({ admin: true, until: daysFromNow(-1) });
  const again: unknown = await (await call('getCurrentUser', { as: before })).json();
  expect(again).toMatchObject({ isAdmin: true, suspension: null });
  expect((await call('listReports', { as: before })).status).toBe(200);
});

it('a member can make changes again after the suspension, even with a session that was opened during the suspension', async () => {
  const as = await createSuspendedMember();
  await db.doc(`users/${as.uid}`).update({ suspension: null, suspendedUntil: null });
  const { id } = await storeItem();
  expect((await call('likeItem', { as, params: { itemId: id } })).status).toBe(200);
});

it("a suspended member can download the member's data and delete the account", async () => {
  const as = await createSuspendedMember();
  const data: unknown = await (await call('exportMyData', { as })).json();
  expect(data).toMatchObject({ account: { suspension: { text: SUSPENSION_TEXT } } });
  const deleted = await call('deleteAccount', { as, json: { idToken: as.idToken } });
  expect(deleted.status).toBe(204);
  expect((await call('getCurrentUser', { as })).status).toBe(401);
});

it('the session of a member who is not suspended stores no suspension', async () => {
  const { uid } = await createMember();
  const { docs } = await db.collection(`users/${uid}/sessions`).get();
  expect(docs.map((session) => session.get('suspendedUntil') as unknown)).toEqual([null]);
});

/**
 * Suspends the member without ending the session. An instance that has cached the session can use it for up to a minute
 * after a suspension.
 */
const suspendBeside = ({ uid }: Member) =>
  db.doc(`users/${uid}`).update({
    suspension: {
      rulingId: 'r'.repeat(20),
      since: new Date(),
      until: ENDLESS_SUSPENSION_END,
      text: 'Spam',
    },
    suspendedUntil: ENDLESS_SUSPENSION_END,
  });

it('no change by a suspended member is stored, even on an instance that has cached the session from before the suspension', async () => {
  const as = await createMember();
  const { id } = await storeItem();
  await suspendBeside(as);
  const params = { itemId: id };
  const responses = [
    await call('likeItem', { as, params }),
    await postComment(as, id),
    await call('setUsername', { as, json: { username: uniqueName() } }),
  ];
  for (const response of responses)
    expect(await readError(response)).toMatchObject({ status: 403, code: 'suspended' });
  const { likesCount, commentsCount } = (await db.doc(`items/${id}`).get()).data() ?? {};
  expect([likesCount, commentsCount]).toEqual([0, 0]);
  expect((await db.doc(`users/${as.uid}`).get()).get('username')).toBe(as.username);
});

it('no decision by a suspended admin is stored, even on an instance that has cached the session from before the suspension', async () => {
  const [admin, owner, reporter] = await Promise.all([
    createMember({ admin: true }),
    createMember(),
    createMember(),
  ]);
  const itemId = await shareItem(owner);
  const number = await createItemReport(reporter, itemId);
  await suspendBeside(admin);
  const responses = [
    await decideReport(admin, number, { status: 'dismissed' }),
    await actOnReport('hideReportedItem', admin, number),
    await actOnReport('deleteReportedItem', admin, number),
  ];
  for (const response of responses)
    expect(await readError(response)).toMatchObject({ status: 403, code: 'suspended' });
  expect(await storedReport(number)).toMatchObject({ status: 'pending' });
  const { hiddenAt, removedAt } = (await db.doc(`items/${itemId}`).get()).data() ?? {};
  expect([hiddenAt, removedAt]).toEqual([null, null]);
});
