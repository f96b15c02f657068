import type { Client } from '@elastic/elasticsearch';
import { expect, it, vi } from 'vitest';
import { createItemWriter } from './item-writer';

const waits = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('node:timers/promises', () => ({ setTimeout: waits }));

const refused = (statusCode: number) => Object.assign(new Error('Refused'), { statusCode });
const WRITTEN = { items: [{ delete: { status: 200 } }] };
const TOO_MANY = { error: { type: 'es_rejected_execution_exception' }, status: 429 };

function writerOf(bulk: () => Promise<unknown>, isAlias: boolean) {
  const client = { bulk, indices: { existsAlias: () => Promise.resolve(true) } };
  const open = () => Promise.resolve(client as unknown as Client);
  const writer = createItemWriter({ open, index: 'items', isAlias });
  return (ids = ['bowl']) => writer.write(ids.map((id) => ({ id, version: 1, item: null })));
}

it('during a build, the item writer sends a whole request again when the engine was too busy to accept it', async () => {
  const bulk = vi.fn().mockRejectedValueOnce(refused(429)).mockResolvedValue(WRITTEN);
  expect(await writerOf(bulk, false)()).toEqual({ written: 1, outdated: 0 });
  expect(bulk).toHaveBeenCalledTimes(2);
  expect(waits).toHaveBeenCalledWith(1000);
});

it('during a build, the item writer sends only those items again that the engine was too busy to accept', async () => {
  const results = [{ status: 200 }, TOO_MANY, { status: 409, error: {} }, TOO_MANY];
  const bulk = vi
    .fn()
    .mockResolvedValueOnce({ items: results.map((result) => ({ delete: result })) })
    .mockResolvedValueOnce({ items: [{ delete: TOO_MANY }, ...WRITTEN.items] })
    .mockResolvedValueOnce(WRITTEN);
  const written = await writerOf(bulk, false)(['a', 'b', 'c', 'd']);
  expect(written).toEqual({ written: 3, outdated: 1 });
  const sent = bulk.mock.calls.map(([{ operations }]) => JSON.stringify(operations));
  expect(sent.map((text) => text.match(/(?<="_id":")\w/g)?.join(''))).toEqual(['abcd', 'bd', 'b']);
});

it.each([
  { name: 'the engine rejects an item once and no build is running', isAlias: true, calls: 1 },
  { name: 'the engine rejects an item six times during a build', isAlias: false, calls: 6 },
])('the item writer throws when $name', async ({ isAlias, calls }) => {
  const bulk = vi.fn().mockResolvedValue({ items: [{ delete: TOO_MANY }] });
  await expect(writerOf(bulk, isAlias)()).rejects.toMatchObject({ code: 'unavailable' });
  expect(bulk).toHaveBeenCalledTimes(calls);
});

it.each([
  { name: 'once because the request is invalid', status: 400, isAlias: false, calls: 1 },
  {
    name: 'six times during a build because the engine is too busy',
    status: 429,
    isAlias: false,
    calls: 6,
  },
  {
    name: 'once because the engine is too busy, and no build is running',
    status: 429,
    isAlias: true,
    calls: 1,
  },
])(
  'the item writer throws when the engine rejects a whole request $name',
  async ({ status, isAlias, calls }) => {
    const bulk = vi.fn().mockRejectedValue(refused(status));
    await expect(writerOf(bulk, isAlias)()).rejects.toMatchObject({ code: 'unavailable' });
    expect(bulk).toHaveBeenCalledTimes(calls);
  },
);
