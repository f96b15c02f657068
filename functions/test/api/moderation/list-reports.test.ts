import {
  MODERATION_MESSAGES,
  type ReportsQuery,
  reportsPageSchema,
} from '@contract/schemas/report-for-admins';
import type { Firestore } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { systemWorkFor } from '../../../src/lib/authority.test-support';
import { createReportsRepo, type NewReport } from '../../../src/repos/reports-repo';
import { newReport } from '../../support/new-report';
import { createOwnDatabase } from '../../support/own-database';
import { call, readError } from '../support/api';
import { storeItem } from '../support/comments';
import { addMembers } from '../support/expired-items';
import { createMember, type Member, uniqueName } from '../support/member';
import { createItemReport } from '../support/moderation';
import { decideReportIn, listReportsIn, reportPagesIn } from '../support/report-lists';

/** Stores reports in the given order, each a second newer than the one before. Their numbers count up from 10000001. */
async function storeReports(db: Firestore, changes: readonly Partial<NewReport>[]): Promise<void> {
  const start = Date.now() - changes.length * 1000;
  let n = 10_000_000;
  const reports = createReportsRepo(db, () => String(n));
  for (const change of changes) {
    n += 1;
    await reports.create(systemWorkFor(`member${n}`), newReport(change));
    const createdAt = new Date(start + (n - 10_000_000) * 1000);
    const subject = change.itemId ?? 'owl';
    const id = (change.commentId ?? null) === null ? subject : `${subject}_${change.commentId}`;
    await db.doc(`reports/${id}_member${n}`).update({ createdAt });
    for (const status of ['all', 'pending'])
      await db.doc(`queueEntries/${id}_${status}`).update({ newestAt: createdAt });
  }
}

const numbers = (...last: readonly number[]) => last.map((it) => String(10_000_000 + it));

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
    await decideReportIn(db, '10000005', 'dismissed');
    await db.doc('hiddenItems/lamp').set({
      ownerId: 'bea',
      isAutomatic: true,
      reason: 'spam',
      hiddenAt: new Date('2026-11-20T12:00:00Z'),
      removeAt: null,
    });
  });

  it('contains the newest reports first, with the counts of all reports, when the request has no parameters', async () => {
    const { reports, counts, next } = await listReportsIn(db);
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

  it('contains who decided a report, the text of a reported comment, and whether a reported item is hidden', async () => {
    const [decided, , comment, lamp] = (await listReportsIn(db)).reports;
    expect(decided).toMatchObject({ decidedBy: 'admin_1', reviewNotes: 'Seen' });
    expect(comment?.comment).toEqual({ id: 'c1', username: 'carl', content: 'Buy followers' });
    expect(lamp).toMatchObject({ hidden: { isAutomatic: true, removedAt: null } });
  });

  it('can be filtered by status and by words of title, owner, author or reporter, and sorted from the oldest', async () => {
    const ids = async (query: Partial<ReportsQuery>) => (await reportPagesIn(db, query)).flat();
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

  it('contains, when grouped, the newest report of each item or comment, with the number of its reports and their reasons', async () => {
    const { reports } = await listReportsIn(db, { group: 'subject' });
    const found = reports.map((it) => [it.id, it.reportsCount, it.reasons]);
    expect(found).toEqual([
      ['10000005', 2, ['fake', 'spam']],
      ['10000004', 2, ['spam', 'other']],
      ['10000003', 1, ['spam']],
    ]);
    const pending = await listReportsIn(db, { group: 'subject', status: 'pending' });
    expect(pending.reports.map((it) => [it.id, it.reportsCount])).toEqual([
      ['10000004', 2],
      ['10000003', 1],
      ['10000001', 1],
    ]);
  });

  it('can be sorted, when grouped, by time, by the number of reports, and by how many earlier reports of the reporters were upheld', async () => {
    const sorted = (sort: ReportsQuery['sort'], status: ReportsQuery['status'] = 'pending') =>
      reportPagesIn(db, { group: 'subject', sort, status }).then((pages) => pages.flat());
    expect(await sorted('oldest')).toEqual(numbers(1, 3, 4));
    expect(await sorted('most_reported')).toEqual(numbers(4, 3, 1));
    expect(await sorted('most_likely_upheld')).toEqual(numbers(4, 3, 1));
    expect(await sorted('most_reported', 'all')).toEqual(numbers(5, 4, 3));
    const lamps = await reportPagesIn(db, { group: 'subject', q: 'lamp', sort: 'most_reported' });
    expect(lamps).toEqual([numbers(4)]);
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

  it("returns reports with the reported item, and marks reports about the admin's item and reports by the admin", async () => {
    const title = uniqueName();
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
  ])('returns 400 for the query %j', async (query, message) => {
    expect(await readError(await list(query))).toMatchObject({ status: 400, message });
  });
});
