import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '../api/current-user';

/** True if the server did not respond about the session, and no member is saved. */
export function useIsSessionUncertain(): boolean {
  const { data, isFetched } = useQuery(currentUserQuery);
  return data === undefined && isFetched;
}
