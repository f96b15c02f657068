import type { Pagination } from '@contract/schemas/pagination';
import { useDeferredValue } from 'react';

/**
 * Returns the page of cards to show. If `page` is another page than before, returns it a moment later: React then
 * renders its cards in small steps, and the browser can handle taps between the steps. A change of the current page,
 * such as a like, is returned immediately.
 */
export function useShownPage<Page extends { readonly pagination: Pagination }>(
  latest: Page | undefined,
): Page | undefined {
  const late = useDeferredValue(latest);
  return late?.pagination === latest?.pagination ? latest : late;
}
