import { DAY_MS } from '@contract/rules/durations';
import { MEMBERS_FOR_ADMINS_MESSAGES } from '@contract/schemas/members-for-admins';
import { beforeAll, describe, expect, it } from 'vitest';
import { collections } from '../../../src/repos/collections/collections';
import { call, readError } from '../support/api';
import { adminActsAbout, rulingNotificationTitles } from '../support/appeals';
import { db } from '../support/environment';
import { createMember, type Member } from '../support/member';
import { getMember, memberIn } from '../support/members-for-admins';
import { restoreMember, signInAgain, suspendMember, warnMember } from '../support/sanctions';
import { TRIGGER_TIMEOUT_MS } from '../support/trigger-timeout';

let admin: Member;
let other: Member;
beforeAll(async () => {
  [admin, other] = await Promise.all([
    createMember({ admin: true }),
    createMember({ admin: true }),
  ]);
});

const rulingsOf = async (uid: string) => {
  const { docs } = await collections.rulings.in(db).where('memberId', '==', uid).get();
  return docs.map((it) => ({ id: it.id, ...it.data() }));
};
const endsOf = async (uid: string) => (await rulingsOf(uid)).map(({ end }) => end).sort();
const statuses = (responses: readonly Response[]) => responses.map(({ status }) => status).sort();

describe('POST /api/admin/members/:memberId/warnings', () => {
  it('stores one warning for each idempotency key, adds an entry to the audit log, and notifies the member', async () => {
    const { uid } = await createMember();
    const key = crypto.randomUUID();
    const responses = [
      await warnMember(admin, uid, { key }),
      await warnMember(admin, uid, { key }),
    ];
    expect(statuses(responses)).toEqual([200, 200]);
    const [ruling, ...more] = await rulingsOf(uid);
    expect(more).toEqual([]);
    expect(ruling).toMatchObject({ kind: 'warning', text: 'Please stop', byId: admin.uid });
    expect(await adminActsAbout(uid)).toMatchObject([{ act: 'warn_member', note: 'Please stop' }]);
    const reused = await readError(await warnMember(admin, uid, { key, text: 'Another' }));
    expect(reused).toMatchObject({ status: 409, code: 'key_reused' });
    const told = () => rulingNotificationTitles(uid, ruling?.id ?? '');
    await expect.poll(told, { timeout: TRIGGER_TIMEOUT_MS }).toEqual(['Warning']);
  });

  it("rejects a warning to the admin's own account, and a warning to a member who no longer exists", async () => {
    const own = await readError(await warnMember(admin, admin.uid));
    expect(own).toMatchObject({ status: 403, message: MEMBERS_FOR_ADMINS_MESSAGES.self });
    for (const act of [warnMember, suspendMember, restoreMember])
      expect((await act(admin, 'nobody')).status).toBe(404);
  });
});

describe('POST /api/admin/members/:memberId/suspensions', () => {
  it('ends all sessions of the member, who can sign in again but can then only read', async () => {
    const member = await createMember();
    const key = crypto.randomUUID();
    const page = await memberIn(await suspendMember(admin, member.uid, { days: 7, key }));
    const until = new Date(page.suspension?.until ?? 0).getTime();
    expect(Math.abs(until - Date.now() - 7 * DAY_MS)).toBeLessThan(60_000);
    expect(page).toMatchObject({ suspension: { text: 'Please stop', by: admin.username } });
    expect((await call('getCurrentUser', { as: member })).status).toBe(401);
    const as = await signInAgain(member);
    // A repeated request does not end the session that the member opened after the first request.
    expect((await suspendMember(admin, member.uid, { days: 7, key })).status).toBe(200);
    const user: unknown = await (await call('getCurrentUser', { as })).json();
    expect(user).toMatchObject({ suspension: { text: 'Please stop' } });
    const refused = await readError(await call('setUsername', { as, json: { username: 'x' } }));
    expect(refused).toMatchObject({ status: 403, code: 'suspended' });
    expect(await rulingsOf(member.uid)).toHaveLength(1);
  });

  it('replaces an earlier suspension, but rejects the request of an admin who has not seen that suspension', async () => {
    const { uid } = await createMember();
    const { version } = await memberIn(
      await suspendMember(admin, uid, { days: 1, version: 'none' }),
    );
    const late = await suspendMember(other, uid, { version: 'none' });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ current: { member: { version } } });
    const page = await memberIn(await suspendMember(other, uid, { version }));
    expect(page).toMatchObject({ suspension: { until: null, by: other.username } });
    expect(await endsOf(uid)).toEqual([null, 'replaced'].sort());
    const acts = (await adminActsAbout(uid)).map(({ before, after }) => [before, after]);
    expect(acts).toContainEqual(['active', expect.stringMatching(/^suspended until .+ \(UTC\)$/)]);
    expect(acts).toContainEqual([expect.stringMatching(/^suspended until/), 'suspended for good']);
  });

  it('succeeds for only one of two admins who suspend the member at the same moment', async () => {
    const { uid } = await createMember();
    const acts = [admin, other].map((as) => suspendMember(as, uid, { version: 'none' }));
    expect(statuses(await Promise.all(acts))).toEqual([200, 409]);
    expect(await rulingsOf(uid)).toHaveLength(1);
  });

  it('succeeds for only one of two admins who suspend each other at the same moment', async () => {
    const [one, two] = await Promise.all([
      createMember({ admin: true }),
      createMember({ admin: true }),
    ]);
    const responses = await Promise.all([suspendMember(one, two.uid), suspendMember(two, one.uid)]);
    expect(statuses(responses)[0]).toBe(200);
    expect([401, 403]).toContain(statuses(responses)[1]);
    const pages = await Promise.all([one, two].map(({ uid }) => getMember(admin, uid)));
    expect(pages.filter(({ suspension }) => suspension !== null)).toHaveLength(1);
  });
});

describe('DELETE /api/admin/members/:memberId/suspension', () => {
  it('ends the suspension only once when two admins end it at the same time, and notifies the member', async () => {
    const { uid } = await createMember();
    const { version } = await memberIn(await suspendMember(admin, uid, { days: 1 }));
    expect((await restoreMember(other, uid, 'none')).status).toBe(409);
    const responses = await Promise.all([
      restoreMember(admin, uid, version),
      restoreMember(other, uid, version),
    ]);
    expect(statuses(responses)).toEqual([200, 200]);
    expect(await getMember(admin, uid)).toMatchObject({ suspension: null, version: 'none' });
    expect(await endsOf(uid)).toEqual(['lifted']);
    const acts = (await adminActsAbout(uid)).map(({ act }) => act).sort();
    expect(acts).toEqual(['restore_member', 'suspend_member']);
    const stored = await db.doc(`users/${uid}`).get();
    expect(stored.get('suspendedUntil')).toBeNull();
    const told = async () =>
      (await db.doc(`users/${uid}/notifications/restored_${version}`).get()).get(
        'title',
      ) as unknown;
    await expect.poll(told, { timeout: TRIGGER_TIMEOUT_MS }).toBe('Account restored');
  });

  it('changes nothing when the member is not suspended', async () => {
    const { uid } = await createMember();
    expect(await memberIn(await restoreMember(admin, uid))).toMatchObject({ suspension: null });
    expect(await adminActsAbout(uid)).toEqual([]);
  });

  it('makes a suspended admin an admin again', async () => {
    const { uid } = await createMember({ admin: true });
    await suspendMember(admin, uid);
    const suspendedUntil = async () =>
      (await db.doc(`admins/${uid}`).get()).get('suspendedUntil') as unknown;
    expect(await suspendedUntil()).not.toBeNull();
    await restoreMember(admin, uid);
    expect(await suspendedUntil()).toBeNull();
  });
});
