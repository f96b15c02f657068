import { pageNumberIn } from '@contract/rules/page-search';
import type { OwnItemsPage } from '@contract/schemas/own-items';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { savedAtOf } from '@/services/api-error';
import { readQueryOrSavedResponse } from '@/services/query-options';
import { ownItemsQuery, ownStatsQuery } from '../api/own-items';
import { useRegisterItemList } from './item-list-on-screen';

/**
 * Refetches own items whenever the list opens, because other members may have liked them or commented on them. The
 * request costs little.
 */
const FRESH_ON_OPENING = { refetchOnMount: 'always' } as const;

export interface OwnItems {
  readonly page: number;
  /** The page on the screen. While the requested page loads, this is still the page that was shown before it. */
  readonly shown: OwnItemsPage | undefined;
  /** True while the requested page is loading and `shown` is still the page that was shown before it. */
  readonly isChanging: boolean;
  readonly isFetching: boolean;
  readonly error: Error | null;
  /** The time when `shown` was saved in the browser, if the server does not respond. Otherwise null. */
  readonly savedAt: number | null;
  readonly retry: () => void;
  readonly prefetch: (page: number) => void;
}

/**
 * Reads the page of own items whose number is in the URL. From an open item, the reader can step through all these
 * pages.
 */
export function useOwnItems(): OwnItems {
  const client = useQueryClient();
  const page = useOwnItemsPage();
  const { data, error, dataUpdatedAt, isPlaceholderData, isFetching, refetch } = useQuery({
    ...ownItemsQuery(page),
    ...FRESH_ON_OPENING,
    placeholderData: keepPreviousData,
  });
  useRegisterItemList(
    useMemo(() => ({ page, pageQuery: ownItemsQuery, isUnlimited: true }), [page]),
  );
  return {
    page,
    shown: data,
    isChanging: isPlaceholderData,
    isFetching,
    error,
    savedAt: savedAtOf({ data, error, dataUpdatedAt }),
    retry: () => void refetch(),
    // Ignores a failed prefetch, because opening the page requests it again and shows the error.
    prefetch: (next) =>
      void readQueryOrSavedResponse(client, ownItemsQuery(next)).catch(() => undefined),
  };
}

/** Returns the number of the page in the URL. */
export function useOwnItemsPage(): number {
  const [search] = useSearchParams();
  return pageNumberIn(search);
}

export const useOwnStats = () => useQuery({ ...ownStatsQuery, ...FRESH_ON_OPENING });
