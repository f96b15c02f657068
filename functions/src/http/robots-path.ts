import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** The path that replaces `/robots.txt` inside the function. */
export const INTERNAL_ROBOTS_PATH = '/crawlers/robots.txt';

/**
 * Changes the path of requests for `/robots.txt` before Functions Framework sees them, because Functions Framework
 * responds to this path with a 404. One of its start options prevents this response, but only Cloud Functions can set
 * the start options.
 */
export function rerouteRobotsPath(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (request.url !== undefined && /^\/robots\.txt(\?|$)/.test(request.url))
      request.url = INTERNAL_ROBOTS_PATH;
  });
}
