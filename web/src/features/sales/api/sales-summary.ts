import type { SalesRange } from '@contract/schemas/sales-range';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readQuery } from '@/services/read-query';

/**
 * Reads the sums of the member's sales in a range of days. While the sums of another range load, keeps the sums of the
 * last range. Refetches on every visit.
 */
export const salesSummaryQuery = (range: SalesRange) =>
  queryOptions({
    ...readQuery('getSalesSummary', { query: range }, { staleTime: 0 }),
    placeholderData: keepPreviousData,
  });
