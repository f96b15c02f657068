import type { AppealsPage } from '@contract/schemas/appeal';
import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { appealsQuery, type AppealsQuery } from '../api/appeals';
import { ACTING } from './acting';
import { useCursors } from './use-cursors';
import { useLeaveIfRevoked } from './use-leave-if-revoked';

const POLL_MS = 30_000;

/** A page of appeals with a status, read every 30 seconds while no act runs. */
export function useAppeals(status: NonNullable<AppealsQuery['status']>) {
  const { page, cursor, pagesWith, goTo } = useCursors(status);
  const isActing = useIsMutating({ mutationKey: ACTING }) > 0;
  const read = useQuery({
    ...appealsQuery({ status, ...(cursor !== undefined && { cursor }) }),
    refetchInterval: isActing ? false : POLL_MS,
  });
  const { data, error } = read;
  const next = data?.next ?? null;
  // All appeals of the last page were decided.
  if (data?.appeals.length === 0 && page > 1 && next === null) goTo(page - 1, null);

  const leaveIfRevoked = useLeaveIfRevoked();
  useEffect(() => {
    if (error) leaveIfRevoked(error);
  }, [error, leaveIfRevoked]);

  return {
    /** Null until they have loaded. */
    entries: (data?.appeals ?? null) as AppealsPage['appeals'] | null,
    /** How many are pending in all. */
    pending: data?.pending ?? 0,
    error,
    isReading: read.isFetching,
    readAgain: () => void read.refetch(),
    page,
    pages: pagesWith(next),
    goTo: (to: number) => goTo(to, next),
  };
}

export type Appeals = ReturnType<typeof useAppeals>;
