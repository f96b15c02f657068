import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '../api/current-user';

/** Returns true if the server did not respond to the question who is signed in, and the browser has no saved member. */
export function useIsSessionUncertain(): boolean {
  const { data, isFetched } = useQuery(currentUserQuery);
  return data === undefined && isFetched;
}
