import type { SalesRange } from '@contract/schemas/sales-range';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryOptionsFor } from '@/services/query-options';

/**
 * Reads the sums of the member's sales in a range of days. While the sums of another range load, keeps the sums of the
 * last range. Refetches on every visit.
 */
export const salesSummaryQuery = (range: SalesRange) =>
  queryOptions({
    ...queryOptionsFor('getSalesSummary', { query: range }, { staleTime: 0 }),
    placeholderData: keepPreviousData,
  });
