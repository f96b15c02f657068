import type { Pagination } from '@contract/schemas/pagination';
import { useDeferredValue } from 'react';

/**
 * Returns the page of cards to show. If `latest` is not the page on the screen, returns it a moment later. React then
 * renders its cards in small steps, and the browser can handle taps between the steps. If `latest` is the page on the
 * screen with a change, such as a like, returns it immediately.
 */
export function useShownPage<Page extends { readonly pagination: Pagination }>(
  latest: Page | undefined,
): Page | undefined {
  const late = useDeferredValue(latest);
  return late?.pagination === latest?.pagination ? latest : late;
}
