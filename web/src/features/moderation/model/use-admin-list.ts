import { type QueryFunction, type QueryKey, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCursorPages } from './use-cursor-pages';
import { useLeaveIfRevoked } from './use-leave-if-revoked';

interface ListPage {
  readonly next: string | null;
}

interface ListQuery<Page, Key extends QueryKey> {
  readonly queryKey: Key;
  readonly queryFn?: QueryFunction<Page, Key>;
}

interface AdminListParts<Page extends ListPage, Key extends QueryKey, Entry> {
  /** Names the list. */
  readonly view: string;
  /** A list that is not shown is not read, but keeps its page. */
  readonly isShown?: boolean;
  readonly queryOf: (cursor: { readonly cursor?: string }) => ListQuery<Page, Key>;
  readonly entriesOf: (page: Page) => readonly Entry[];
}

/** A list for admins in pages. */
export function useAdminList<Page extends ListPage, Key extends QueryKey, Entry>({
  view,
  isShown = true,
  queryOf,
  entriesOf,
}: AdminListParts<Page, Key, Entry>) {
  const { page, cursor, withNext } = useCursorPages(view);
  const { queryKey, queryFn } = queryOf(cursor === undefined ? {} : { cursor });
  const read = useQuery<Page, Error, Page, Key>({
    queryKey,
    ...(queryFn && { queryFn }),
    staleTime: 0,
    enabled: isShown,
  });
  const { data, error } = read;
  const leaveIfRevoked = useLeaveIfRevoked();
  useEffect(() => {
    if (error) leaveIfRevoked(error);
  }, [error, leaveIfRevoked]);
  return {
    /** Null while they load, or if they cannot be loaded. */
    entries: data ? entriesOf(data) : null,
    error,
    isReading: read.isFetching,
    readAgain: () => void read.refetch(),
    page,
    ...withNext(data?.next ?? null),
  };
}

export interface AdminListData<Entry> extends Omit<ReturnType<typeof useAdminList>, 'entries'> {
  readonly entries: readonly Entry[] | null;
}
