import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { collections } from '../../../src/repos/collections/collections';
import { createCommentsRepo } from '../../../src/repos/comments-repo';
import { createItemsRepo } from '../../../src/repos/items-repo';
import { createLegacyReportsRepo } from '../../../src/repos/legacy-reports-repo';
import { newMember } from '../../../src/repos/new-member';
import { createReportsCheckRepo } from '../../../src/repos/reports-check-repo';
import { createUsersRepo } from '../../../src/repos/users-repo';
import { createLegacyReportMigration } from '../../../src/services/moderation/legacy-report-migration';
import type { CopyThumbnail } from '../../../src/services/reports/reported-thumbnails';
import { itemFieldsToStore } from '../../support/item-fields-to-store';
import { createOwnDatabase } from '../../support/own-database';

const JOINED_AT = new Date('2026-11-01T12:00:00Z');
const REPORTED_AT = new Date('2026-11-20T12:00:00Z');

/** Returns a report as earlier versions of the product stored it, before the queue existed. */
const earlier = (changes: object = {}) => ({
  itemId: 'owl',
  reporterId: 'ann',
  reason: 'spam',
  description: '',
  status: 'pending',
  itemTitle: 'Brass owl',
  itemOwnerId: 'bob',
  itemOwner: 'bob_sells',
  createdAt: REPORTED_AT,
  ...changes,
});

const resolved = { status: 'resolved', note: 'Item expired' };

async function storeEarlier(): Promise<Firestore> {
  const db = createOwnDatabase();
  const member = { ...newMember({ email: 'a@b.test' }, JOINED_AT), emailVerifiedAt: JOINED_AT };
  await db.doc('users/ann').set({ ...member, username: 'ann_finds' });
  await db.doc('items/owl').set(itemFieldsToStore({ soldPriceCents: 3499, platform: 'etsy' }));
  const removedAt = new Date('2026-11-21');
  const expiresAt = new Date('2026-11-20');
  await db.doc('items/elk').set(itemFieldsToStore({ removedAt, expiresAt }));
  const comment = { userId: 'carl', username: 'carl', content: 'Ad', parentId: null };
  const stored = {
    ...comment,
    createdAt: REPORTED_AT,
    updatedAt: REPORTED_AT,
    threadAt: REPORTED_AT,
  };
  await db.doc('items/owl/comments/c1').set(stored);
  await db.doc('items/owl/comments/c2').set({ ...stored, deletedAt: REPORTED_AT });
  const ofComment = (commentId: string) =>
    earlier({ commentId, comment: { userId: 'carl', username: 'carl', content: 'Ad' } });
  const documents = {
    owl_ann: earlier(),
    owl_bea: earlier({ reporterId: 'bea', reason: 'fake', createdAt: new Date('2026-11-22') }),
    owl_c1_ann: ofComment('c1'),
    owl_c2_ann: ofComment('c2'),
    owl_c3_ann: ofComment('c3'),
    elk_ann: earlier({ itemId: 'elk', ...resolved }),
    yak_ann: earlier({ itemId: 'yak', ...resolved, reporterId: null }),
  };
  await Promise.all(
    Object.entries(documents).map(([id, report]) => db.doc(`reports/${id}`).set(report)),
  );
  return db;
}

const copied: CopyThumbnail = (itemId) => Promise.resolve(`reports/${itemId}/1.webp`);

const complete = (db: Firestore, newNumber?: () => string, copyThumbnail = copied) =>
  createLegacyReportMigration({
    earlierReports: createLegacyReportsRepo(db, newNumber),
    items: createItemsRepo(db),
    users: createUsersRepo(db),
    comments: createCommentsRepo(db),
    copyThumbnail,
  }).complete();

const reportIn = async (db: Firestore, reportId: string) =>
  (await collections.reports.doc(db, { reportId }).get()).data();

async function faultsIn(db: Firestore): Promise<string[]> {
  const faults: string[] = [];
  for await (const part of createReportsCheckRepo(db).check()) faults.push(...part.faults);
  return faults;
}

it('the migration of reports from earlier versions adds numbers and copies of item fields to the reports, and counts the reports in the queue', async () => {
  const db = await storeEarlier();
  expect(await faultsIn(db)).toContain('reports/owl_ann has no number or is invalid');
  expect(await complete(db)).toBe(7);
  expect(await reportIn(db, 'owl_ann')).toMatchObject({
    subjectId: 'owl',
    status: 'pending',
    reporterUsername: 'ann_finds',
    itemPriceCents: 3499,
    itemPlatform: 'etsy',
    thumbnail: 'reports/owl/1.webp',
    countsForHiding: true,
    gone: null,
    decidedById: null,
    createdAt: REPORTED_AT,
    number: expect.stringMatching(/^[1-9]\d{7}$/) as string,
  });
  expect(await reportIn(db, 'owl_c1_ann')).toMatchObject({ subjectId: 'owl_c1', gone: null });
  // The account of this reporter is gone, so the migration copies no username into the report, and the report does not
  // count for hiding the item.
  expect(await reportIn(db, 'owl_bea')).toMatchObject({ countsForHiding: false });
  const gone = { thumbnail: null, itemPriceCents: null };
  expect(await reportIn(db, 'elk_ann')).toMatchObject({ ...gone, gone: 'Item expired' });
  expect(await reportIn(db, 'yak_ann')).toMatchObject({ ...gone, gone: 'Item deleted' });
  expect(await faultsIn(db)).toEqual([]);
  const pending = await db.doc('queueEntries/owl_pending').get();
  expect(pending.data()).toMatchObject({ count: 2, reasons: { spam: 1, fake: 1 }, hiders: 1 });
});

it('the migration of reports from earlier versions resolves pending reports of comments that no longer exist', async () => {
  const db = await storeEarlier();
  await complete(db);
  const gone = { status: 'resolved', note: 'Comment deleted', gone: 'Comment deleted' };
  for (const id of ['owl_c2_ann', 'owl_c3_ann'])
    expect(await reportIn(db, id)).toMatchObject({ ...gone, decidedById: null });
  expect(await reportIn(db, 'owl_c1_ann')).toMatchObject({ status: 'pending' });
  const counts = (await db.doc('reportCounts/all').get()).data();
  expect(counts).toMatchObject({ pending: 3, resolved: 4 });
  expect(await faultsIn(db)).toEqual([]);
});

it('the migration of reports from earlier versions gives each report only one number, even when it runs twice or two runs overlap', async () => {
  const db = await storeEarlier();
  const both = await Promise.all([complete(db), complete(db)]);
  expect(both.reduce((sum, it) => sum + it, 0)).toBe(7);
  const numberBefore = (await reportIn(db, 'owl_ann'))?.number;
  expect(await complete(db)).toBe(0);
  expect((await reportIn(db, 'owl_ann'))?.number).toBe(numberBefore);
  expect(await faultsIn(db)).toEqual([]);
});

it('the migration of reports from earlier versions chooses another number when the chosen number belongs to another report', async () => {
  const db = await storeEarlier();
  let n = 20_000_000;
  // This generator returns each number twice, so every second report gets a number that is already taken and must try
  // another one.
  expect(await complete(db, () => String(Math.floor((n += 1) / 2)))).toBe(7);
  const { docs } = await collections.reports.in(db).get();
  expect(new Set(docs.map((it) => it.data().number)).size).toBe(7);
});

it('the migration of reports from earlier versions leaves a report for the next run when it cannot copy the thumbnail', async () => {
  const db = await storeEarlier();
  const failing = () => Promise.reject(new Error('No bucket'));
  await expect(complete(db, undefined, failing)).rejects.toThrow('No bucket');
  expect((await reportIn(db, 'owl_ann'))?.number).toBeNull();
  expect(await complete(db)).toBeGreaterThan(0);
  expect(await reportIn(db, 'owl_ann')).toMatchObject({ thumbnail: 'reports/owl/1.webp' });
});
