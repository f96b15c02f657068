import { QUEUE_ENTRIES_PER_PAGE, REPORTS_PER_PAGE } from '@contract/schemas/report-for-admins';
import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { systemWorkFor } from '../../../src/lib/authority.test-support';
import { collections } from '../../../src/repos/collections/collections';
import { createReportsRepo } from '../../../src/repos/reports-repo';
import { newReport } from '../../support/new-report';
import { createOwnDatabase } from '../../support/own-database';
import { addMembers } from '../support/expired-items';
import { decideReportIn, listReportsIn, reportPagesIn } from '../support/report-lists';

describe('the pages of reports', () => {
  /** Writes `count` entries of the queue with one report each, like the API call that reports an item. */
  async function storeMany(db: Firestore, count: number, terms: (n: number) => string[]) {
    const writer = db.bulkWriter();
    for (let n = 1; n <= count; n += 1) {
      const itemId = `item${n}`;
      const number = String(20_000_000 + n);
      // Two consecutive reports can have the same time, so pages are correct only if they are also sorted by number.
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
    ['reports, the oldest first', { sort: 'oldest' }, REPORTS_PER_PAGE],
    ['entries, the newest first', { group: 'subject', status: 'pending' }, QUEUE_ENTRIES_PER_PAGE],
    [
      'entries, the most reported first',
      { group: 'subject', status: 'pending', sort: 'most_reported' },
      QUEUE_ENTRIES_PER_PAGE,
    ],
    [
      'entries, the most likely upheld first',
      { group: 'subject', status: 'pending', sort: 'most_likely_upheld' },
      QUEUE_ENTRIES_PER_PAGE,
    ],
  ] as const)(
    'contain each report or entry exactly once when they list %s',
    async (_what, query, size) => {
      const db = createOwnDatabase();
      await storeMany(db, 2 * size, () => []);
      const pages = await reportPagesIn(db, query);
      expect(pages.map((page) => page.length)).toEqual([size, size]);
      expect(new Set(pages.flat()).size).toBe(2 * size);
    },
  );

  it('contain all matches of a search with several words, but a page can be empty because a request reads at most 200 reports', async () => {
    const db = createOwnDatabase();
    await storeMany(db, 320, (n) => (n <= 60 ? ['brass', 'lamp'] : ['brass', 'owl']));
    const first = await listReportsIn(db, { q: 'brass lamp' });
    expect(first.reports).toEqual([]);
    expect(first.next).not.toBeNull();
    const pages = await reportPagesIn(db, { q: 'brass lamp' });
    expect(pages.flat()).toHaveLength(60);
    expect(new Set(pages.flat()).size).toBe(60);
  });

  it('contain each report exactly once when reports are added and decided between two pages', async () => {
    const db = createOwnDatabase();
    await addMembers(db, 'admin');
    await storeMany(db, REPORTS_PER_PAGE + 3, () => []);
    const { reports, next } = await listReportsIn(db, { status: 'pending' });
    await createReportsRepo(db).create(systemWorkFor('late'), newReport());
    const first = reports[0]?.id ?? '';
    const last = reports.at(-1)?.id ?? '';
    await Promise.all([
      decideReportIn(db, first, 'resolved'),
      decideReportIn(db, last, 'resolved'),
    ]);
    const second = await listReportsIn(db, { status: 'pending', cursor: next ?? '' });
    expect(second.reports.map(({ id }) => id)).toEqual(['20000003', '20000002', '20000001']);
    expect(second.next).toBeNull();
  });
});
