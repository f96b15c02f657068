import type { RouteHandlerCallback } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { answerInTime } from './answer-in-time';
import { navigationKind } from './navigation-kind';

const ITEM_TIMEOUT_MS = 2000;

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
