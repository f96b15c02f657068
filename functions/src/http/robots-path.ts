import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** The path to which requests of `/robots.txt` are rewritten inside the function. */
export const ROBOTS_PATH = '/crawlers/robots.txt';

/**
 * Rewrites the path of `/robots.txt` before Functions Framework sees it, because the framework responds to
 * `/robots.txt` with a 404. Only start options could change that, and Cloud Functions sets them.
 */
export function keepRobotsPath(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (request.url !== undefined && /^\/robots\.txt(\?|$)/.test(request.url))
      request.url = ROBOTS_PATH;
  });
}
