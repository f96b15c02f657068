import type { RouteHandlerCallback } from 'workbox-core';
import { registerRoute } from 'workbox-routing';

/**
 * Matches the paths that only the server handles: paths of the API, and paths of files. The first segment of a page's
 * path never contains a dot.
 */
const NOT_A_PAGE = /^\/(api|media|__|assets|share-target)(\/|$)|^\/[^/]*\.[^/]*$/;
const ITEM_PAGE = /^\/item\/[^/]+\/?$/;

const ITEM_TIMEOUT_MS = 2000;

/**
 * Responds to navigations to pages of the app. All other navigations go to the server, as they do in a browser without
 * this worker.
 */
export function respondToNavigations(shell: RouteHandlerCallback): void {
  const navigation =
    (kind: 'shell' | 'item') =>
    ({ request, url }: { readonly request: Request; readonly url: URL }) =>
      request.mode === 'navigate' && navigationKind(url.pathname) === kind;
  registerRoute(navigation('shell'), shell);
  registerRoute(navigation('item'), async (options) => {
    const response = await responseWithinTimeout(fetch(options.request), ITEM_TIMEOUT_MS);
    return response !== null && response.status < 500 ? response : shell(options);
  });
}

/**
 * Returns where the response comes from when the browser opens a path. 'shell': the cached shell. 'item': the server if
 * it responds quickly, otherwise the shell. 'server': only the server.
 */
export function navigationKind(pathname: string): 'shell' | 'item' | 'server' {
  if (ITEM_PAGE.test(pathname)) return 'item';
  const isItemFile = pathname.startsWith('/item/');
  return NOT_A_PAGE.test(pathname) || isItemFile ? 'server' : 'shell';
}

/**
 * Returns the response. Returns null if the request fails or takes longer than the timeout. Does not abort the request
 * after the timeout, because an abort would also stop the body of a response that arrived in time.
 */
export async function responseWithinTimeout(
  response: Promise<Response>,
  timeoutMs: number,
): Promise<Response | null> {
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), timeoutMs));
  return Promise.race([response.catch(() => null), timeout]);
}
