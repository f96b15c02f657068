import type { Pagination } from '@contract/schemas/pagination';
import { useDeferredValue } from 'react';

/**
 * Returns the page of cards to show. Another page comes later, because React renders its cards in small steps, so that
 * a tap meanwhile gets its answer. A change of the page that is shown, such as a like, shows immediately.
 */
export function useShownPage<Page extends { readonly pagination: Pagination }>(
  latest: Page | undefined,
): Page | undefined {
  const late = useDeferredValue(latest);
  return late?.pagination === latest?.pagination ? latest : late;
}
