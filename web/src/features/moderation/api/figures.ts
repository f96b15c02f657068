import { queryOptionsFor } from '@/services/query-options';

const REFRESH_MS = 5 * 60 * 1000;

/** Reads the figures of the last `days` days, including today. */
export const figuresQuery = (days: number) =>
  queryOptionsFor(
    'getFigures',
    { query: { days } },
    { staleTime: 60_000, refetchInterval: REFRESH_MS, refetchOnWindowFocus: true },
  );
