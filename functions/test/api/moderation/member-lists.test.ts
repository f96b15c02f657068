import { MEMBERS_PER_PAGE, type MembersQuery } from '@contract/schemas/members-for-admins';
import { ENDLESS_SUSPENSION_END } from '@contract/schemas/suspension';
import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { actorFor } from '../../../src/lib/authority.test-support';
import { collections } from '../../../src/repos/collections/collections';
import { createOwnDatabase } from '../../support/own-database';
import {
  daysFromNow,
  type MemberChange,
  createAdminMemberServices,
  NOW,
  storeMembers,
} from '../support/member-services';

const admin = actorFor('admin', { isAdmin: true });

/**
 * Returns `count` members, the newest last. The first two registered at the same time, the next two at a later time,
 * and so on.
 */
const membersFrom = (count: number): Readonly<Record<string, MemberChange>> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, n) => [
      `m${String(n).padStart(3, '0')}`,
      { createdAt: daysFromNow(Math.floor(n / 2) - count) },
    ]),
  );

const suspendedUntil = (until: Date): MemberChange => ({
  suspension: { rulingId: 'r1', since: daysFromNow(-1), until, text: 'Spam' },
  suspendedUntil: until,
});

const list = (db: Firestore, query: Partial<MembersQuery> = {}) =>
  createAdminMemberServices(db).members.list({ only: 'all', ...query });
const idsIn = ({ members }: Awaited<ReturnType<typeof list>>) => members.map(({ id }) => id);

describe('the list of members', () => {
  it('starts with the newest member, and contains each member once even when members register and leave between two pages', async () => {
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

  it('can be limited to suspended members, and starts with the member whose suspension ends last', async () => {
    const db = createOwnDatabase();
    const many = Array.from(
      { length: MEMBERS_PER_PAGE },
      (_, n) => `m${String(n).padStart(2, '0')}`,
    );
    const forGood = Object.fromEntries(
      many.map((uid) => [uid, suspendedUntil(ENDLESS_SUSPENSION_END)]),
    );
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

  it('can be limited to admins, including suspended admins', async () => {
    const db = createOwnDatabase();
    await storeMembers(db, { ann: {}, root: {}, rob: suspendedUntil(ENDLESS_SUSPENSION_END) });
    for (const uid of ['root', 'rob'])
      await collections.admins.doc(db, { uid }).set({ grantedAt: NOW, suspendedUntil: null });
    const { members, next } = await list(db, { only: 'admins' });
    expect(members.map(({ id, isAdmin }) => [id, isAdmin])).toEqual([
      ['rob', true],
      ['root', true],
    ]);
    expect(next).toBeNull();
  });

  it('contains the members whom a search finds, in pages', async () => {
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
  it('shows why, by whom and until when the member is suspended', async () => {
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
    const { body, etag } = await createAdminMemberServices(db).members.get(admin, 'ann');
    expect(body.member.suspension).toEqual({
      since: daysFromNow(-1).toISOString(),
      until: daysFromNow(7).toISOString(),
      text: 'Spam',
      by: 'root',
    });
    expect([etag, body.member.version]).toEqual(['r1', 'r1']);
  });

  it('contains only sessions that have not ended', async () => {
    const db = createOwnDatabase();
    await storeMembers(db, { ann: {} });
    const times = { createdAt: NOW, expiresAt: daysFromNow(9), lastSeenOn: '2026-11-26' };
    for (const id of ['over', 'open'])
      await db.doc(`users/ann/sessions/${id}`).set({ ...times, deviceName: `Device ${id}` });
    const { body } = await createAdminMemberServices(db).members.get(admin, 'ann');
    expect(body.member.sessions.map(({ deviceName }) => deviceName)).toEqual(['Device open']);
  });

  it('does not show a suspension that has ended', async () => {
    const db = createOwnDatabase();
    await storeMembers(db, { ann: suspendedUntil(NOW) });
    const { body, etag } = await createAdminMemberServices(db).members.get(admin, 'ann');
    expect([etag, body.member.suspension]).toEqual(['none', null]);
  });
});
