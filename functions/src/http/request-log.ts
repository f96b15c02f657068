import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler, Response } from 'express';
import type { Logger } from '../lib/logger';

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

interface RequestLog {
  readonly requestId: string;
  readonly log: Logger;
}

const requestLogs = new WeakMap<Response, RequestLog>();

/** Names each request, in its answer's `X-Request-Id` and in all that is logged for it. */
export function nameRequests(log: Logger, projectId: string): RequestHandler {
  return (request, response, next) => {
    const requestId = requestIdOf(request.headers);
    const trace = `projects/${projectId}/traces/${requestId}`;
    requestLogs.set(response, {
      requestId,
      log: log.with({ requestId, 'logging.googleapis.com/trace': trace }),
    });
    response.set('X-Request-Id', requestId);
    next();
  };
}

/** The id and the logger of the request that a response answers. */
export function requestLogOf(response: Response): RequestLog {
  const requestLog = requestLogs.get(response);
  if (!requestLog) throw new Error('nameRequests has to be the first middleware');
  return requestLog;
}
