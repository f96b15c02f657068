import { beforeEach, expect, test, vi } from 'vitest';
import { createFunctionProcesses } from './functions';
import type { ProcessManager } from './process-manager';
import { startServerProcess } from './readiness';

vi.mock('./readiness', () => ({ startServerProcess: vi.fn() }));
vi.mock('../lib/ports', () => ({ pickFreePort: () => Promise.resolve((lastPort += 1)) }));

let lastPort: number;
let events: string[];

beforeEach(() => {
  lastPort = 0;
  events = [];
  vi.mocked(startServerProcess)
    .mockReset()
    .mockImplementation((_processes, { port }) => {
      events.push(`start ${String(port)}`);
      const stop = async () => {
        await Promise.resolve();
        events.push(`stopped ${String(port)}`);
      };
      return Promise.resolve({ stop } as unknown as Awaited<ReturnType<typeof startServerProcess>>);
    });
});

const create = () => createFunctionProcesses({} as ProcessManager, { env: {}, logs: '/logs' });

test("portOf starts a function's process at the first call, and only once for two concurrent calls", async () => {
  const functions = create();
  expect(events).toEqual([]);
  expect(await Promise.all([functions.portOf('media'), functions.portOf('media')])).toEqual([1, 1]);
  expect(events).toEqual(['start 1']);
});

test('portOf starts a function again after `stop` has ended the process of the function', async () => {
  const functions = create();
  await functions.portOf('page');
  await functions.stop();
  expect(await functions.portOf('page')).toBe(2);
  expect(events).toEqual(['start 1', 'stopped 1', 'start 2']);
});

test('portOf starts a function again when the first start failed', async () => {
  vi.mocked(startServerProcess).mockRejectedValueOnce(new Error('It ended'));
  const functions = create();
  await expect(functions.portOf('page')).rejects.toThrow('It ended');
  expect(await functions.portOf('page')).toBe(2);
});
