import { beforeEach, expect, test, vi } from 'vitest';
import { createFunctions } from './functions';
import type { Processes } from './processes';
import { startServerProcess } from './readiness';

vi.mock('./readiness', () => ({ startServerProcess: vi.fn() }));

const ports = { api: 1, uploads: 2, media: 3, page: 4 };
let events: string[];

beforeEach(() => {
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

const create = () => createFunctions({} as Processes, { env: {}, logs: '/logs', ports });

test('portOf starts the process of a function once, before the first request to the function', async () => {
  const functions = create();
  expect(events).toEqual([]);
  expect(await Promise.all([functions.portOf('media'), functions.portOf('media')])).toEqual([3, 3]);
  expect(events).toEqual(['start 3']);
});

test('portOf starts a function again only after the previous process of the function has ended', async () => {
  const functions = create();
  await functions.portOf('page');
  await Promise.all([functions.stop(), functions.portOf('page')]);
  expect(events).toEqual(['start 4', 'stopped 4', 'start 4']);
});

test('portOf starts a function again when the first start failed', async () => {
  vi.mocked(startServerProcess).mockRejectedValueOnce(new Error('It ended'));
  const functions = create();
  await expect(functions.portOf('page')).rejects.toThrow('It ended');
  expect(await functions.portOf('page')).toBe(4);
});
