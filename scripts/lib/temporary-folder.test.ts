import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withTemporaryFolder } from './temporary-folder';

let parent: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'boloboard-temporary-'));
});

afterEach(() => {
  rmSync(parent, { recursive: true });
});

test('withTemporaryFolder deletes the folder after use', async () => {
  const seen = await withTemporaryFolder(join(parent, 'build-'), async (folder) => {
    writeFileSync(join(folder, 'file'), '');
    return [basename(folder).slice(0, 6), ...readdirSync(folder)];
  });
  expect(seen).toEqual(['build-', 'file']);
  expect(readdirSync(parent)).toEqual([]);
});

test('withTemporaryFolder deletes the folder and rethrows when the callback fails', async () => {
  const listeners = process.listenerCount('exit');
  const failing = withTemporaryFolder(join(parent, 'build-'), () => Promise.reject(new Error('x')));
  await expect(failing).rejects.toThrow('x');
  expect(readdirSync(parent)).toEqual([]);
  expect(process.listenerCount('exit')).toBe(listeners);
});

test('withTemporaryFolder deletes the folder when the process exits during use', () => {
  const source = pathToFileURL(join(import.meta.dirname, 'temporary-folder.ts')).href;
  const script = `
    import { withTemporaryFolder } from '${source}';
    await withTemporaryFolder(${JSON.stringify(join(parent, 'build-'))}, () => process.exit(7));`;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script]);
  expect(status).toBe(7);
  expect(readdirSync(parent)).toEqual([]);
});
