import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../stack/paths';
import { trackedFiles } from './tracked-files';

const TAKES_IT = /collections\.auditLog\b|\{[^{}]*\bauditLog\b[^{}]*\}\s*=\s*collections\b/;
const WRITES = /\.(create|set|update|delete)\(/g;

const REPOS = 'functions/src/repos';
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const writesIn = (file: string) => [...textOf(file).matchAll(WRITES)].map(([, method]) => method);

test.each([
  ['const log = collections.auditLog.in(db);', true],
  ['const { items, auditLog } = collections;', true],
  ['const {\n  auditLog: log,\n} = collections;', true],
  ['createAuditLog({ auditLog: repos.auditLog })', false],
])('finds out whether %j takes the audit log from the table', (code, takesIt) => {
  expect(TAKES_IT.test(code)).toBe(takesIt);
});

test('only adds entries to the audit log, lists them, and takes names out when an account is erased', () => {
  const files = trackedFiles('functions/src', 'scripts').filter(
    (file) => /\.m?[jt]s$/.test(file) && !/\.test(-support)?\.ts$/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files.filter((file) => TAKES_IT.test(textOf(file)));
  expect(found.sort()).toEqual([
    `${REPOS}/audit-log-repo.ts`,
    `${REPOS}/audit-log.ts`,
    `${REPOS}/erased-copies-repo.ts`,
  ]);
  expect(writesIn(`${REPOS}/audit-log.ts`)).toEqual(['create']);
  expect(writesIn(`${REPOS}/audit-log-repo.ts`)).toEqual([]);
});
