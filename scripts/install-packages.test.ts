import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { arePackagesInstalled } from './install-packages.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'boloboard-install-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

interface Entry {
  readonly version: string;
  readonly optional?: boolean;
}

function write(wanted: Record<string, Entry>, installed: Record<string, Entry> | null): void {
  const lock = { '': { version: '1.0.0' }, web: { version: '1.0.0' }, ...wanted };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: lock }));
  if (!installed) return;
  mkdirSync(join(root, 'node_modules'));
  const record = JSON.stringify({ packages: installed });
  writeFileSync(join(root, 'node_modules/.package-lock.json'), record);
}

const A = { 'node_modules/a': { version: '1.0.0' } };

test('arePackagesInstalled returns false when node_modules does not exist', () => {
  write(A, null);
  expect(arePackagesInstalled(root)).toBe(false);
});

test('arePackagesInstalled returns true when node_modules matches the lockfile', () => {
  write(A, A);
  expect(arePackagesInstalled(root)).toBe(true);
});

test('arePackagesInstalled returns false when a package has another version than in the lockfile', () => {
  write({ 'node_modules/a': { version: '2.0.0' } }, A);
  expect(arePackagesInstalled(root)).toBe(false);
});

test('arePackagesInstalled returns false when a package of a workspace is missing', () => {
  write({ ...A, 'functions/node_modules/b': { version: '1.0.0' } }, A);
  expect(arePackagesInstalled(root)).toBe(false);
});

test('arePackagesInstalled returns true when only an optional package is missing', () => {
  write({ ...A, 'node_modules/b': { version: '1.0.0', optional: true } }, A);
  expect(arePackagesInstalled(root)).toBe(true);
});
