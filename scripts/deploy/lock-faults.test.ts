import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asFunctionsLockfile, lockedVersions, type Lockfile } from './lockfile';
import { disagreements, looseDependencies, missingPackages, sourceFaults } from './lock-faults';

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

describe('the lockfile of functions, taken from the root', () => {
  test('holds what functions itself gets, and no link to a workspace', () => {
    const { packages } = asFunctionsLockfile(ROOT);
    expect(packages).toEqual({
      '': { version: '1.0.0' },
      'node_modules/express': { version: '5.0.0' },
      'node_modules/zod': { version: '4.6.7' },
    });
  });

  test('agrees with the root', () => {
    expect(disagreements(ROOT, asFunctionsLockfile(ROOT))).toEqual([]);
  });
});

test('all versions of a package count, wherever npm put them', () => {
  expect(lockedVersions(ROOT).get('express')).toEqual(new Set(['4.0.0', '5.0.0']));
});

test('another version than the root tests with is a fault', () => {
  const functions = lockfile({ 'node_modules/zod': { version: '4.6.8' } });
  expect(disagreements(ROOT, functions)).toEqual([
    'functions/package-lock.json has zod 4.6.8 where the root has 4.6.7: run npm run lock:functions.',
  ]);
});

test.each(['^1.0.0', '~1.0.0', '*', 'latest', '1.x', 'file:../contract', 'workspace:*'])(
  'the version %s is not exact',
  (version) => {
    expect(looseDependencies('.', { dependencies: { some: version } })).toHaveLength(1);
  },
);

test('an exact version passes', () => {
  expect(looseDependencies('.', { devDependencies: { some: '1.2.3-rc.1' } })).toEqual([]);
});

test.each([
  ['a resolved address', { resolved: 'https://example.test/zod.tgz', integrity: 'sha512-0' }, 1],
  ['a weak checksum', { integrity: 'sha1-0' }, 1],
  ['a package with a checksum alone', { integrity: 'sha512-0' }, 0],
])('%s has the right number of faults', async (_what, entry, faults) => {
  const folder = mkdtempSync(join(tmpdir(), 'boloboard-lock-'));
  const path = join(folder, 'package-lock.json');
  const packages = { '': { name: 'x' }, 'node_modules/zod': { version: '4.6.7', ...entry } };
  writeFileSync(path, JSON.stringify({ name: 'x', lockfileVersion: 3, packages }));
  expect(await sourceFaults(path).finally(() => rmSync(folder, { recursive: true }))).toHaveLength(
    faults,
  );
});

test('a stale dependency and the parts of sharp for the cloud are missed', () => {
  const functions = lockfile({ 'node_modules/zod': { version: '4.6.6' } });
  expect(missingPackages({ dependencies: { zod: '4.6.7' } }, functions)).toHaveLength(3);
});
