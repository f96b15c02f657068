import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '../api/current-user';

/** Returns true if the request for the signed-in member got no response, and the browser has no saved member. */
export function useIsSessionUncertain(): boolean {
  const { data, isFetched } = useQuery(currentUserQuery);
  return data === undefined && isFetched;
}
