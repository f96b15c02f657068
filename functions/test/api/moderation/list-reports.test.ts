import {
  ENTRIES_PER_PAGE,
  MODERATION_MESSAGES,
  REPORTS_PER_PAGE,
  type ReportsQuery,
  reportsPageSchema,
  reportsQuerySchema,
} from '@contract/schemas/reported';
import type { Firestore } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { actorFor, authorizedForTest, systemFor } from '../../../src/lib/authority.test-support';
import { collections } from '../../../src/repos/collections/collections';
import { createReportDecisionsRepo } from '../../../src/repos/report-decisions-repo';
import { createReportQueueRepo } from '../../../src/repos/report-queue-repo';
import { createReportsRepo, type NewReport } from '../../../src/repos/reports-repo';
import { createReportQueue } from '../../../src/services/moderation/report-queue';
import { newReport } from '../../support/new-report';
import { createOwnDatabase } from '../../support/own-database';
import { call, readError } from '../support/api';
import { storeItem } from '../support/comments';
import { addMembers } from '../support/expired-items';
import { createMember, type Member, unique } from '../support/member';
import { createItemReport } from '../support/moderation';

const admin = actorFor('admin', { isAdmin: true });

/** Lists the reports in a database like the call `listReports` does. */
const listIn = (db: Firestore, query: Partial<ReportsQuery> = {}) =>
  createReportQueue({ reportQueue: createReportQueueRepo(db) }).list(
    reportsQuerySchema.parse(query),
    admin,
  );

/** Reads all pages. Returns the numbers of the reports on each page. */
async function pagesIn(db: Firestore, query: Partial<ReportsQuery>): Promise<string[][]> {
  const pages: string[][] = [];
  let cursor: string | null | undefined;
  do {
    const page = await listIn(db, { ...query, ...(typeof cursor === 'string' && { cursor }) });
    pages.push(page.reports.map(({ id }) => id));
    cursor = page.next;
  } while (cursor !== null);
  return pages;
}

/** Stores reports with times a second apart, the first one first. Their numbers count up from 10000001. */
async function storeReports(db: Firestore, changes: readonly Partial<NewReport>[]): Promise<void> {
  const start = Date.now() - changes.length * 1000;
  let n = 10_000_000;
  const reports = createReportsRepo(db, () => String(n));
  for (const change of changes) {
    n += 1;
    await reports.create(systemFor(`member${n}`), newReport(change));
    const createdAt = new Date(start + (n - 10_000_000) * 1000);
    const subject = change.itemId ?? 'owl';
    const id = (change.commentId ?? null) === null ? subject : `${subject}_${change.commentId}`;
    await db.doc(`reports/${id}_member${n}`).update({ createdAt });
    for (const status of ['all', 'pending'])
      await db.doc(`queueEntries/${id}_${status}`).update({ newestAt: createdAt });
  }
}

const numbers = (...last: readonly number[]) => last.map((it) => String(10_000_000 + it));

const decideIn = (db: Firestore, number: string, status: 'resolved' | 'dismissed') =>
  createReportDecisionsRepo(db).decide({
    report: authorizedForTest({ number }),
    admin: { actor: admin, username: 'admin_1' },
    version: undefined,
    notes: 'Seen',
    status,
    reports: 'this',
    act: 'decide_report',
  });

const LAMP = {
  itemId: 'lamp',
  itemTitle: 'Brass Lamp',
  itemOwner: 'bea_sells',
  itemOwnerId: 'bea',
};
const COMMENT = {
  commentId: 'c1',
  comment: { userId: 'carl', username: 'carl', content: 'Buy followers' },
};

describe('a list of reports', () => {
  let db: Firestore;
  beforeAll(async () => {
    db = createOwnDatabase();
    await addMembers(db, 'admin');
    await storeReports(db, [
      { reason: 'fake', description: 'A copy', reporterUsername: 'dora' },
      { ...LAMP, reporterUpheld: 3, reporterDecided: 4 },
      COMMENT,
      { ...LAMP, reason: 'other', reporterUpheld: 1, reporterDecided: 1 },
      { reporterUpheld: 0, reporterDecided: 2 },
    ]);
    await decideIn(db, '10000005', 'dismissed');
    await db.doc('hiddenItems/lamp').set({
      ownerId: 'bea',
      isAutomatic: true,
      reason: 'spam',
      hiddenAt: new Date('2026-11-20T12:00:00Z'),
      removeAt: null,
    });
  });

  it('returns the newest reports first, with the counts of all reports, when there are no parameters', async () => {
    const { reports, counts, next } = await listIn(db);
    expect(reports.map(({ id }) => id)).toEqual(numbers(5, 4, 3, 2, 1));
    expect(counts).toEqual({
      total: 5,
      pending: 4,
      reviewed: 0,
      resolved: 0,
      dismissed: 1,
    });
    expect(next).toBeNull();
    expect(reportsPageSchema.parse({ reports, counts, next }).reports).toEqual(reports);
    expect(reports.at(-1)).toEqual({
      id: '10000001',
      status: 'pending',
      reason: 'fake',
      description: 'A copy',
      reviewNotes: null,
      createdAt: expect.any(String) as string,
      reporterUsername: 'dora',
      reporter: { upheld: 0, decided: 0 },
      item: {
        id: 'owl',
        thumbnail: null,
        title: 'Owl',
        username: 'bob_sells',
        soldPrice: '34.99',
        platform: 'ebay',
        ebayUrl: null,
      },
      comment: null,
      gone: null,
      hidden: null,
      decidedBy: null,
      decidedAt: null,
      isOwn: false,
      version: expect.stringMatching(/^\d{16}$/) as string,
    });
  });

  it('contains who decided, the text of the comment, and how the item is hidden', async () => {
    const [decided, , comment, lamp] = (await listIn(db)).reports;
    expect(decided).toMatchObject({ decidedBy: 'admin_1', reviewNotes: 'Seen' });
    expect(comment?.comment).toEqual({ id: 'c1', username: 'carl', content: 'Buy followers' });
    expect(lamp).toMatchObject({ hidden: { isAutomatic: true, removedAt: null } });
  });

  it('can be filtered by status and by words of title, owner, author or reporter, and sorted from the oldest', async () => {
    const ids = async (query: Partial<ReportsQuery>) => (await pagesIn(db, query)).flat();
    expect(await ids({ status: 'dismissed' })).toEqual(numbers(5));
    expect(await ids({ status: 'pending', sort: 'oldest' })).toEqual(numbers(1, 2, 3, 4));
    expect(await ids({ q: 'LAMP brass' })).toEqual(numbers(4, 2));
    expect(await ids({ q: '@bea_sells', sort: 'oldest' })).toEqual(numbers(2, 4));
    expect(await ids({ q: 'carl' })).toEqual(numbers(3));
    expect(await ids({ q: 'dora', status: 'pending' })).toEqual(numbers(1));
    expect(await ids({ q: 'dora lamp' })).toEqual([]);
    expect(await ids({ q: '!?' })).toEqual([]);
    expect(await ids({ q: ' ' })).toHaveLength(5);
  });

  it('returns, grouped, the newest report of each item or comment, with the number of reports and their reasons', async () => {
    const { reports } = await listIn(db, { group: 'subject' });
    const found = reports.map((it) => [it.id, it.reportsCount, it.reasons]);
    expect(found).toEqual([
      ['10000005', 2, ['fake', 'spam']],
      ['10000004', 2, ['spam', 'other']],
      ['10000003', 1, ['spam']],
    ]);
    const pending = await listIn(db, { group: 'subject', status: 'pending' });
    expect(pending.reports.map((it) => [it.id, it.reportsCount])).toEqual([
      ['10000004', 2],
      ['10000003', 1],
      ['10000001', 1],
    ]);
  });

  it('sorts items and comments by time, number of reports, and upheld reports of their reporters', async () => {
    const sorted = (sort: ReportsQuery['sort'], status: ReportsQuery['status'] = 'pending') =>
      pagesIn(db, { group: 'subject', sort, status }).then((pages) => pages.flat());
    expect(await sorted('oldest')).toEqual(numbers(1, 3, 4));
    expect(await sorted('most_reported')).toEqual(numbers(4, 3, 1));
    expect(await sorted('most_likely_upheld')).toEqual(numbers(4, 3, 1));
    expect(await sorted('most_reported', 'all')).toEqual(numbers(5, 4, 3));
    const lamps = await pagesIn(db, { group: 'subject', q: 'lamp', sort: 'most_reported' });
    expect(lamps).toEqual([numbers(4)]);
  });
});

describe('the pages of reports', () => {
  /** Writes `count` entries of the queue with one report each, like the call that reports an item. */
  async function storeMany(db: Firestore, count: number, terms: (n: number) => string[]) {
    const writer = db.bulkWriter();
    for (let n = 1; n <= count; n += 1) {
      const [itemId, number] = [`item${n}`, String(20_000_000 + n)];
      // Two reports share each time, so pages must also be sorted by number.
      const at = new Date(Date.UTC(2026, 10, 1) + Math.floor(n / 2) * 1000);
      const report = newReport({ itemId });
      void writer.set(db.doc(`reports/${itemId}_ann`), {
        ...report,
        number,
        subjectId: itemId,
        reporterId: 'ann',
        status: 'pending',
        terms: terms(n),
        createdAt: at,
      });
      void writer.set(collections.queueEntries.doc(db, { entryId: `${itemId}_pending` }), {
        subjectId: itemId,
        itemId,
        commentId: null,
        status: 'pending',
        count: 1 + (n % 3),
        reasons: { spam: 1 },
        newestNumber: number,
        newestAt: at,
        upheldPoints: n % 2,
        hiders: 0,
        terms: terms(n),
      });
    }
    await writer.close();
  }

  it.each([
    ['reports', {}, REPORTS_PER_PAGE],
    ['reports from the oldest', { sort: 'oldest' }, REPORTS_PER_PAGE],
    ['entries from the newest', { group: 'subject', status: 'pending' }, ENTRIES_PER_PAGE],
    [
      'entries from the most reported',
      { group: 'subject', status: 'pending', sort: 'most_reported' },
      ENTRIES_PER_PAGE,
    ],
    [
      'entries from the most likely upheld',
      { group: 'subject', status: 'pending', sort: 'most_likely_upheld' },
      ENTRIES_PER_PAGE,
    ],
  ] as const)('contain each one exactly once: %s', async (_what, query, size) => {
    const db = createOwnDatabase();
    await storeMany(db, 2 * size, () => []);
    const pages = await pagesIn(db, query);
    expect(pages.map((page) => page.length)).toEqual([size, size]);
    expect(new Set(pages.flat()).size).toBe(2 * size);
  });

  it('are filled by further reads when a search has several words, but a request stops after 200 reads', async () => {
    const db = createOwnDatabase();
    await storeMany(db, 320, (n) => (n <= 60 ? ['brass', 'lamp'] : ['brass', 'owl']));
    const first = await listIn(db, { q: 'brass lamp' });
    expect(first.reports).toEqual([]);
    expect(first.next).not.toBeNull();
    const pages = await pagesIn(db, { q: 'brass lamp' });
    expect(pages.flat()).toHaveLength(60);
    expect(new Set(pages.flat()).size).toBe(60);
  });

  it('contain each report exactly once when reports arrive and are decided between two pages', async () => {
    const db = createOwnDatabase();
    await addMembers(db, 'admin');
    await storeMany(db, REPORTS_PER_PAGE + 3, () => []);
    const { reports, next } = await listIn(db, { status: 'pending' });
    await createReportsRepo(db).create(systemFor('late'), newReport());
    const [first, last] = [reports[0]?.id ?? '', reports.at(-1)?.id ?? ''];
    await Promise.all([decideIn(db, first, 'resolved'), decideIn(db, last, 'resolved')]);
    const second = await listIn(db, { status: 'pending', cursor: next ?? '' });
    expect(second.reports.map(({ id }) => id)).toEqual(['20000003', '20000002', '20000001']);
    expect(second.next).toBeNull();
  });
});

describe('GET /api/admin/reports', () => {
  let member: Member;
  let reviewer: Member;
  beforeAll(async () => {
    [member, reviewer] = await Promise.all([createMember(), createMember({ admin: true })]);
  });
  const list = (query: Readonly<Record<string, string>>, as = reviewer) =>
    call('listReports', { as, query });

  it('returns reports with the reported item or comment, and marks reports about the admin', async () => {
    const title = unique();
    const [item, own] = await Promise.all([
      storeItem({ title }),
      storeItem({ title, ownerId: reviewer.uid }),
    ]);
    const ids = [await createItemReport(member, item.id), await createItemReport(member, own.id)];
    await createItemReport(reviewer, item.id);
    const response = await list({ q: title, sort: 'oldest' });
    const { reports } = reportsPageSchema.parse(await response.json());
    expect(reports.map(({ id }) => id).slice(0, 2)).toEqual(ids);
    expect(reports.map(({ isOwn }) => isOwn)).toEqual([false, true, true]);
    expect(reports[0]).toMatchObject({ reporterUsername: member.username, item: { title } });
    // No response contains ids of members.
    expect(JSON.stringify(reports)).not.toContain(member.uid);
  });

  it.each([
    [{ cursor: 'abc' }, MODERATION_MESSAGES.otherCursor],
    [{ sort: 'most_reported' }, 'Only entries by subject can be sorted like this.'],
  ])('returns 400 for %j', async (query, message) => {
    expect(await readError(await list(query))).toMatchObject({ status: 400, message });
  });
});
