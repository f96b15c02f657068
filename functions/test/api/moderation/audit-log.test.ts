import {
  AUDIT_ENTRIES_PER_PAGE,
  type AuditQuery,
  auditPageSchema,
} from '@contract/schemas/audit-log';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addAuditEntry, type NewAuditEntry } from '../../../src/repos/audit-log';
import { type AuditSearch, createAuditLogRepo } from '../../../src/repos/audit-log-repo';
import { migrateLegacyAuditEntries } from '../../../src/repos/legacy-audit-entries';
import { anonymizeAuditLog } from '../../../src/repos/member-copies-erasure-repo';
import { createAuditLog } from '../../../src/services/moderation/audit-log';
import { createOwnDatabase } from '../../support/own-database';
import { call, readError } from '../support/api';
import { db } from '../support/environment';
import { createMember, type Member, uniqueName } from '../support/member';

const ALL: AuditSearch = { terms: [], act: undefined, from: undefined, before: undefined };

let reader: Member;
beforeAll(async () => {
  reader = await createMember({ admin: true });
});

const actLike = (change: Partial<NewAuditEntry> = {}): NewAuditEntry => ({
  act: 'hide_item',
  adminId: 'root-id',
  adminUsername: 'root',
  report: '12345678',
  reports: 3,
  itemId: 'owl-id',
  commentId: null,
  subject: 'Brass owl',
  memberId: 'ann-id',
  memberUsername: 'ann_sells',
  note: 'Not an owl',
  before: 'shown',
  after: 'hidden',
  ...change,
});

async function addActs(count: number, into = db): Promise<void> {
  const batch = into.batch();
  for (let n = 0; n < count; n += 1) addAuditEntry(batch, into, actLike({ note: `Act ${n}` }));
  await batch.commit();
}

async function pageFor(as: Member, cursor?: string | null) {
  const response = await call('listAuditLog', { as, ...(cursor && { query: { cursor } }) });
  expect(response.status).toBe(200);
  return auditPageSchema.parse(await response.json());
}

/** Returns the entry that has this note. Reads further pages, because other tests add entries at the same time. */
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
  it('returns the entries of the audit log to an admin, but does not reveal the ids of members', async () => {
    const note = uniqueName();
    const batch = db.batch();
    addAuditEntry(batch, db, actLike({ note, act: 'delete_comment', commentId: 'c1' }));
    await batch.commit();
    const admin = await createMember({ admin: true });
    expect(await entryWithNote(admin, note)).toEqual({
      id: expect.any(String) as string,
      at: expect.any(String) as string,
      act: 'delete_comment',
      adminUsername: 'root',
      report: '12345678',
      subject: 'Brass owl',
      reports: 3,
      memberUsername: 'ann_sells',
      note,
      before: 'shown',
      after: 'hidden',
      isComment: true,
    });
  });

  it('returns pages of 50 entries, and each entry is on only one page even when many entries have the same time', async () => {
    await addActs(AUDIT_ENTRIES_PER_PAGE + 10);
    const admin = await createMember({ admin: true });
    const first = await pageFor(admin);
    expect(first.entries).toHaveLength(AUDIT_ENTRIES_PER_PAGE);
    // Adds entries at the start of the list. The other entries move down, but the cursor still points to the same
    // entry.
    await addActs(3);
    const second = await pageFor(admin, first.next);
    const [last] = first.entries.slice(-1);
    const shown = [...first.entries, ...second.entries];
    expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
    expect(second.entries.length).toBeGreaterThanOrEqual(10);
    for (const { at } of second.entries) expect(at <= (last?.at ?? '')).toBe(true);
  });

  it('returns the entries that match a search, as a page and as a CSV file', async () => {
    const word = uniqueName();
    const batch = db.batch();
    addAuditEntry(batch, db, actLike({ note: `About ${word}` }));
    await batch.commit();
    const as = await createMember({ admin: true });
    const query = { q: word.toUpperCase(), act: 'hide_item' };
    const page = auditPageSchema.parse(await (await call('listAuditLog', { as, query })).json());
    expect(page.entries.map(({ note }) => note)).toEqual([`About ${word}`]);
    const file = await call('exportAuditLog', { as, query });
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.headers.get('content-disposition')).toContain('boloboard-audit-log-');
    expect(await file.text()).toContain(`About ${word}`);
  });

  it.each(['', 'x', '1.', '1./', `1.${'a'.repeat(41)}`, '123456789012345678.a', '1.a.b'])(
    'returns 400 when the cursor is %j',
    async (cursor) => {
      const response = await call('listAuditLog', { as: reader, query: { cursor } });
      expect(await readError(response)).toMatchObject({
        status: 400,
        issues: [{ path: ['query', 'cursor'] }],
      });
    },
  );
});

it.each([{ to: '9999-12-31' }, { from: '0000-01-01' }, { from: '1999-12-31' }])(
  'the audit log rejects a search with days outside the accepted range: %j',
  async (query) => {
    const responses = [
      await call('listAuditLog', { as: reader, query }),
      await call('exportAuditLog', { as: reader, query }),
    ];
    for (const response of responses) expect((await readError(response)).status).toBe(400);
  },
);

describe('the stored audit log', () => {
  const own = createOwnDatabase();
  const auditLog = createAuditLogRepo(own);

  it('has one empty page when no admin has done anything yet', async () => {
    expect(await auditLog.list(ALL, undefined)).toEqual({ entries: [], next: null });
  });

  it('is listed from the newest to the oldest entry, without invalid documents', async () => {
    const at = Timestamp.fromMillis(Date.now() + 60_000);
    await own.doc('auditLog/invalid').create({ at });
    for (const note of ['first', 'second', 'third'])
      await own.runTransaction(async (transaction) => {
        addAuditEntry(transaction, own, actLike({ note }));
        return Promise.resolve();
      });
    const { entries, next } = await auditLog.list(ALL, undefined);
    expect(entries.map(({ record }) => record.note)).toEqual(['third', 'second', 'first']);
    expect(next).toBeNull();
  });

  it('contains an entry for an act only when the transaction of the act was committed', async () => {
    const failed = own.runTransaction((transaction) => {
      addAuditEntry(transaction, own, actLike({ note: 'never' }));
      return Promise.reject(new Error('The act failed'));
    });
    await expect(failed).rejects.toThrow('The act failed');
    const { entries } = await auditLog.list(ALL, undefined);
    expect(entries.map(({ record }) => record.note)).not.toContain('never');
  });

  it('sets the expiry of an entry to two years after the act', async () => {
    const { entries } = await auditLog.list(ALL, undefined);
    const { at, expiresAt } = entries[0]?.record ?? {};
    expect(expiresAt?.getUTCFullYear()).toBe((at?.getUTCFullYear() ?? 0) + 2);
  });

  it('has search words in entries of an earlier version after the migration has run, and a second run changes nothing', async () => {
    const earlier = own.collection('auditLog').doc('earlier');
    const at = Timestamp.fromMillis(Date.UTC(2026, 10, 1));
    await earlier.create({ ...actLike({ subject: 'Silver fox' }), at });
    const search = { ...ALL, terms: ['silver'] };
    expect((await auditLog.list(search, undefined)).entries).toEqual([]);
    expect(await migrateLegacyAuditEntries(own)).toBe(1);
    expect(await migrateLegacyAuditEntries(own)).toBe(0);
    const { entries } = await auditLog.list(search, undefined);
    expect(entries.map(({ id }) => id)).toEqual(['earlier']);
    expect(entries[0]?.record.expiresAt).toEqual(new Date('2028-11-01T00:00:00.000Z'));
  });

  it('keeps no data of a member who is erased while the migration adds search words to an entry about the member', async () => {
    const db = createOwnDatabase();
    const earlier = db.doc('auditLog/earlier');
    await earlier.create({ ...actLike(), at: new Date() });
    const transactions = vi.spyOn(db, 'runTransaction');
    transactions.mockImplementationOnce(async (...work) => {
      transactions.mockRestore();
      await anonymizeAuditLog(db, 'ann-id');
      return db.runTransaction(...work);
    });
    expect(await migrateLegacyAuditEntries(db)).toBe(1);
    const entry = (await earlier.get()).data();
    expect(entry).toMatchObject({ memberId: null, memberUsername: null });
    expect(entry?.['terms']).toContain('owl');
    expect(entry?.['terms']).not.toContain('ann_sells');
  });
});

describe('a search of the audit log', () => {
  const own = createOwnDatabase();
  const now = () => new Date('2026-11-26T12:00:00Z');
  const auditLog = createAuditLog({ auditLog: createAuditLogRepo(own), now });
  const found = async (query: AuditQuery) =>
    (await auditLog.list(query)).entries.map(({ note }) => note);

  beforeAll(async () => {
    for (const change of [
      { note: 'First: a Café', subject: 'Brass owl' },
      { note: 'Second', subject: 'Brass cup', act: 'delete_item', memberUsername: null },
      { note: '=1+1', subject: 'Owl', memberId: null, memberUsername: null },
    ] as const) {
      const batch = own.batch();
      addAuditEntry(batch, own, actLike(change));
      await batch.commit();
    }
  });

  it.each([
    ['a word of the title', { q: 'BRASS' }, ['Second', 'First: a Café']],
    ['several words, in any order', { q: 'owl brass' }, ['First: a Café']],
    ['a word of the note, without accents', { q: 'cafe' }, ['First: a Café']],
    ['a username', { q: '@ann_sells' }, ['First: a Café']],
    ['an act', { act: 'delete_item' }, ['Second']],
    ['an act and a word', { act: 'hide_item', q: 'owl' }, ['=1+1', 'First: a Café']],
    ['days without entries', { to: '2026-01-01' }, []],
    ['a text without a letter or digit', { q: '!!' }, []],
  ] as const)('returns only the matching entries for %s', async (_what, query, notes) => {
    expect(await found(query)).toEqual(notes);
  });

  it('finds the entries from the first to the last day of the search, including both days', async () => {
    const days = (await auditLog.list({})).entries.map(({ at }) => at.slice(0, 10));
    const last = days[0];
    const first = days.at(-1);
    expect(await found({ from: first, to: last })).toEqual(['=1+1', 'Second', 'First: a Café']);
  });

  it('returns a CSV file that marks deleted members and has no cell that a spreadsheet would run as a formula', async () => {
    const { content, filename } = await auditLog.csv({ q: 'owl' });
    expect(filename).toBe('boloboard-audit-log-2026-11-26.csv');
    const [titles, ...lines] = String(content).trimEnd().split('\r\n');
    expect(titles).toBe(
      '\uFEFFTime,Action,Admin,Report,Decided reports,Item,Comment,Member,Before,After,Note',
    );
    expect(lines.map((line) => line.slice(line.indexOf(',') + 1))).toEqual([
      "hide_item,root,12345678,3,Owl,,deleted member,shown,hidden,'=1+1",
      'hide_item,root,12345678,3,Brass owl,,ann_sells,shown,hidden,First: a Café',
    ]);
  });

  it('throws too_large instead of returning a CSV file when more entries match than the limit allows', async () => {
    const small = createAuditLog({
      auditLog: createAuditLogRepo(own),
      now,
      maxEntries: 2,
    });
    await expect(small.csv({})).rejects.toMatchObject({ code: 'too_large' });
  });

  it('distinguishes an account without a username from a deleted account', async () => {
    const { entries } = await auditLog.list({ q: 'brass' });
    expect(entries.map(({ memberUsername }) => memberUsername)).toEqual(['', 'ann_sells']);
  });
});
