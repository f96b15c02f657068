/** Checks registries, checksums and versions in all lockfiles: `npm run lint:locks`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  versionConflicts,
  looseDependencyFaults,
  missingPackageFaults,
  lockfileSourceFaults,
  type PackageManifest,
} from './deploy/lock-faults';
import { readLockfile } from './deploy/lockfile';
import { ROOT } from './lib/paths';

const LOCKED = ['.', 'functions', 'tools/screenshot-evals'];

const readManifest = (folder: string): PackageManifest =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as PackageManifest;

const functions = readLockfile(join(ROOT, 'functions/package-lock.json'));
const sources = LOCKED.map((folder) =>
  lockfileSourceFaults(join(ROOT, folder, 'package-lock.json')),
);
const faults = [
  ...(await Promise.all(sources)).flat(),
  ...[...LOCKED, 'web'].flatMap((folder) => looseDependencyFaults(folder, readManifest(folder))),
  ...missingPackageFaults(readManifest('functions'), functions),
  ...versionConflicts(readLockfile(join(ROOT, 'package-lock.json')), functions),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
