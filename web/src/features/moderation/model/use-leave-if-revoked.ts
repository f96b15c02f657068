import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { ApiError } from '@/services/api-error';
import { queryKeyOf } from '@/services/read-query';

/** Returns a function that reads the member again after a 403, so that the page closes if they are no admin anymore. */
export function useLeaveIfRevoked(): (error: Error) => void {
  const client = useQueryClient();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError) || error.status !== 403) return;
      void client.invalidateQueries({ queryKey: queryKeyOf('getCurrentUser') });
    },
    [client],
  );
}

/** Does so for the last error of a list or page that is read, if there is one. */
export function useLeaveIfReadingRevoked(error: Error | null): void {
  const leaveIfRevoked = useLeaveIfRevoked();
  useEffect(() => {
    if (error) leaveIfRevoked(error);
  }, [error, leaveIfRevoked]);
}
