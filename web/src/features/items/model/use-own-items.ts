import { pageIn } from '@contract/rules/page-search';
import type { OwnItemsPage } from '@contract/schemas/own-items';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { savedAtOf } from '@/services/api-error';
import { readOrSaved } from '@/services/read-query';
import { ownItemsQuery, ownStatsQuery } from '../api/own-items';
import { useRegisterItemList } from './page-item-list';

/** Others like and comment meanwhile, and a read costs little. */
const FRESH_ON_OPENING = { refetchOnMount: 'always' } as const;

export interface OwnItems {
  readonly page: number;
  /** The page to show: the previous one while the new one loads. */
  readonly shown: OwnItemsPage | undefined;
  /** Whether `shown` is still the previous page. */
  readonly isChanging: boolean;
  readonly isFetching: boolean;
  readonly error: Error | null;
  /** When `shown` was saved if the server did not answer, otherwise null. */
  readonly savedAt: number | null;
  readonly retry: () => void;
  readonly prefetch: (page: number) => void;
}

/** The page of own items that the address names. An open item steps through all of them. */
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
    // If this fails, turning the page requests it again and reports the error.
    prefetch: (next) => void readOrSaved(client, ownItemsQuery(next)).catch(() => undefined),
  };
}

/** The page that the address names. */
export function useOwnItemsPage(): number {
  const [search] = useSearchParams();
  return pageIn(search);
}

export const useOwnStats = () => useQuery({ ...ownStatsQuery, ...FRESH_ON_OPENING });
