import type { Client } from '@elastic/elasticsearch';
import type { ElasticsearchConfig } from '../../lib/elasticsearch-config';

/**
 * The default timeout of a request, in milliseconds. A search takes less than 0.1 s, and a write of 1,000 items takes
 * less than 2 s.
 */
const TIMEOUT_MS = 10_000;
/**
 * The timeout, in milliseconds, of requests that create, switch or fill an index. Such requests take seconds on a busy
 * cluster.
 */
export const SLOW_TIMEOUT_MS = 60_000;
const RETRIES = 1;

export type OpenElasticsearch = () => Promise<Client>;

/**
 * Loads the client, which takes 0.2 s of CPU time. The client connects when it sends its first request.
 * @param timeoutMs the timeout of a request that sets no `requestTimeout`. A request can set up to SLOW_TIMEOUT_MS.
 */
export async function openElasticsearch(
  { url, apiKey }: ElasticsearchConfig,
  timeoutMs = TIMEOUT_MS,
): Promise<Client> {
  const { Client: ElasticsearchClient } = await import('@elastic/elasticsearch');
  const client = new ElasticsearchClient({
    node: url,
    ...(apiKey !== null && { auth: { apiKey } }),
    // The client also applies this timeout to its connections, so a request cannot set a longer timeout.
    requestTimeout: SLOW_TIMEOUT_MS,
    maxRetries: RETRIES,
    enableMetaHeader: false,
  });
  return client.child({ requestTimeout: timeoutMs });
}
