import { expect, it, vi } from 'vitest';
import { createItemIndex } from '../../domain/items/item-index/item-index';
import { createPerSnapshotCache } from './per-snapshot';

const snapshotAt = (asOf: number) => ({ index: createItemIndex(), asOf });

it('createPerSnapshotCache computes a result once for each pair of key and snapshot', () => {
  const perSnapshot = createPerSnapshotCache<object>(10);
  const compute = vi.fn(() => ({}));
  const [one, other] = [snapshotAt(1), snapshotAt(1)];
  const first = perSnapshot(one, 'a', compute);
  expect(perSnapshot(one, 'a', compute)).toBe(first);
  expect(perSnapshot(one, 'b', compute)).not.toBe(first);
  expect(perSnapshot(other, 'a', compute)).not.toBe(first);
  expect(compute).toHaveBeenCalledTimes(3);
});

it('createPerSnapshotCache computes a result again when its promise was rejected', async () => {
  const perSnapshot = createPerSnapshotCache<Promise<object>>(10);
  const compute = vi.fn<() => Promise<object>>().mockRejectedValueOnce(new Error('Too busy'));
  compute.mockResolvedValue({});
  const snapshot = snapshotAt(1);
  const both = [perSnapshot(snapshot, 'a', compute), perSnapshot(snapshot, 'a', compute)];
  expect(await Promise.allSettled(both)).toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  expect(compute).toHaveBeenCalledTimes(1);
  await perSnapshot(snapshot, 'a', compute);
  expect(compute).toHaveBeenCalledTimes(2);
});

it('createPerSnapshotCache drops the least recently used result when a snapshot has more than the maximum', () => {
  const perSnapshot = createPerSnapshotCache<object>(2);
  const compute = vi.fn(() => ({}));
  const snapshot = snapshotAt(1);
  for (const key of ['a', 'b', 'a', 'c', 'a']) perSnapshot(snapshot, key, compute);
  expect(compute).toHaveBeenCalledTimes(3);
  perSnapshot(snapshot, 'b', compute);
  expect(compute).toHaveBeenCalledTimes(4);
});
