import type { EndpointTable } from '@contract/endpoints/define-endpoint';
import type { RequestHandler } from 'express';
import { secretHidingLogger } from '../lib/hiding-logger';
import { changeRequestLog } from './request-log';

/** Returns a pattern for an endpoint's path. It ignores case, as Express does, and also matches longer paths. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/:\w+/g, '([^/]+)')}`, 'i');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Removes the path parameters of endpoints with `secretPath` from all logs of a request, both as sent and decoded. It
 * runs before an endpoint is matched, so that it also covers requests that match none.
 */
export function hideSecretParams(endpoints: EndpointTable): RequestHandler {
  const patterns = Object.values(endpoints)
    .filter(({ secretPath }) => secretPath)
    .map(({ path }) => patternOf(path));
  return (request, response, next) => {
    const found = patterns.flatMap((pattern) => pattern.exec(request.path)?.slice(1) ?? []);
    const secrets = found.flatMap((text) => [text, decoded(text)]);
    if (secrets.length > 0) changeRequestLog(response, (log) => secretHidingLogger(log, secrets));
    next();
  };
}
