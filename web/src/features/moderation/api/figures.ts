import { readQuery } from '@/services/read-query';

const REFRESH_MS = 5 * 60 * 1000;

/**
 * The figures of the last days.
 * @param days the number of days, including today
 */
export const figuresQuery = (days: number) =>
  readQuery(
    'getFigures',
    { query: { days } },
    { staleTime: 60_000, refetchInterval: REFRESH_MS, refetchOnWindowFocus: true },
  );
