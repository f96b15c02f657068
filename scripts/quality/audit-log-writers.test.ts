import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/paths';
import { trackedFiles } from './tracked-files';

const ACCESSES = [
  /collections\.auditLog\b/,
  /\{[^{}]*\bauditLog\b[^{}]*\}\s*=\s*collections\b/,
  // Matches a use of the collection: by its path in Firestore, or by its name in the table of collections.
  /['"`/]auditLog['"`/]/,
];
const accessesAuditLog = (text: string) => ACCESSES.some((pattern) => pattern.test(text));
const WRITES = /\.(create|set|update|delete)\(/g;

const REPOS = 'functions/src/repos';
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const methodsIn = (text: string) => [...text.matchAll(WRITES)].map(([, method]) => method);
const writesIn = (file: string) => methodsIn(textOf(file));

test.each([
  ['const log = collections.auditLog.in(db);', true],
  ['const { items, auditLog } = collections;', true],
  ['const {\n  auditLog: log,\n} = collections;', true],
  ["db.collection('auditLog').add(entry)", true],
  ['db.doc(`auditLog/${id}`).delete()', true],
  ['collections["auditLog"].in(db)', true],
  ['createAuditLog({ auditLog: repos.auditLog })', false],
])('accessesAuditLog, given the code %j, returns %s', (code, expected) => {
  expect(accessesAuditLog(code)).toBe(expected);
});

test('only the files that add, list, complete and anonymize entries of the audit log access its collection', () => {
  const files = trackedFiles('functions/src', 'scripts').filter(
    (file) => /\.m?[jt]s$/.test(file) && !/\.test(-support)?\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files.filter((file) => accessesAuditLog(textOf(file)));
  expect(found.sort()).toEqual([
    `${REPOS}/audit-log-repo.ts`,
    `${REPOS}/audit-log.ts`,
    // The first of the next two files declares the collection in the table of collections. The second file declares the
    // step of the erasure that changes the collection.
    `${REPOS}/collections/moderation-collections.ts`,
    `${REPOS}/collections/row-rules.ts`,
    // The next file adds missing fields to entries that earlier versions stored.
    `${REPOS}/legacy-audit-entries.ts`,
    `${REPOS}/member-copies-erasure-repo.ts`,
  ]);
  expect(writesIn(`${REPOS}/audit-log.ts`)).toEqual(['create']);
  expect(writesIn(`${REPOS}/audit-log-repo.ts`)).toEqual([]);
  expect(writesIn(`${REPOS}/legacy-audit-entries.ts`)).toEqual(['update']);
  expect(textOf(`${REPOS}/legacy-audit-entries.ts`)).toContain(
    'return { terms: auditTerms(record), expiresAt: auditExpiry(record.at) };',
  );
  expect(writesIn(`${REPOS}/collections/moderation-collections.ts`)).toEqual([]);
});

test('the erasure of a member removes only names and ids from entries of the audit log', () => {
  const text = textOf(`${REPOS}/member-copies-erasure-repo.ts`);
  const unnaming = /async function anonymizeAuditLog\(.*?\n\}\n/s.exec(text)?.[0] ?? '';
  expect(text.replace(unnaming, '')).not.toMatch(/collections\.auditLog\b|\bauditLog\.\w+\(/);
  expect(methodsIn(unnaming)).toEqual(['update', 'update']);
  const written = [...unnaming.matchAll(/\.update\(entry\.ref, (\{.*?\})\)/gs)].map(([, fields]) =>
    fields?.replaceAll(/\s+/g, ' '),
  );
  expect(written).toEqual([
    "{ adminId: null, adminUsername: null, ...withoutName(collections.auditLog.field(entry, 'adminUsername')), }",
    "{ memberId: null, memberUsername: null, ...withoutName(collections.auditLog.field(entry, 'memberUsername')), }",
  ]);
  expect(text).toContain('? { terms: FieldValue.arrayRemove(...searchTerms(username)) } : {}');
});
