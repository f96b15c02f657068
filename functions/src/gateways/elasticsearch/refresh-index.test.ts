import type { Client } from '@elastic/elasticsearch';
import { expect, it } from 'vitest';
import { refreshIndex } from './refresh-index';

const refreshing = (shards: object) =>
  refreshIndex(
    { indices: { refresh: () => Promise.resolve({ _shards: shards }) } } as unknown as Client,
    'items',
  );

it('refreshIndex throws when a copy of a shard cannot be refreshed', async () => {
  const failures = [{ shard: 1, reason: { type: 'node_disconnected_exception' } }];
  const failed = refreshing({ total: 4, successful: 3, failed: 1, failures });
  await expect(failed).rejects.toThrow('node_disconnected_exception');
});

it('refreshIndex does not throw when a copy of a shard is unassigned', async () => {
  await expect(refreshing({ total: 4, successful: 2, failed: 0 })).resolves.toBeUndefined();
});
