import { useQuery } from '@tanstack/react-query';
import { readQuery } from '@/services/read-query';

/**
 * Returns whether the member's settings allow push notifications for replies. Undefined until this is known. @param
 * enabled whether to request the settings
 */
export function useRepliesPushed(enabled: boolean): boolean | undefined {
  // Defines the query here again. A file that is shared with the settings page would be listed in the first JavaScript.
  const { data } = useQuery({ ...readQuery('getNotificationSettings', {}), enabled });
  if (!data) return undefined;
  const { inApp, push } = data.kinds.replies;
  return data.isPushOn && inApp && push;
}
