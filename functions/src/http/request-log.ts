import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler, Response } from 'express';
import type { Logger } from '../lib/logger';

const TRACE_HEADERS = [
  ['traceparent', /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/],
  ['x-cloud-trace-context', /^([0-9a-f]{32})(?:\/\d+)?(?:;o=\d+)?$/],
] as const;

/**
 * Returns the trace id of the request. Google's front end sends and logs it. Returns 32 random hex digits if the
 * request has none.
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

/** Gives each request an id. The id is in the header `X-Request-Id` and in all logs of the request. */
export function createRequestIdHandler(log: Logger, projectId: string): RequestHandler {
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

/** Replaces the logger of a request. The new logger applies only to later log entries. */
export function changeRequestLog(response: Response, change: (log: Logger) => Logger): void {
  const { requestId, log } = requestLogOf(response);
  requestLogs.set(response, { requestId, log: change(log) });
}

export function requestLogOf(response: Response): RequestLog {
  const requestLog = requestLogs.get(response);
  if (!requestLog) throw new Error('createRequestIdHandler must run before requestLogOf');
  return requestLog;
}
