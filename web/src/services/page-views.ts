import type { PageViewRoute } from '@contract/schemas/page-view';
import { call } from './api-client';

/**
 * Counts a page view without a cookie, account or IP address. Ignores failures, because a lost page view does not
 * matter.
 */
export function countPageView(route: PageViewRoute): void {
  call('countPageView', { body: { route } }, { keepalive: true }).catch(() => undefined);
}
