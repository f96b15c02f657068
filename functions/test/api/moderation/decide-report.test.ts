import { MODERATION_MESSAGES, REVIEW_NOTES_MAX_LENGTH } from '@contract/schemas/report-for-admins';
import type { DocumentReference } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, readError } from '../support/api';
import { postCommentAndParse, storeItem } from '../support/comments';
import { db } from '../support/environment';
import { createMember, type Member, uniqueName } from '../support/member';
import {
  adminActsOnReport,
  decideReport,
  createItemReport,
  createCommentReport,
  reportIn,
  storedReport,
} from '../support/moderation';
import { reportItem } from '../support/reports';

let admin: Member;
let otherAdmin: Member;
let reporter: Member;
let otherReporter: Member;
beforeAll(async () => {
  [admin, otherAdmin, reporter, otherReporter] = await Promise.all([
    createMember({ admin: true }),
    createMember({ admin: true }),
    createMember(),
    createMember(),
  ]);
});

let title: string;
let item: DocumentReference;
let number: string;
beforeEach(async () => {
  title = uniqueName();
  item = await storeItem({ title });
  number = await createItemReport(reporter, item.id);
});

const recordOf = async ({ uid }: Member) =>
  (await db.doc(`users/${uid}/reporting/record`).get()).data() ?? {};

describe('PATCH /api/admin/reports/:reportId', () => {
  it("stores status and notes, updates the reporter's record, and adds an entry to the audit log", async () => {
    const before = await recordOf(reporter);
    const notes = ' Shows an address.\r\nGone. ';
    const response = await decideReport(admin, number, { status: 'resolved' }, { notes });
    const report = await reportIn(response);
    expect(response.headers.get('etag')).toBe(`"${report.version}"`);
    expect(response.headers.get('x-items-version')).not.toBeNull();
    expect(report).toMatchObject({
      id: number,
      status: 'resolved',
      reviewNotes: 'Shows an address.\nGone.',
      decidedBy: admin.username,
      decidedAt: expect.any(String) as string,
    });
    expect(await recordOf(reporter)).toEqual({
      ...before,
      resolved: Number(before['resolved'] ?? 0) + 1,
    });
    expect(await adminActsOnReport(number)).toMatchObject([
      {
        act: 'decide_report',
        adminId: admin.uid,
        adminUsername: admin.username,
        itemId: item.id,
        commentId: null,
        before: 'pending',
        after: 'resolved',
        note: 'Shows an address.\nGone.',
      },
    ]);
  });

  it.each(['resolved', 'dismissed', 'reviewed'] as const)(
    'sets the status %s when the request sends no version of the report, regardless of the earlier status',
    async (status) => {
      for (const before of ['dismissed', 'reviewed', 'resolved'])
        await decideReport(admin, number, { status: before }, { notes: before });
      expect(await reportIn(await decideReport(admin, number, { status }))).toMatchObject({
        status,
      });
    },
  );

  it("counts only the last decision about a report in the reporter's record", async () => {
    const member = await createMember();
    const own = await createItemReport(member, item.id);
    for (const status of ['resolved', 'dismissed', 'reviewed', 'dismissed'])
      await decideReport(admin, own, { status });
    expect(await recordOf(member)).toEqual({ resolved: 0, dismissed: 1 });
  });

  it('writes nothing when the request is repeated, even when it sends the version from before the first request', async () => {
    const { version } = await storedVersion();
    const once = await reportIn(
      await decideReport(admin, number, { status: 'reviewed' }, { version }),
    );
    const again = await reportIn(
      await decideReport(admin, number, { status: 'reviewed' }, { version }),
    );
    expect(again).toEqual(once);
    await decideReport(admin, number, { status: 'reviewed' });
    expect(await adminActsOnReport(number)).toHaveLength(1);
  });

  it('returns 409 with the current report when another admin has decided the report after the admin read it', async () => {
    const { version } = await storedVersion();
    await decideReport(admin, number, { status: 'dismissed' }, { version, notes: 'Fine' });
    const late = await decideReport(otherAdmin, number, { status: 'resolved' }, { version });
    const error = await readError(late);
    expect(error).toMatchObject({
      status: 409,
      code: 'conflict',
      message: MODERATION_MESSAGES.changed,
      current: {
        report: { status: 'dismissed', reviewNotes: 'Fine', decidedBy: admin.username },
      },
    });
    const etag = late.headers.get('etag') ?? '';
    const { report } = error.current as { report: { version: string } };
    expect(etag).toBe(`"${report.version}"`);
    const now = { version: report.version };
    expect((await decideReport(otherAdmin, number, { status: 'resolved' }, now)).status).toBe(200);
  });

  it('returns 409 to the second of two admins even when both make the same decision', async () => {
    const { version } = await storedVersion();
    await decideReport(admin, number, { status: 'dismissed' }, { version });
    const late = await decideReport(otherAdmin, number, { status: 'dismissed' }, { version });
    expect(late.status).toBe(409);
  });

  it('accepts only one of two decisions that admins make about a report at the same moment', async () => {
    const { version } = await storedVersion();
    const responses = await Promise.all([
      decideReport(admin, number, { status: 'resolved' }, { version }),
      decideReport(otherAdmin, number, { status: 'dismissed' }, { version }),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await adminActsOnReport(number)).toHaveLength(1);
  });

  it('decides only the given report, but all pending reports of the item when the request has `group`', async () => {
    const second = await createItemReport(otherReporter, item.id);
    const ofComment = await createCommentReport(reporter, {
      itemId: item.id,
      commentId: (await postCommentAndParse(otherReporter, item.id)).id,
    });
    await decideReport(admin, number, { status: 'dismissed' }, { notes: 'One' });
    expect(await storedReport(second)).toMatchObject({ status: 'pending' });
    const third = await createItemReport(await createMember(), item.id);
    await decideReport(admin, second, { status: 'reviewed', group: true }, { notes: 'All' });
    expect(await storedReport(number)).toMatchObject({ status: 'dismissed', note: 'One' });
    for (const decided of [second, third])
      expect(await storedReport(decided)).toMatchObject({ status: 'reviewed', note: 'All' });
    expect(await storedReport(ofComment)).toMatchObject({ status: 'pending' });
  });

  it('loses no report that arrives while an admin decides all reports of the item', async () => {
    const others = await Promise.all(Array.from({ length: 5 }, () => createMember()));
    const [response, ...reports] = await Promise.all([
      decideReport(admin, number, { status: 'dismissed', group: true }),
      ...others.map((member) => reportItem(member, item.id, { reason: 'fake' })),
    ]);
    expect(response.status).toBe(200);
    expect(reports.map(({ status }) => status)).toEqual(others.map(() => 201));
    const { docs } = await db.collection('reports').where('itemId', '==', item.id).get();
    const pending = docs.filter((report) => report.get('status') === 'pending').length;
    const entry = await db.doc(`queueEntries/${item.id}_pending`).get();
    expect([docs.length, (entry.get('count') as number | undefined) ?? 0]).toEqual([6, pending]);
  });

  it("rejects a decision about the admin's own report, and leaves that report pending when the admin decides all other reports of the item", async () => {
    const own = await createItemReport(admin, item.id);
    const refused = await readError(await decideReport(admin, own, { status: 'dismissed' }));
    expect(refused).toMatchObject({ status: 403, message: MODERATION_MESSAGES.ownReport });
    await decideReport(admin, number, { status: 'dismissed', group: true });
    expect(await storedReport(own)).toMatchObject({ status: 'pending' });
    expect(await adminActsOnReport(own)).toEqual([]);
  });

  it("rejects decisions about reports of the admin's own item or comment, but not about comments of others on that item", async () => {
    const ownItem = await storeItem({ ownerId: admin.uid });
    const ownComment = await postCommentAndParse(admin, item.id);
    const others = await postCommentAndParse(otherReporter, ownItem.id);
    const refused = [
      await createItemReport(reporter, ownItem.id),
      await createCommentReport(reporter, { itemId: item.id, commentId: ownComment.id }),
    ];
    for (const own of refused)
      expect(
        await readError(await decideReport(admin, own, { status: 'dismissed' })),
      ).toMatchObject({
        status: 403,
        message: MODERATION_MESSAGES.ownItem,
      });
    const ofOther = await createCommentReport(reporter, {
      itemId: ownItem.id,
      commentId: others.id,
    });
    expect((await decideReport(admin, ofOther, { status: 'dismissed' })).status).toBe(200);
  });

  it('returns 404 for a number that no report has', async () => {
    const missing = await readError(await decideReport(admin, '10000000', { status: 'resolved' }));
    expect(missing).toMatchObject({ status: 404, message: MODERATION_MESSAGES.missing });
  });

  it.each([
    [{ status: 'pending' }, {}],
    [{}, {}],
    [{ status: 'resolved', more: 1 }, {}],
    [{ status: 'resolved', reviewNotes: 'x'.repeat(REVIEW_NOTES_MAX_LENGTH + 1) }, {}],
    [{ status: 'resolved' }, { reportId: 'owl_ann' }],
  ])(
    'returns 400 when the status, a field, the notes or the report number is invalid (case %#)',
    async (json, params) => {
      const response = await call('decideReport', {
        as: admin,
        json,
        params: { reportId: number, ...params },
      });
      expect(response.status).toBe(400);
      expect(await storedReport(number)).toMatchObject({ status: 'pending' });
    },
  );
});

async function storedVersion() {
  const response = await call('listReports', { as: admin, query: { q: title } });
  const { reports } = (await response.json()) as { reports: { id: string; version: string }[] };
  const found = reports.find(({ id }) => id === number);
  if (!found) throw new Error('The report is not listed');
  return found;
}
