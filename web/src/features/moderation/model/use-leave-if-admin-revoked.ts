import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { ApiError } from '@/services/api-error';
import { queryKeyOf } from '@/services/query-options';

/**
 * Returns a function to call with the error of a request. If the error is a 403, the function requests the signed-in
 * member again. If the member is no longer an admin, the app then closes the page.
 */
export function useLeaveIfAdminRevoked(): (error: Error) => void {
  const client = useQueryClient();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError) || error.status !== 403) return;
      void client.invalidateQueries({ queryKey: queryKeyOf('getCurrentUser') });
    },
    [client],
  );
}

/** Requests the signed-in member again if the last request of a list or page failed with a 403. */
export function useLeaveOnForbiddenRead(error: Error | null): void {
  const leaveIfRevoked = useLeaveIfAdminRevoked();
  useEffect(() => {
    if (error) leaveIfRevoked(error);
  }, [error, leaveIfRevoked]);
}
