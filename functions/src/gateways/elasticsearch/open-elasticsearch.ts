import type { Client } from '@elastic/elasticsearch';
import type { ElasticsearchConfig } from '../../lib/elasticsearch-config';

/** Milliseconds. Searches take less than 0.1 s, and a write of 1,000 items less than 2 s. */
const TIMEOUT_MS = 10_000;
const RETRIES = 1;

export type OpenElasticsearch = () => Promise<Client>;

/** Loads the client, which takes 0.2 s of CPU time, and connects with the first request. */
export async function openElasticsearch({ url, apiKey }: ElasticsearchConfig): Promise<Client> {
  const { Client: ElasticsearchClient } = await import('@elastic/elasticsearch');
  return new ElasticsearchClient({
    node: url,
    ...(apiKey !== null && { auth: { apiKey } }),
    ...{ requestTimeout: TIMEOUT_MS, maxRetries: RETRIES },
    enableMetaHeader: false,
  });
}
