import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProcesses, type ProcessSpec } from './processes';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boloboard-processes-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** A process that has a child of its own, and tells both pids once both run. */
function family(): ProcessSpec {
  const script = join(folder, 'family.mjs');
  writeFileSync(
    script,
    `import { spawn } from 'node:child_process';
     import { writeFileSync } from 'node:fs';
     const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { stdio: 'ignore' });
     writeFileSync(${JSON.stringify(join(folder, 'pids'))}, [process.pid, child.pid].join(' '));
     setInterval(() => {}, 1e6);`,
  );
  return {
    name: 'The family',
    command: process.execPath,
    args: [script],
    cwd: folder,
    log: join(folder, 'log'),
  };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function familyPids(): Promise<number[]> {
  const file = join(folder, 'pids');
  await vi.waitUntil(() => existsSync(file) && readFileSync(file, 'utf8').includes(' '), 10_000);
  return readFileSync(file, 'utf8').split(' ').map(Number);
}

test('stopping ends a process and its children', async () => {
  const processes = createProcesses();
  processes.start(family());
  const pids = await familyPids();
  expect(pids.map(isAlive)).toEqual([true, true]);
  await processes.stopAll();
  await vi.waitUntil(() => !pids.some(isAlive), 10_000);
});

test('a process that ends by itself is reported with its last words', async () => {
  const processes = createProcesses();
  const args = ['-e', 'console.log("no rules file"); process.exit(3)'];
  processes.start({ ...family(), args });
  await expect(processes.crashed).rejects.toThrow(/The family ended by itself.*\nno rules file/);
  await processes.stopAll();
});

test('running to the end gives the exit code and is no crash', async () => {
  const processes = createProcesses();
  expect(await processes.run({ ...family(), args: ['-e', 'process.exit(3)'] })).toBe(3);
  await processes.stopAll();
});

test('a program that is missing is named', async () => {
  const processes = createProcesses();
  expect(() => processes.start({ ...family(), command: '/nowhere/emulator' })).toThrow(
    'The family cannot be started: /nowhere/emulator is missing.',
  );
  await processes.stopAll();
});

test('nothing is left when the parent is killed', async () => {
  const parent = join(folder, 'parent.mts');
  const source = pathToFileURL(join(import.meta.dirname, 'processes.ts')).href;
  const spec = JSON.stringify(family());
  writeFileSync(
    parent,
    `import { createProcesses } from '${source}'; createProcesses().start(${spec});`,
  );
  const tsx = pathToFileURL(join(import.meta.dirname, '../../node_modules/tsx/dist/loader.mjs'));
  const child = spawn(process.execPath, ['--import', tsx.href, parent], { stdio: 'ignore' });
  const pids = await familyPids();
  child.kill('SIGKILL');
  await vi.waitUntil(() => !pids.some(isAlive), 10_000);
});
