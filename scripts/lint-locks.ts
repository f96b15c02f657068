/**
 * Fails where the lockfiles disagree, name a registry, or leave a version open.
 * Usage: npm run lint:locks
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLockfile } from './deploy/lockfile';
import {
  disagreements,
  hostNames,
  looseDependencies,
  missingPackages,
  type Manifest,
} from './deploy/lockfile-faults';
import { ROOT } from './stack/paths';

const readManifest = (path: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Manifest;

const root = readLockfile(join(ROOT, 'package-lock.json'));
const functions = readLockfile(join(ROOT, 'functions/package-lock.json'));
const faults = [
  ...['package.json', 'web/package.json', 'functions/package.json'].flatMap((path) =>
    looseDependencies(path, readManifest(path)),
  ),
  ...hostNames('package-lock.json', root),
  ...hostNames('functions/package-lock.json', functions),
  ...missingPackages(readManifest('functions/package.json'), functions),
  ...disagreements(root, functions),
];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
