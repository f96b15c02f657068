import type { SalesRange } from '@contract/schemas/sales-range';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readQuery } from '@/services/read-query';

/** The sums of the member's sales. Shows the previous range while another one loads. Refetches on every visit. */
export const salesSummaryQuery = (range: SalesRange) =>
  queryOptions({
    ...readQuery('getSalesSummary', { query: range }, { staleTime: 0 }),
    placeholderData: keepPreviousData,
  });
