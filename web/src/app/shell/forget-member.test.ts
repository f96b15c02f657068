import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { runInStore, STORE_NAMES } from '@/lib/browser-database';
import { pauseSaving } from '@/services/saved/persist-queries';
import { forgetMember } from './forget-member';

vi.mock('@/services/saved/persist-queries', () => ({ pauseSaving: vi.fn() }));

const recordsOfAll = () =>
  Promise.all(
    STORE_NAMES.map((store) => runInStore(store, 'readonly', (records) => records.getAllKeys())),
  );
const write = async () => {
  for (const store of STORE_NAMES)
    await runInStore(store, 'readwrite', (records) => records.put('of ann', ['ann', store]));
};

beforeEach(async () => {
  vi.mocked(pauseSaving).mockReset();
  await write();
});

test("forgetMember deletes the member's records from all stores", async () => {
  await forgetMember('ann');
  expect((await recordsOfAll()).flat()).toEqual([]);
});

test("forgetMember stops saving responses before it deletes the member's saved responses", async () => {
  vi.mocked(pauseSaving).mockImplementation(write);
  await forgetMember('ann');
  expect(pauseSaving).toHaveBeenCalledOnce();
  expect((await recordsOfAll()).flat()).toEqual([]);
});
