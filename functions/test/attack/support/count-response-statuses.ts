import type { EndpointName } from '@contract/endpoints/api';
import { call, type RequestParts } from '../../api/support/api';

const PARALLEL = 20;

/** Sends `count` calls, up to 20 at the same time. Returns how often each status was returned. */
export async function countResponseStatuses(
  name: EndpointName,
  count: number,
  sentOf: (n: number) => RequestParts,
): Promise<Readonly<Record<number, number>>> {
  const counts: Record<number, number> = {};
  for (let from = 0; from < count; from += PARALLEL) {
    const ids = Array.from({ length: Math.min(PARALLEL, count - from) }, (_, n) => from + n);
    for (const { status } of await Promise.all(ids.map((n) => call(name, sentOf(n)))))
      counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}
