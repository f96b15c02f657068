import type { SalesRange } from '@contract/schemas/sales-range';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readQuery } from '@/services/read-query';

/** Shows the figures of the last range while those of another load. Reads again whenever the figures open. */
export const salesSummaryQuery = (range: SalesRange) =>
  queryOptions({
    ...readQuery('getSalesSummary', { query: range }, { staleTime: 0 }),
    placeholderData: keepPreviousData,
  });
