import type { PageViewRoute } from '@contract/schemas/page-view';
import { call } from './api-client';

/** Counts a view of a page without cookie, account or address. A lost view is not worth an error. */
export function countPageView(route: PageViewRoute): void {
  call('countPageView', { body: { route } }, { keepalive: true }).catch(() => undefined);
}
