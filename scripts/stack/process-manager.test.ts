import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProcessManager, type ProcessSpec, TIMEOUT_EXIT_CODE } from './process-manager';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boloboard-processes-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function processWithChild(first = ''): ProcessSpec {
  const script = join(folder, 'with-child.mjs');
  writeFileSync(
    script,
    `import { spawn } from 'node:child_process';
     import { writeFileSync } from 'node:fs';
     ${first}
     const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { stdio: 'ignore' });
     writeFileSync(${JSON.stringify(join(folder, 'pids'))}, [process.pid, child.pid].join(' '));
     setInterval(() => {}, 1e6);`,
  );
  return {
    name: 'The test process',
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

async function writtenPids(): Promise<number[]> {
  const file = join(folder, 'pids');
  await vi.waitUntil(() => existsSync(file) && readFileSync(file, 'utf8').includes(' '));
  return readFileSync(file, 'utf8').split(' ').map(Number);
}

test('`stopAll` ends a process and its children', async () => {
  const processes = createProcessManager();
  processes.start(processWithChild());
  const pids = await writtenPids();
  expect(pids.map(isAlive)).toEqual([true, true]);
  await processes.stopAll();
  await vi.waitUntil(() => !pids.some(isAlive));
});

test('`kill` ends a process that ignores SIGINT and the children of the process, and reports no crash', async () => {
  const processes = createProcessManager();
  const crashed = vi.fn();
  processes.crashed.catch(crashed);
  const running = processes.start(processWithChild("process.on('SIGINT', () => {});"));
  const pids = await writtenPids();
  await running.kill();
  await vi.waitUntil(() => !pids.some(isAlive));
  await processes.stopAll();
  expect(crashed).not.toHaveBeenCalled();
});

test('the promise `crashed` rejects with the last output of a process when the process ends by itself', async () => {
  const processes = createProcessManager();
  const args = ['-e', 'console.log("no rules file"); process.exit(3)'];
  processes.start({ ...processWithChild(), args });
  await expect(processes.crashed).rejects.toThrow(
    /The test process stopped unexpectedly.*\nno rules file/,
  );
  await processes.stopAll();
});

test('`run` returns the exit code of the process', async () => {
  const processes = createProcessManager();
  expect(await processes.run({ ...processWithChild(), args: ['-e', 'process.exit(3)'] })).toBe(3);
  await processes.stopAll();
});

test('`run` lowers the priority of a process that runs in the background', async () => {
  const processes = createProcessManager();
  const exitWhenLow = 'setInterval(() => os.getPriority() === 10 && process.exit(7), 20)';
  const spec = { ...processWithChild(), args: ['-e', exitWhenLow], inBackground: true };
  expect(await processes.run(spec)).toBe(7);
  await processes.stopAll();
});

test('`run` returns TIMEOUT_EXIT_CODE when the process exceeds the time limit', async () => {
  const processes = createProcessManager();
  expect(await processes.run(processWithChild(), 200)).toBe(TIMEOUT_EXIT_CODE);
  await processes.stopAll();
});

test('`start` throws an error that names the program when the program is missing', async () => {
  const processes = createProcessManager();
  expect(() => processes.start({ ...processWithChild(), command: '/nowhere/emulator' })).toThrow(
    'The test process could not start because /nowhere/emulator does not exist.',
  );
  await processes.stopAll();
});

test('the reaper ends all processes when the parent is killed', async () => {
  const parent = join(folder, 'parent.mts');
  const started = join(folder, 'started');
  const source = pathToFileURL(join(import.meta.dirname, 'process-manager.ts')).href;
  const spec = JSON.stringify(processWithChild());
  writeFileSync(
    parent,
    `import { createProcessManager } from '${source}';
     import { writeFileSync } from 'node:fs';
     createProcessManager().start(${spec});
     writeFileSync(${JSON.stringify(started)}, '');`,
  );
  const tsx = pathToFileURL(join(import.meta.dirname, '../../node_modules/tsx/dist/loader.mjs'));
  const child = spawn(process.execPath, ['--import', tsx.href, parent], { stdio: 'ignore' });
  const pids = await writtenPids();
  // Waits until the parent has registered the process with the reaper, because the process may start before that.
  await vi.waitUntil(() => existsSync(started));
  child.kill('SIGKILL');
  await vi.waitUntil(() => !pids.some(isAlive));
});
