import type { Pagination } from '@contract/schemas/pagination';
import { useDeferredValue } from 'react';

/**
 * Returns the page of cards to show. A new page is returned a moment later: React renders its cards in small steps, and
 * the browser can handle taps between them. A change of the current page, such as a like, is returned immediately.
 */
export function useShownPage<Page extends { readonly pagination: Pagination }>(
  latest: Page | undefined,
): Page | undefined {
  const late = useDeferredValue(latest);
  return late?.pagination === latest?.pagination ? latest : late;
}
