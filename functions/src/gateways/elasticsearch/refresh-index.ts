import type { Client, TransportRequestOptions } from '@elastic/elasticsearch';

/**
 * Makes earlier writes visible to searches. Throws if a copy of a shard cannot be refreshed, because a search in this
 * copy could miss a write.
 */
export async function refreshIndex(
  client: Client,
  index: string,
  options: TransportRequestOptions = {},
): Promise<void> {
  const { _shards: shards } = await client.indices.refresh({ index }, options);
  const { failed = 0, failures = [] } = shards ?? {};
  if (failed > 0) throw new Error(`Copies not refreshed: ${JSON.stringify(failures)}`);
}
