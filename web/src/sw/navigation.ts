import type { RouteHandlerCallback } from 'workbox-core';
import { registerRoute } from 'workbox-routing';

const ITEM_TIMEOUT_MS = 2000;

/** The server's paths, and files. A page of the app never has a dot in its first segment. */
const NOT_A_PAGE = /^\/(api|media|__|assets|share-target)(\/|$)|^\/[^/]*\.[^/]*$/;
const ITEM_PAGE = /^\/item\/[^/]+\/?$/;

/** Who answers when the browser opens a path: the cached shell, the server if it is quick, or only the server. */
export function navigationKind(pathname: string): 'shell' | 'item' | 'server' {
  if (ITEM_PAGE.test(pathname)) return 'item';
  const isItemFile = pathname.startsWith('/item/');
  return NOT_A_PAGE.test(pathname) || isItemFile ? 'server' : 'shell';
}

/** Answers navigations to pages of the app. All others go to the server as if there were no worker. */
export function answerNavigations(shell: RouteHandlerCallback): void {
  const navigation =
    (kind: 'shell' | 'item') =>
    ({ request, url }: { readonly request: Request; readonly url: URL }) =>
      request.mode === 'navigate' && navigationKind(url.pathname) === kind;
  registerRoute(navigation('shell'), shell);
  registerRoute(navigation('item'), async (options) => {
    const answer = await answerInTime(fetch(options.request), ITEM_TIMEOUT_MS);
    return answer !== null && answer.status < 500 ? answer : shell(options);
  });
}

/** Returns null if the request fails or takes longer. It is not aborted, because its body may still arrive. */
export async function answerInTime(
  answer: Promise<Response>,
  timeoutMs: number,
): Promise<Response | null> {
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), timeoutMs));
  return Promise.race([answer.catch(() => null), timeout]);
}
