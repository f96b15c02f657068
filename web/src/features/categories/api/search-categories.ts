import {
  CATEGORY_QUERY_MAX_LENGTH,
  CATEGORY_QUERY_MIN_LENGTH,
  CATEGORY_RESULTS_MAX,
  type Category,
} from '@contract/schemas/category';
import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '@/lib/use-debounced';
import { limitMessage } from '@/services/api-error';
import { queryOptionsFor } from '@/services/query-options';

const DEBOUNCE_MS = 300;

const categoriesQuery = (q: string) =>
  queryOptionsFor('searchCategories', { query: { q, limit: CATEGORY_RESULTS_MAX } });

export type CategorySearch =
  | { readonly phase: 'tooShort' | 'searching' }
  /** The server's message if the reader has reached a limit, otherwise null. */
  | { readonly phase: 'failed'; readonly refusal: string | null }
  | { readonly phase: 'found'; readonly categories: readonly Category[] };

export function useCategorySearch(typed: string): CategorySearch {
  const q = typed.trim().slice(0, CATEGORY_QUERY_MAX_LENGTH);
  const settled = useDebounced(q, DEBOUNCE_MS);
  const isLongEnough = q.length >= CATEGORY_QUERY_MIN_LENGTH;
  const { data, error, isFetching } = useQuery({
    ...categoriesQuery(settled),
    enabled: isLongEnough && settled === q,
  });
  if (!isLongEnough) return { phase: 'tooShort' };
  if (settled !== q || isFetching) return { phase: 'searching' };
  if (error) return { phase: 'failed', refusal: limitMessage(error) };
  return { phase: 'found', categories: data?.categories ?? [] };
}
