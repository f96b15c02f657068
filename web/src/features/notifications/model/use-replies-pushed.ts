import { useQuery } from '@tanstack/react-query';
import { notificationSettingsQuery } from '../api/notification-settings';

/**
 * Returns whether the settings let replies be pushed to the member's devices. Undefined while it is not known.
 * @param enabled whether to ask the server
 */
export function useRepliesPushed(enabled: boolean): boolean | undefined {
  const { data } = useQuery({ ...notificationSettingsQuery, enabled });
  if (!data) return undefined;
  const { inApp, push } = data.kinds.replies;
  return data.isPushOn && inApp && push;
}
