import type { Client } from '@elastic/elasticsearch';
import { expect, it, vi } from 'vitest';
import { createItemWriter } from './item-writer';

const waits = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('node:timers/promises', () => ({ setTimeout: waits }));

const refused = (statusCode: number) => Object.assign(new Error('Refused'), { statusCode });
const WRITTEN = { items: [{ delete: { status: 200 } }] };

function writerOf(bulk: () => Promise<unknown>, isAlias: boolean) {
  const client = { bulk, indices: { existsAlias: () => Promise.resolve(true) } };
  const open = () => Promise.resolve(client as unknown as Client);
  const writer = createItemWriter({ open, index: 'items', isAlias });
  return () => writer.write([{ id: 'bowl', version: 1, item: null }]);
}

it('repeats a request of a build that the engine refused because it is too busy', async () => {
  const bulk = vi.fn().mockRejectedValueOnce(refused(429)).mockResolvedValue(WRITTEN);
  expect(await writerOf(bulk, false)()).toEqual({ written: 1, outdated: 0 });
  expect(bulk).toHaveBeenCalledTimes(2);
  expect(waits).toHaveBeenCalledWith(1000);
});

it.each([
  { name: 'another refusal', status: 400, isAlias: false, calls: 1 },
  { name: 'the sixth refusal of a build', status: 429, isAlias: false, calls: 6 },
  { name: 'a refusal of a call', status: 429, isAlias: true, calls: 1 },
])('throws on $name', async ({ status, isAlias, calls }) => {
  const bulk = vi.fn().mockRejectedValue(refused(status));
  await expect(writerOf(bulk, isAlias)()).rejects.toMatchObject({ code: 'unavailable' });
  expect(bulk).toHaveBeenCalledTimes(calls);
});
