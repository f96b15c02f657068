import { MEMBERS_FOR_ADMINS_MESSAGES } from '@contract/schemas/members-for-admins';
import { MODERATION_MESSAGES } from '@contract/schemas/report-for-admins';
import { beforeAll, describe, expect, it } from 'vitest';
import { collections } from '../../../src/repos/collections/collections';
import { call, readError } from '../support/api';
import { db } from '../support/environment';
import { createMember, type Member, uniqueName } from '../support/member';
import { addMemberNote, getMember, listMembers, memberIn } from '../support/members-for-admins';
import { decideReport, createItemReport } from '../support/moderation';
import { shareItem } from '../support/own-items';

let admin: Member;
beforeAll(async () => {
  admin = await createMember({ admin: true });
});

const found = async (q: string) => (await listMembers(admin, { q })).members.map(({ id }) => id);

describe('GET /api/admin/members with a search', () => {
  it('finds a member by the beginning of the username, ignoring case and accents', async () => {
    const prefix = uniqueName();
    const other = uniqueName();
    const first = await createMember({ username: `${prefix}_a` });
    const second = await createMember({ username: `${prefix.toUpperCase()}_b` });
    await createMember({ username: other });
    expect(await found(` ${prefix.toUpperCase()}`)).toEqual([first.uid, second.uid]);
    expect(await found(prefix.replace('x', 'x\u{301}'))).toEqual([first.uid, second.uid]);
    expect(await found(`${prefix}_B`)).toEqual([second.uid]);
    expect(await found(`@${prefix}_B`)).toEqual([second.uid]);
  });

  it('finds a member by an earlier username, and returns each member only once', async () => {
    const earlier = uniqueName();
    const member = await createMember({ username: earlier });
    const renamed = { as: member, json: { username: `${earlier}_2` } };
    expect((await call('setUsername', renamed)).status).toBe(204);
    expect(await listMembers(admin, { q: earlier })).toMatchObject({
      members: [{ id: member.uid, username: `${earlier}_2` }],
      next: null,
    });
  });

  it('finds a member by the whole email address, ignoring case, even when the member has no username', async () => {
    const member = await createMember({ username: null });
    const { email } = member;
    expect(await listMembers(admin, { q: email.toUpperCase() })).toMatchObject({
      members: [{ id: member.uid, username: null, email }],
    });
    expect(await found(email.slice(1))).toEqual([]);
    expect(await found('@example.com')).toEqual([]);
  });

  it('finds a member by id', async () => {
    const member = await createMember({ username: null });
    expect(await found(member.uid)).toEqual([member.uid]);
  });

  it.each(['nobody_has_this_1', 'no such member', '___', '💰', '.', '..', '@', '__id__', 'a/b'])(
    'finds nobody for %j',
    async (q) => {
      expect(await listMembers(admin, { q })).toEqual({ members: [], next: null });
    },
  );

  it('rejects the cursor of a page of another list', async () => {
    const cursor = 'newest:1764000000000000.abc';
    const response = await call('listMembers', { as: admin, query: { q: 'x', cursor } });
    expect(await readError(response)).toMatchObject({
      status: 400,
      message: MODERATION_MESSAGES.otherCursor,
    });
  });
});

describe('GET /api/admin/members/:memberId', () => {
  it('returns the plan, counts, sessions, the record as a reporter, decisions and notes', async () => {
    const member = await createMember({ premium: true });
    const other = await createMember();
    const own = await shareItem(member);
    const others = await shareItem(other);
    await createItemReport(other, own);
    const number = await createItemReport(member, others);
    await decideReport(admin, number, { status: 'resolved' }, { notes: 'Spam indeed' });
    await addMemberNote(admin, member.uid, { text: 'Reports carefully' });
    const by = admin.username;
    const email = member.email;
    const session = {
      createdAt: expect.any(String) as string,
      deviceName: expect.any(String) as string,
    };
    expect(await getMember(admin, member.uid)).toEqual({
      id: member.uid,
      username: member.username,
      email,
      isAdmin: false,
      isOwn: false,
      firstName: null,
      lastName: null,
      pictureUrl: null,
      suspension: null,
      version: 'none',
      createdAt: expect.any(String) as string,
      isPremium: true,
      subscriptionStatus: 'active',
      subscriptionPlan: 'monthly',
      subscriptionEndDate: null,
      counts: { items: 1, hiddenItems: 0, reportsMade: 1, reportsReceived: 1 },
      reporter: { upheld: 1, decided: 1 },
      sessions: [{ ...session, lastSeenOn: new Date().toISOString().slice(0, 10) }],
      decisions: [expect.objectContaining({ act: 'note_member', adminUsername: by, note: '' })],
      notes: [expect.objectContaining({ text: 'Reports carefully', by })],
    });
    // The report is about an item of the member `other`, so the page of `other` also shows the decision.
    expect((await getMember(admin, other.uid)).decisions).toMatchObject([
      { act: 'decide_report', report: number, note: 'Spam indeed' },
    ]);
  });

  it("returns an entity tag, whether the account is the caller's own, and whether it belongs to an admin", async () => {
    const grant = { grantedAt: new Date(), suspendedUntil: null };
    await collections.admins.doc(db, { uid: admin.uid }).set(grant);
    const response = await call('getMember', { as: admin, params: { memberId: admin.uid } });
    expect(response.headers.get('etag')).toBe('"none"');
    expect(await memberIn(response)).toMatchObject({ isOwn: true, isAdmin: true });
  });

  it('returns 404 when there is no such member', async () => {
    const response = await call('getMember', { as: admin, params: { memberId: 'nobody' } });
    expect(await readError(response)).toMatchObject({
      status: 404,
      message: MEMBERS_FOR_ADMINS_MESSAGES.missing,
    });
  });
});

describe('POST /api/admin/members/:memberId/notes', () => {
  const storedNotes = async (memberId: string) =>
    (await collections.memberNotes.in(db).where('memberId', '==', memberId).get()).docs;
  const actsOn = async (memberId: string) =>
    (await collections.auditLog.in(db).where('memberId', '==', memberId).get()).docs;

  it('adds only one note and one entry in the audit log when calls with the same idempotency key arrive at the same moment', async () => {
    const { uid, username } = await createMember();
    const note = { text: 'Asked about the box', key: uniqueName() };
    const responses = await Promise.all(
      Array.from({ length: 2 }, () => addMemberNote(admin, uid, note)),
    );
    for (const response of responses)
      expect((await memberIn(response)).notes).toMatchObject([
        { text: note.text, by: admin.username },
      ]);
    expect(await storedNotes(uid)).toHaveLength(1);
    const acts = (await actsOn(uid)).map((entry) => entry.data());
    expect(acts).toMatchObject([
      {
        act: 'note_member',
        adminId: admin.uid,
        memberUsername: username,
        report: null,
        note: '',
      },
    ]);
  });

  it('returns 409 when the idempotency key was used for another text', async () => {
    const { uid } = await createMember();
    const key = uniqueName();
    await addMemberNote(admin, uid, { key });
    const error = await readError(await addMemberNote(admin, uid, { key, text: 'Another text' }));
    expect(error).toMatchObject({ status: 409, code: 'key_reused' });
    expect(await storedNotes(uid)).toHaveLength(1);
  });

  it('returns the notes of the member, the newest note first', async () => {
    const { uid } = await createMember();
    await addMemberNote(admin, uid, { text: 'First' });
    const { notes } = await memberIn(await addMemberNote(admin, uid, { text: 'Second' }));
    expect(notes.map(({ text }) => text)).toEqual(['Second', 'First']);
  });

  it('rejects the note of an admin who was suspended a moment ago', async () => {
    const { uid } = await createMember();
    const suspended = await createMember({ admin: true });
    const until = new Date(Date.now() + 60_000);
    const suspension = { rulingId: 'r1', since: new Date(), until, text: 'Spam' };
    await db.doc(`users/${suspended.uid}`).update({ suspension, suspendedUntil: until });
    const error = await readError(await addMemberNote(suspended, uid));
    expect(error).toMatchObject({ status: 403, code: 'suspended' });
    expect(await storedNotes(uid)).toEqual([]);
  });

  it('returns 404 for a member who is being deleted, and stores nothing', async () => {
    const { uid } = await createMember();
    await db.doc(`users/${uid}`).update({ deletedAt: new Date() });
    expect((await readError(await addMemberNote(admin, uid))).status).toBe(404);
    expect(await storedNotes(uid)).toEqual([]);
    expect(await actsOn(uid)).toEqual([]);
  });
});
