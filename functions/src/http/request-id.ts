import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const TRACE_HEADERS = [
  ['traceparent', /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/],
  ['x-cloud-trace-context', /^([0-9a-f]{32})(?:\/\d+)?(?:;o=\d+)?$/],
] as const;

/**
 * What names a request in its answer and in all its logs: the trace id that Google's front end
 * gave it, so that its own logs are found by it too, else a new one. 32 hexadecimal digits.
 */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  for (const [name, pattern] of TRACE_HEADERS) {
    const traceId = pattern.exec(String(headers[name] ?? ''))?.[1];
    if (traceId && !/^0+$/.test(traceId)) return traceId;
  }
  return randomUUID().replaceAll('-', '');
}
