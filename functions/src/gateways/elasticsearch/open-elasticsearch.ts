import type { Client } from '@elastic/elasticsearch';
import type { ElasticsearchConfig } from '../../lib/elasticsearch-config';

/** For most requests, in milliseconds. Searches take less than 0.1 s, and a write of 1,000 items less than 2 s. */
const TIMEOUT_MS = 10_000;
/** To create, switch or fill an index, which takes seconds on a busy cluster. */
export const SLOW_TIMEOUT_MS = 60_000;
const RETRIES = 1;

export type OpenElasticsearch = () => Promise<Client>;

/**
 * Loads the client, which takes 0.2 s of CPU time, and connects with the first request.
 * @param timeoutMs how long requests may take that set no `requestTimeout`. Those that do may take up to SLOW_TIMEOUT_MS.
 */
export async function openElasticsearch(
  { url, apiKey }: ElasticsearchConfig,
  timeoutMs = TIMEOUT_MS,
): Promise<Client> {
  const { Client: ElasticsearchClient } = await import('@elastic/elasticsearch');
  const client = new ElasticsearchClient({
    node: url,
    ...(apiKey !== null && { auth: { apiKey } }),
    // No request can take longer, because the connections of the client have this timeout, too.
    ...{ requestTimeout: SLOW_TIMEOUT_MS, maxRetries: RETRIES },
    enableMetaHeader: false,
  });
  return client.child({ requestTimeout: timeoutMs });
}
