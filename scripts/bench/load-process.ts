/** Usage: tsx load-process.ts SPEC, where SPEC is the JSON of a LoadSpec. Prints the JSON of a LoadResult. */
import autocannon, { type Client } from 'autocannon';

export interface LoadSpec {
  readonly origin: string;
  readonly paths: readonly string[];
  readonly cookie: string | null;
  readonly connections: number;
  readonly seconds: number;
}

export interface LoadResult {
  readonly perSecond: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly requests: number;
  readonly failed: number;
}

const spec = JSON.parse(process.argv[2] ?? '') as LoadSpec;
const requests = spec.paths.map((path) => ({ path }));
let started = 0;

/**
 * Makes each connection start with a different request, so that connections do not send the same requests at the same
 * time.
 */
function startElsewhere(client: Client): void {
  const first = Math.floor((started / spec.connections) * requests.length);
  started += 1;
  client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
}

const result = await autocannon({
  url: spec.origin,
  connections: spec.connections,
  duration: spec.seconds,
  headers: spec.cookie === null ? {} : { cookie: spec.cookie },
  requests,
  setupClient: startElsewhere,
});
const { latency, requests: completed, non2xx, errors, timeouts, duration } = result;
console.log(
  JSON.stringify({
    perSecond: completed.total / duration,
    medianMs: latency.p50,
    p99Ms: latency.p99,
    requests: completed.total,
    failed: non2xx + errors + timeouts,
  } satisfies LoadResult),
);
