import { type QueryFunction, type QueryKey, useQuery } from '@tanstack/react-query';
import { useCursorPaging } from './use-cursor-paging';
import { useLeaveOnForbiddenRead } from './use-leave-if-admin-revoked';

interface ListPage {
  readonly next: string | null;
}

interface ListQuery<Page, Key extends QueryKey> {
  readonly queryKey: Key;
  readonly queryFn?: QueryFunction<Page, Key>;
}

interface AdminListParts<Page extends ListPage, Key extends QueryKey, Entry> {
  /** Identifies the list. When it changes, the list starts at page 1. */
  readonly view: string;
  /** If false, the list keeps its page but is not requested. */
  readonly isShown?: boolean;
  readonly queryOf: (cursor: { readonly cursor?: string }) => ListQuery<Page, Key>;
  readonly entriesOf: (page: Page) => readonly Entry[];
  /** The time between two requests in milliseconds. False if the list is requested only once. */
  readonly refetchInterval?: number | false;
}

/** Reads a list for admins, in pages. */
export function useAdminList<Page extends ListPage, Key extends QueryKey, Entry>({
  view,
  isShown = true,
  queryOf,
  entriesOf,
  refetchInterval = false,
}: AdminListParts<Page, Key, Entry>) {
  const { page, cursor, pagesWith, goTo } = useCursorPaging(view);
  const { queryKey, queryFn } = queryOf(cursor === undefined ? {} : { cursor });
  const read = useQuery<Page, Error, Page, Key>({
    queryKey,
    ...(queryFn && { queryFn }),
    staleTime: 0,
    enabled: isShown,
    refetchInterval,
  });
  const { data, error } = read;
  useLeaveOnForbiddenRead(error);
  const next = data?.next ?? null;
  return {
    /** The entries of the page. Null while they load, or if they cannot be loaded. */
    entries: data ? entriesOf(data) : null,
    /** The response with the entries. Null if `entries` is null. */
    response: data ?? null,
    error,
    isReading: read.isFetching,
    readAgain: () => void read.refetch(),
    page,
    pages: pagesWith(next),
    isMore: next !== null,
    goTo: (to: number) => goTo(to, next),
  };
}

export interface AdminListData<Entry> extends Omit<ReturnType<typeof useAdminList>, 'entries'> {
  readonly entries: readonly Entry[] | null;
}
