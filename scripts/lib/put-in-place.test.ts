import { Worker } from 'node:worker_threads';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFile, replaceFolder } from './put-in-place';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boloboard-builds-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function finishedBuild(name: string): string {
  const build = join(folder, name);
  mkdirSync(build);
  writeFileSync(join(build, 'index.html'), name);
  writeFileSync(join(build, `${name}.js`), name);
  return build;
}

test('replaceFolder leaves no file of the old folder', () => {
  const target = join(folder, 'web/dist');
  replaceFolder(finishedBuild('first'), target);
  replaceFolder(finishedBuild('second'), target);
  expect(readdirSync(target).sort()).toEqual(['index.html', 'second.js']);
  expect(readdirSync(folder)).toEqual(['web']);
});

const inParallel = (script: string, data: object): Promise<void> =>
  new Promise((resolve, reject) => {
    new Worker(script, { eval: true, workerData: data }).once('error', reject).once('exit', () => {
      resolve();
    });
  });

test('replaceFolder leaves one complete folder when two threads replace it many times at the same time', async () => {
  const target = join(folder, 'dist');
  const builds = Array.from({ length: 40 }, (_, n) => finishedBuild(`build-${String(n)}`));
  const source = join(import.meta.dirname, 'put-in-place.ts');
  const script = `
    const { workerData } = require('node:worker_threads');
    import(workerData.source).then(({ replaceFolder }) => {
      for (const build of workerData.builds) replaceFolder(build, workerData.target);
    });`;
  const halves = [builds.slice(0, 20), builds.slice(20)];
  await Promise.all(halves.map((half) => inParallel(script, { source, builds: half, target })));
  const name = readFileSync(join(target, 'index.html'), 'utf8');
  expect(readdirSync(target).sort()).toEqual([`${name}.js`, 'index.html']);
  expect(readdirSync(folder)).toEqual(['dist']);
});

test('replaceFile replaces a file and leaves no temporary file', () => {
  const file = join(folder, 'lib/index.js');
  replaceFile(file, Buffer.from('one'));
  replaceFile(file, Buffer.from('two'));
  expect(readFileSync(file, 'utf8')).toBe('two');
  expect(readdirSync(join(folder, 'lib'))).toEqual(['index.js']);
});
