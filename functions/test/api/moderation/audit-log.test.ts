import { AUDIT_ENTRIES_PER_PAGE, auditPageSchema } from '@contract/schemas/audit-log';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { addAuditEntry, type NewAuditEntry } from '../../../src/repos/audit-log';
import { createAuditLogRepo } from '../../../src/repos/audit-log-repo';
import { createOwnDatabase } from '../../support/own-database';
import { call, readError } from '../support/api';
import { db } from '../support/environment';
import { createMember, type Member, unique } from '../support/member';

const actLike = (change: Partial<NewAuditEntry> = {}): NewAuditEntry => ({
  ...{ act: 'hide_item', adminId: 'root-id', adminUsername: 'root', report: '12345678' },
  reports: 3,
  ...{ itemId: 'owl-id', commentId: null, subject: 'Brass owl', memberId: 'ann-id' },
  ...{ memberUsername: 'ann_sells', note: 'Not an owl', before: 'shown', after: 'hidden' },
  ...change,
});

async function addActs(count: number, into = db): Promise<void> {
  const batch = into.batch();
  for (let n = 0; n < count; n += 1) addAuditEntry(batch, into, actLike({ note: `Act ${n}` }));
  await batch.commit();
}

async function pageFor(as: Member, cursor?: string | null) {
  const answer = await call('listAuditLog', { as, ...(cursor && { query: { cursor } }) });
  expect(answer.status).toBe(200);
  return auditPageSchema.parse(await answer.json());
}

/** Other tests add entries at the same time, so it may be on a later page. */
async function entryWithNote(as: Member, note: string) {
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { entries, next } = await pageFor(as, cursor);
    const found = entries.find((it) => it.note === note);
    if (found) return found;
    cursor = next;
  }
  return null;
}

describe('GET /api/admin/audit-log', () => {
  it('returns what admins did to admins, without ids', async () => {
    const note = unique();
    const batch = db.batch();
    addAuditEntry(batch, db, actLike({ note, act: 'delete_comment', commentId: 'c1' }));
    await batch.commit();
    const admin = await createMember({ admin: true });
    expect(await entryWithNote(admin, note)).toEqual({
      ...{ id: expect.any(String) as string, at: expect.any(String) as string },
      ...{ act: 'delete_comment', adminUsername: 'root', report: '12345678', subject: 'Brass owl' },
      reports: 3,
      ...{ memberUsername: 'ann_sells', note, before: 'shown', after: 'hidden', isComment: true },
    });
  });

  it('has pages of 50, in which each entry appears once, also those of the same time', async () => {
    await addActs(AUDIT_ENTRIES_PER_PAGE + 10);
    const admin = await createMember({ admin: true });
    const first = await pageFor(admin);
    expect(first.entries).toHaveLength(AUDIT_ENTRIES_PER_PAGE);
    // Moves the others down, but not the cursor.
    await addActs(3);
    const second = await pageFor(admin, first.next);
    const [last] = first.entries.slice(-1);
    const shown = [...first.entries, ...second.entries];
    expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
    expect(second.entries.length).toBeGreaterThanOrEqual(10);
    for (const { at } of second.entries) expect(at <= (last?.at ?? '')).toBe(true);
  });

  it('returns 401 to visitors, and 403 to free and premium members', async () => {
    expect(await readError(await call('listAuditLog'))).toMatchObject({ status: 401 });
    for (const premium of [false, true]) {
      const as = await createMember({ premium });
      expect(await readError(await call('listAuditLog', { as }))).toMatchObject({ status: 403 });
    }
  });

  it.each(['', 'x', '1.', '1./', `1.${'a'.repeat(41)}`, '123456789012345678.a', '1.a.b'])(
    'returns 400 when the cursor is %j',
    async (cursor) => {
      const as = await createMember({ admin: true });
      const answer = await call('listAuditLog', { as, query: { cursor } });
      expect(await readError(answer)).toMatchObject({
        ...{ status: 400, issues: [{ path: ['query', 'cursor'] }] },
      });
    },
  );
});

describe('the stored audit log', () => {
  const own = createOwnDatabase();
  const auditLog = createAuditLogRepo(own);

  it('is empty and has no next page', async () => {
    expect(await auditLog.list(undefined)).toEqual({ entries: [], next: null });
  });

  it('is listed from the newest to the oldest, without invalid documents', async () => {
    const at = Timestamp.fromMillis(Date.now() + 60_000);
    await own.doc('auditLog/invalid').create({ at });
    for (const note of ['first', 'second', 'third'])
      await own.runTransaction(async (transaction) => {
        addAuditEntry(transaction, own, actLike({ note }));
        return Promise.resolve();
      });
    const { entries, next } = await auditLog.list(undefined);
    expect(entries.map(({ record }) => record.note)).toEqual(['third', 'second', 'first']);
    expect(next).toBeNull();
  });

  it('has an entry for an act that was stored, and none for one that failed', async () => {
    const failed = own.runTransaction((transaction) => {
      addAuditEntry(transaction, own, actLike({ note: 'never' }));
      return Promise.reject(new Error('The act failed'));
    });
    await expect(failed).rejects.toThrow('The act failed');
    const { entries } = await auditLog.list(undefined);
    expect(entries.map(({ record }) => record.note)).not.toContain('never');
  });
});
