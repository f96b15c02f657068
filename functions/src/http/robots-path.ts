import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** The path of `/robots.txt` inside the function. */
export const ROBOTS_PATH = '/crawlers/robots.txt';

/**
 * Functions Framework answers `/robots.txt` with a 404 before the function runs. Only its start could change that,
 * which Cloud Functions controls, so this renames the path first.
 */
export function keepRobotsPath(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (request.url !== undefined && /^\/robots\.txt(\?|$)/.test(request.url))
      request.url = ROBOTS_PATH;
  });
}
