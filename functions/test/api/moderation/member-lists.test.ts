import { DAY_MS } from '@contract/rules/durations';
import {
  MEMBER_ITEMS_PER_PAGE,
  MEMBERS_PER_PAGE,
  type MembersQuery,
} from '@contract/schemas/moderated-member';
import { REPORTS_PER_PAGE } from '@contract/schemas/reported';
import { FOR_GOOD } from '@contract/schemas/suspension';
import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { createRepos } from '../../../src/app/repos';
import { createJsonLogger } from '../../../src/lib/json-logger';
import { actorFor, systemFor } from '../../../src/lib/authority.test-support';
import { collections } from '../../../src/repos/collections/collections';
import { createReportsRepo, type NewReport } from '../../../src/repos/reports-repo';
import type { UserRecord } from '../../../src/repos/users-repo';
import { newMember } from '../../../src/services/accounts/new-member';
import { createMemberFinding } from '../../../src/services/moderation/member-finding';
import { createMemberRecords } from '../../../src/services/moderation/member-records';
import { createModeratedMembers } from '../../../src/services/moderation/moderated-members';
import { newReport } from '../../support/new-report';
import { createOwnDatabase } from '../../support/own-database';
import { storedItem } from '../../support/stored-item';

const NOW = new Date('2026-11-26T12:00:00Z');
const daysFromNow = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const admin = actorFor('admin', { isAdmin: true });

function servicesIn(db: Firestore) {
  const now = () => NOW;
  const repos = createRepos({ db, log: createJsonLogger(), now });
  return {
    members: createModeratedMembers({
      ...repos,
      memberFinding: createMemberFinding(repos),
      now,
      openSessions: async (uid) =>
        (await repos.sessions.list(uid)).filter(({ id }) => id !== 'over'),
    }),
    records: createMemberRecords({ ...repos, now }),
  };
}

type Change = Partial<UserRecord>;

const memberLike = (uid: string, change: Change = {}): UserRecord => ({
  ...newMember({ email: `${uid}@example.com` }, NOW),
  ...change,
});

async function storeMembers(db: Firestore, changes: Readonly<Record<string, Change>>) {
  const batch = db.batch();
  for (const [uid, change] of Object.entries(changes))
    batch.set(collections.users.doc(db, { uid }), memberLike(uid, change));
  await batch.commit();
}

/** Creates `count` members, the last one the newest. Two members share each time. */
const membersFrom = (count: number): Readonly<Record<string, Change>> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [
      `m${String(n).padStart(3, '0')}`,
      { createdAt: daysFromNow(Math.floor(n / 2) - count) },
    ]),
  );

const suspendedUntil = (until: Date): Change => ({
  suspension: { rulingId: 'r1', since: daysFromNow(-1), until, text: 'Spam' },
  suspendedUntil: until,
});

const list = (db: Firestore, query: Partial<MembersQuery> = {}) =>
  servicesIn(db).members.list({ only: 'all', ...query });
const idsIn = ({ members }: Awaited<ReturnType<typeof list>>) => members.map(({ id }) => id);

describe('the list of members', () => {
  it('has the newest members first, and contains each member once while other members register and leave', async () => {
    const db = createOwnDatabase();
    const stored = membersFrom(MEMBERS_PER_PAGE + 5);
    await storeMembers(db, stored);
    const newestFirst = Object.keys(stored).toReversed();
    const first = await list(db);
    expect(idsIn(first)).toEqual(newestFirst.slice(0, MEMBERS_PER_PAGE));
    await storeMembers(db, { newer: { createdAt: NOW } });
    await db.doc(`users/${newestFirst[MEMBERS_PER_PAGE - 1]}`).delete();
    const second = await list(db, { cursor: first.next ?? '' });
    expect(idsIn(second)).toEqual(newestFirst.slice(MEMBERS_PER_PAGE));
    expect(second.next).toBeNull();
  });

  it('leaves out members who are being deleted, and contains members without a username', async () => {
    const db = createOwnDatabase();
    await storeMembers(db, { leaving: { deletedAt: NOW }, unnamed: {} });
    expect((await list(db)).members).toMatchObject([{ id: 'unnamed', username: null }]);
    expect(idsIn(await list(db, { q: 'leaving' }))).toEqual([]);
    expect(idsIn(await list(db, { q: 'leaving@example.com' }))).toEqual([]);
  });

  it('contains the suspended members in pages, the latest end of a suspension first', async () => {
    const db = createOwnDatabase();
    const many = Array.from(
      { length: MEMBERS_PER_PAGE },
      (_, n) => `m${String(n).padStart(2, '0')}`,
    );
    const forGood = Object.fromEntries(many.map((uid) => [uid, suspendedUntil(FOR_GOOD)]));
    await storeMembers(db, {
      ...forGood,
      short: suspendedUntil(daysFromNow(1)),
      long: suspendedUntil(daysFromNow(7)),
      ranOut: suspendedUntil(daysFromNow(-0.1)),
      free: {},
    });
    const first = await list(db, { only: 'suspended' });
    expect(idsIn(first)).toEqual(many.toReversed());
    expect(first.members[0]?.suspension).toEqual({ until: null });
    const second = await list(db, { only: 'suspended', cursor: first.next ?? '' });
    expect(second).toMatchObject({
      members: [
        { id: 'long', suspension: { until: daysFromNow(7).toISOString() } },
        { id: 'short', suspension: { until: daysFromNow(1).toISOString() } },
      ],
      next: null,
    });
    expect(idsIn(await list(db, { q: 'ranOut' }))).toEqual(['ranOut']);
    expect((await list(db, { q: 'ranOut' })).members[0]?.suspension).toBeNull();
  });

  it('contains the admins, including a suspended admin', async () => {
    const db = createOwnDatabase();
    await storeMembers(db, { ann: {}, root: {}, rob: suspendedUntil(FOR_GOOD) });
    for (const uid of ['root', 'rob'])
      await collections.admins.doc(db, { uid }).set({ grantedAt: NOW, suspendedUntil: null });
    const { members, next } = await list(db, { only: 'admins' });
    expect(members.map(({ id, isAdmin }) => [id, isAdmin])).toEqual([
      ['rob', true],
      ['root', true],
    ]);
    expect(next).toBeNull();
  });

  it('returns found usernames in pages', async () => {
    const db = createOwnDatabase();
    const names = Array.from({ length: MEMBERS_PER_PAGE + 2 }, (_, n) => `ann_${100 + n}`);
    await storeMembers(
      db,
      Object.fromEntries(names.map((username) => [`id-${username}`, { username }])),
    );
    const batch = db.batch();
    for (const username of names)
      batch.set(collections.usernames.doc(db, { lowercase: username }), {
        uid: `id-${username}`,
        username,
        claimedAt: NOW,
        isPremiumUser: false,
      });
    await batch.commit();
    const first = await list(db, { q: 'Ann' });
    const second = await list(db, { q: 'Ann', cursor: first.next ?? '' });
    const found = [...first.members, ...second.members].map(({ username }) => username);
    expect(found).toEqual(names);
    expect(second.next).toBeNull();
  });
});

describe('the page of a member', () => {
  it('shows until when the member is suspended, why and by whom', async () => {
    const db = createOwnDatabase();
    await storeMembers(db, { ann: suspendedUntil(daysFromNow(7)) });
    await db.doc('rulings/r1').set({
      kind: 'suspension',
      memberId: 'ann',
      memberUsername: 'ann',
      at: NOW,
      text: 'Spam',
      reason: null,
      itemId: null,
      itemTitle: null,
      isAutomatic: false,
      byId: 'admin',
      by: 'root',
      until: daysFromNow(7),
      end: null,
      endedAt: null,
      appeal: null,
      idempotencyKey: null,
      appealStatus: null,
      appealAt: null,
    });
    const { body, etag } = await servicesIn(db).members.get(admin, 'ann');
    expect(body.member.suspension).toEqual({
      since: daysFromNow(-1).toISOString(),
      until: daysFromNow(7).toISOString(),
      text: 'Spam',
      by: 'root',
    });
    expect([etag, body.member.version]).toEqual(['r1', 'r1']);
  });

  it('contains only open sessions', async () => {
    const db = createOwnDatabase();
    await storeMembers(db, { ann: {} });
    const times = { createdAt: NOW, expiresAt: daysFromNow(9), lastSeenOn: '2026-11-26' };
    for (const id of ['over', 'open'])
      await db.doc(`users/ann/sessions/${id}`).set({ ...times, deviceName: `Device ${id}` });
    const { body } = await servicesIn(db).members.get(admin, 'ann');
    expect(body.member.sessions.map(({ deviceName }) => deviceName)).toEqual(['Device open']);
  });

  it('does not show a suspension that has ended', async () => {
    const db = createOwnDatabase();
    await storeMembers(db, { ann: suspendedUntil(NOW) });
    const { body, etag } = await servicesIn(db).members.get(admin, 'ann');
    expect([etag, body.member.suspension]).toEqual(['none', null]);
  });
});

describe("the list of a member's items", () => {
  it('contains hidden items without their picture, but no removed or expired items and no items of other members', async () => {
    const db = createOwnDatabase();
    const owned = { ownerId: 'ann', addedAt: daysFromNow(-2), expiresAt: daysFromNow(9) };
    await db.doc('items/shown').set(storedItem({ ...owned, addedAt: daysFromNow(-1) }));
    await db.doc('items/hidden').set(storedItem({ ...owned, hiddenAt: NOW }));
    await db.doc('items/removed').set(storedItem({ ...owned, removedAt: NOW }));
    await db.doc('items/expired').set(storedItem({ ...owned, expiresAt: NOW }));
    await db.doc('items/other').set(storedItem({ ...owned, ownerId: 'bob' }));
    await db.doc('items/late').set(storedItem({ ...owned, ownerId: 'eve', expiresAt: NOW }));
    await db.doc('hiddenItems/hidden').set({ ownerId: 'ann' });
    await db.doc('hiddenItems/late').set({ ownerId: 'eve' });
    await storeMembers(db, { ann: {}, eve: {} });
    const { members, records } = servicesIn(db);
    const { items, next } = await records.items({ memberId: 'ann', cursor: undefined });
    expect(items).toMatchObject([
      { id: 'shown', isHidden: false, thumbnailUrl: expect.stringContaining('/media/') as string },
      { id: 'hidden', isHidden: true, thumbnailUrl: null },
    ]);
    expect(next).toBeNull();
    const { body } = await members.get(admin, 'ann');
    expect(body.member.counts).toMatchObject({ items: 2, hiddenItems: 1 });
    // The hidden item has expired, and is not removed yet.
    const { counts } = (await members.get(admin, 'eve')).body.member;
    expect(counts).toMatchObject({ items: 0, hiddenItems: 0 });
  });

  it('fills its pages, also when it leaves out expired items', async () => {
    const db = createOwnDatabase();
    const batch = db.batch();
    for (let n = 0; n < MEMBER_ITEMS_PER_PAGE + 12; n += 1) {
      const expiresAt = daysFromNow(n < 10 ? -1 : 9);
      const id = `item${String(n).padStart(3, '0')}`;
      const times = { addedAt: daysFromNow(-n), expiresAt };
      batch.set(db.doc(`items/${id}`), storedItem({ ownerId: 'ann', ...times }));
    }
    await batch.commit();
    const { records } = servicesIn(db);
    const first = await records.items({ memberId: 'ann', cursor: undefined });
    expect(first.items.map(({ id }) => id)).toEqual(
      Array.from(
        { length: MEMBER_ITEMS_PER_PAGE },
        (_, n) => `item${String(n + 10).padStart(3, '0')}`,
      ),
    );
    const second = await records.items({ memberId: 'ann', cursor: first.next ?? '' });
    expect(second.items).toHaveLength(2);
    expect(second.next).toBeNull();
  });
});

describe("the lists of a member's reports", () => {
  const BY_BOB = { itemOwnerId: 'bob', itemOwner: 'bob_sells' };
  const commentOf = (userId: string) => ({
    ...BY_BOB,
    commentId: 'c1',
    comment: { userId, username: `${userId}_1`, content: 'Buy followers' },
  });

  /** Stores reports a second apart, with numbers from 10000001. */
  async function storeReports(
    db: Firestore,
    reports: readonly (Partial<NewReport> & { readonly reporter: string })[],
  ): Promise<void> {
    let n = 0;
    const repo = createReportsRepo(db, () => String(10_000_000 + n));
    for (const { reporter, ...change } of reports) {
      n += 1;
      const itemId = `item${n}`;
      await repo.create(systemFor(reporter), newReport({ itemId, ...change }));
      const id = [itemId, ...(change.commentId ? [change.commentId] : []), reporter].join('_');
      const createdAt = new Date(NOW.getTime() + n * 1000);
      await db.doc(`reports/${id}`).update({ createdAt });
    }
  }

  it("contain the reports by the member, and the reports of others about the member's items and comments", async () => {
    const db = createOwnDatabase();
    await storeMembers(db, { ann: {}, bob: {} });
    await storeReports(db, [
      { reporter: 'ann', ...BY_BOB },
      { reporter: 'carl', itemOwnerId: 'ann' },
      { reporter: 'carl', ...commentOf('ann') },
      { reporter: 'ann', ...commentOf('dora') },
      { reporter: 'carl', ...BY_BOB },
    ]);
    const { members, records } = servicesIn(db);
    const numbersOf = async (memberId: string, direction: 'made' | 'received') => {
      const page = { memberId, direction, cursor: undefined, actor: admin };
      const { reports, counts } = await records.reports(page);
      expect(counts.total).toBe(5);
      return reports.map(({ id }) => Number(id) - 10_000_000);
    };
    expect(await numbersOf('ann', 'made')).toEqual([4, 1]);
    expect(await numbersOf('ann', 'received')).toEqual([3, 2]);
    // A report of a comment on one of Bob's items is about the author of the comment, so Bob's page does not list it.
    expect(await numbersOf('bob', 'received')).toEqual([5, 1]);
    const countsOf = async (uid: string) => (await members.get(admin, uid)).body.member.counts;
    expect(await countsOf('ann')).toMatchObject({ reportsMade: 2, reportsReceived: 2 });
    expect(await countsOf('bob')).toMatchObject({ reportsMade: 0, reportsReceived: 2 });
  });

  it('have pages in which each report appears once, the newest first', async () => {
    const db = createOwnDatabase();
    const stored = Array.from({ length: REPORTS_PER_PAGE + 4 }, (_, n) => ({
      reporter: 'carl',
      ...(n % 3 === 0 ? commentOf('ann') : { itemOwnerId: 'ann' }),
    }));
    await storeReports(db, stored);
    const { records } = servicesIn(db);
    const page = { memberId: 'ann', direction: 'received', actor: admin } as const;
    const first = await records.reports({ ...page, cursor: undefined });
    const second = await records.reports({ ...page, cursor: first.next ?? '' });
    expect(
      [first, second].map(({ reports }) => reports.map(({ id }) => Number(id) - 10_000_000)),
    ).toEqual([
      Array.from({ length: REPORTS_PER_PAGE }, (_, n) => stored.length - n),
      [4, 3, 2, 1],
    ]);
    expect(second.next).toBeNull();
  });
});
