import type { Pagination } from '@contract/schemas/pagination';
import { useDeferredValue } from 'react';

/**
 * Returns the page of cards to render. If `latest` is another page than the one on the screen, returns it a moment
 * later. React then renders the new cards in small steps, and the browser can handle taps between the steps. If
 * `latest` is the same page with a change, such as a like, returns it immediately.
 */
export function useDeferredPage<Page extends { readonly pagination: Pagination }>(
  latest: Page | undefined,
): Page | undefined {
  const late = useDeferredValue(latest);
  return late?.pagination === latest?.pagination ? latest : late;
}
