import type { RouteHandlerCallback } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { responseInTime } from './response-in-time';
import { navigationKind } from './navigation-kind';

const ITEM_TIMEOUT_MS = 2000;

/** Responds to navigations to pages of the app. All other navigations go to the server, as they do without a worker. */
export function respondToNavigations(shell: RouteHandlerCallback): void {
  const navigation =
    (kind: 'shell' | 'item') =>
    ({ request, url }: { readonly request: Request; readonly url: URL }) =>
      request.mode === 'navigate' && navigationKind(url.pathname) === kind;
  registerRoute(navigation('shell'), shell);
  registerRoute(navigation('item'), async (options) => {
    const response = await responseInTime(fetch(options.request), ITEM_TIMEOUT_MS);
    return response !== null && response.status < 500 ? response : shell(options);
  });
}
