import { useIsMutating, useQuery } from '@tanstack/react-query';
import { appealsQuery, type AppealsQuery } from '../api/appeals';
import { ACTING } from './acting';
import { useAdminList } from './use-admin-list';

const POLL_MS = 30_000;

/** A page of appeals with a status, read every 30 seconds while no act runs. */
export function useAppeals(status: NonNullable<AppealsQuery['status']>) {
  const isActing = useIsMutating({ mutationKey: ACTING }) > 0;
  const list = useAdminList({
    view: status,
    queryOf: (cursor) => appealsQuery({ status, ...cursor }),
    entriesOf: ({ appeals }) => appeals,
    refetchInterval: isActing ? false : POLL_MS,
  });
  const { entries, response, page, isMore, goTo } = list;
  // All appeals of the last page were decided.
  if (entries?.length === 0 && page > 1 && !isMore) goTo(page - 1);
  /** How many are pending in all. */
  return { ...list, pending: response?.pending ?? 0 };
}

/** Returns false while it is unknown how much room the pending appeals need above the reports. */
export function useAreAppealsKnown(areShown: boolean): boolean {
  const { isPending } = useQuery({ ...appealsQuery({ status: 'pending' }), enabled: areShown });
  return !areShown || !isPending;
}

export type Appeals = ReturnType<typeof useAppeals>;
