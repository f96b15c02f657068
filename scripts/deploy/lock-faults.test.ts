import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asFunctionsLockfile, lockedVersions, type Lockfile } from './lockfile';
import {
  versionConflicts,
  looseDependencyFaults,
  missingPackageFaults,
  lockfileSourceFaults,
} from './lock-faults';

const lockfile = (packages: Lockfile['packages']): Lockfile => ({ packages });

const ROOT = lockfile({
  '': {},
  functions: { version: '1.0.0' },
  'node_modules/@boloboard/functions': { link: true },
  'node_modules/express': { version: '4.0.0' },
  'node_modules/express/node_modules/qs': { version: '1.0.0' },
  'node_modules/zod': { version: '4.6.7' },
  'functions/node_modules/express': { version: '5.0.0' },
});

describe('asFunctionsLockfile', () => {
  test('keeps the versions from functions/node_modules, and drops links to workspaces', () => {
    const { packages } = asFunctionsLockfile(ROOT);
    expect(packages).toEqual({
      '': { version: '1.0.0' },
      'node_modules/express': { version: '5.0.0' },
      'node_modules/zod': { version: '4.6.7' },
    });
  });

  test('returns the same versions as the root lockfile', () => {
    expect(versionConflicts(ROOT, asFunctionsLockfile(ROOT))).toEqual([]);
  });
});

test('lockedVersions returns the versions of a package in all folders', () => {
  expect(lockedVersions(ROOT).get('express')).toEqual(new Set(['4.0.0', '5.0.0']));
});

test("versionConflicts reports a version in the functions' lockfile that differs from the root lockfile", () => {
  const functions = lockfile({ 'node_modules/zod': { version: '4.6.8' } });
  expect(versionConflicts(ROOT, functions)).toEqual([
    'functions/package-lock.json has zod 4.6.8, but the root has 4.6.7. Run: npm run lock:functions',
  ]);
});

test.each([
  '^1.0.0',
  '~1.0.0',
  '*',
  '1.x',
  'file:../contract',
  'npm:@some/other@^1.0.0',
  'npm:other',
])('looseDependencyFaults reports the version %s', (version) => {
  expect(looseDependencyFaults('.', { dependencies: { some: version } })).toHaveLength(1);
});

test.each(['1.2.3', '1.2.3-rc.1', 'npm:other@1.2.3', 'npm:@some/other@1.2.3'])(
  'looseDependencyFaults accepts the version %s',
  (version) => {
    expect(looseDependencyFaults('.', { devDependencies: { some: version } })).toEqual([]);
  },
);

test.each([
  [
    'an entry with a registry URL',
    { resolved: 'https://example.test/zod.tgz', integrity: 'sha512-0' },
    1,
  ],
  ['an entry with a SHA-1 checksum', { integrity: 'sha1-0' }, 1],
  ['an entry with a SHA-512 checksum and no URL', { integrity: 'sha512-0' }, 0],
])(
  'for %s (%j), the number of messages that lockfileSourceFaults returns is %i',
  async (_what, entry, faults) => {
    const folder = mkdtempSync(join(tmpdir(), 'boloboard-lock-'));
    const path = join(folder, 'package-lock.json');
    const packages = { '': { name: 'x' }, 'node_modules/zod': { version: '4.6.7', ...entry } };
    writeFileSync(path, JSON.stringify({ name: 'x', lockfileVersion: 3, packages }));
    expect(
      await lockfileSourceFaults(path).finally(() => rmSync(folder, { recursive: true })),
    ).toHaveLength(faults);
  },
);

test("missingPackageFaults reports an outdated dependency and sharp's missing cloud packages", () => {
  const functions = lockfile({ 'node_modules/zod': { version: '4.6.6' } });
  expect(missingPackageFaults({ dependencies: { zod: '4.6.7' } }, functions)).toHaveLength(3);
});
