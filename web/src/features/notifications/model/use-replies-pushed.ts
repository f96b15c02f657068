import { useQuery } from '@tanstack/react-query';
import { readQuery } from '@/services/read-query';

/**
 * Returns whether the settings let replies be pushed to the member's devices. Undefined while it is not known.
 * @param enabled whether to ask the server
 */
export function useRepliesPushed(enabled: boolean): boolean | undefined {
  // Shared with the settings, it would be a file of its own, which the first JavaScript would list.
  const { data } = useQuery({ ...readQuery('getNotificationSettings', {}), enabled });
  if (!data) return undefined;
  const { inApp, push } = data.kinds.replies;
  return data.isPushOn && inApp && push;
}
