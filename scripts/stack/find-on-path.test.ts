import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findOnPath } from './find-on-path';
import { findFirestoreEmulators } from './firestore-finder';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boloboard-path-'));
  mkdirSync(join(folder, 'bin'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function program(...path: readonly string[]): string {
  const file = join(folder, ...path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '', { mode: 0o755 });
  return file;
}

test('findOnPath returns the path of a symbolic link without resolving it, and null when no folder has the program', () => {
  const cargo = join(folder, 'bin/cargo');
  symlinkSync(program('bin/rustup'), cargo);
  const env = { PATH: ['/nowhere', join(folder, 'bin')].join(delimiter) };
  expect(findOnPath('cargo', env)).toBe(cargo);
  expect(findOnPath('rustc', env)).toBeNull();
});

test("findFirestoreEmulators finds Google's emulator through a symbolic link to gcloud", () => {
  symlinkSync(program('sdk/bin/gcloud'), join(folder, 'bin/gcloud'));
  const jar = program('sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar');
  const java = program('java/bin/java');
  const env = {
    PATH: join(folder, 'bin'),
    JAVA_HOME: join(folder, 'java'),
    FIRESTORE_EMULATOR: 'google',
  };
  const [found] = findFirestoreEmulators(env);
  expect(found).toMatchObject({ command: java });
  expect(found?.args).toContain(jar);
});
