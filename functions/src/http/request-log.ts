import type { RequestHandler, Response } from 'express';
import type { Logger } from '../lib/logger';
import { requestIdOf } from './request-id';

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
