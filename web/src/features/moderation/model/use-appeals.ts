import { useIsMutating, useQuery } from '@tanstack/react-query';
import { appealsQuery, type AppealsQueryParams } from '../api/appeals';
import { ACT_MUTATION_KEY } from './acting';
import { useAdminList } from './use-admin-list';

const POLL_MS = 30_000;

/** Reads a page of appeals with a status. Refetches every 30 seconds while no act is running. */
export function useAppeals(status: NonNullable<AppealsQueryParams['status']>) {
  const isActing = useIsMutating({ mutationKey: ACT_MUTATION_KEY }) > 0;
  const list = useAdminList({
    view: status,
    queryOf: (cursor) => appealsQuery({ status, ...cursor }),
    entriesOf: ({ appeals }) => appeals,
    refetchInterval: isActing ? false : POLL_MS,
  });
  const { entries, response, page, isMore, goTo } = list;
  // Goes back a page if all appeals of the last page were decided.
  if (entries?.length === 0 && page > 1 && !isMore) goTo(page - 1);
  /** The number of all pending appeals. */
  return { ...list, pending: response?.pending ?? 0 };
}

/**
 * Returns whether the pending appeals have loaded. Until then, the page does not know how much room the appeals need
 * above the reports.
 */
export function useHaveAppealsLoaded(areShown: boolean): boolean {
  const { isPending } = useQuery({ ...appealsQuery({ status: 'pending' }), enabled: areShown });
  return !areShown || !isPending;
}

export type Appeals = ReturnType<typeof useAppeals>;
