import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOCAL_FOLDER } from '../lib/paths';
import { startLocalProduct } from './local-product';
import type { CommandContext } from './run-command';

const save = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('./stack', () => ({ startStack: () => Promise.resolve({ env: {}, save }) }));
vi.mock('./schedule', () => ({ callFunctionsOnSchedule: () => () => undefined }));
vi.mock('../lib/paths', async (original) => ({
  ...(await original<object>()),
  LOCAL_FOLDER: mkdtempSync(join(tmpdir(), 'boloboard-local-')),
}));

const MINUTE_MS = 60_000;
const PORTS = { gateway: 1, firestore: 2, auth: 3, stripe: 4 };

const seed = vi.fn(() => Promise.resolve(0));
const steps: (() => Promise<void> | void)[] = [];
const context = {
  processes: { run: seed },
  atEnd: (step) => void steps.push(step),
} as Pick<CommandContext, 'atEnd'> as CommandContext;

const start = () => startLocalProduct(context, { ports: PORTS, web: false, fresh: false });

async function stop(): Promise<void> {
  for (const step of steps.splice(0)) await step();
}

async function writeSavedData(): Promise<void> {
  const folder = join(LOCAL_FOLDER, 'data/saved/firestore_export');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'firestore_export.overall_export_metadata'), '');
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  seed.mockClear();
  save.mockReset().mockImplementation(writeSavedData);
  rmSync(join(LOCAL_FOLDER, 'data'), { recursive: true, force: true });
});

afterEach(async () => {
  await stop();
  vi.useRealTimers();
});

afterAll(() => {
  rmSync(LOCAL_FOLDER, { recursive: true });
});

test('the local product adds the demo data only at the first start', async () => {
  await start();
  await stop();
  await start();
  expect(seed).toHaveBeenCalledOnce();
});

test('the local product adds the demo data again when the first save failed', async () => {
  save.mockRejectedValueOnce(new Error('stopped'));
  await expect(start()).rejects.toThrow('stopped');
  await start();
  expect(seed).toHaveBeenCalledTimes(2);
});

test('the local product prints the error and saves again when a save fails', async () => {
  await start();
  save.mockClear().mockRejectedValueOnce(new Error('no response'));
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  expect(vi.mocked(console.error).mock.calls).toEqual([['no response']]);
  vi.mocked(console.error).mockClear();
  await stop();
  expect(save).toHaveBeenCalledTimes(3);
});

test('the local product starts the next save only after the running save has ended', async () => {
  await start();
  let finish = (): void => undefined;
  save.mockClear().mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  expect(save).toHaveBeenCalledOnce();
  finish();
  await stop();
  expect(save).toHaveBeenCalledTimes(3);
});
