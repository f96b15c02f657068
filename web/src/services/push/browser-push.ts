import type { PushSettings } from '@contract/schemas/push';
import { currentDevice, isApplePhoneOrTablet } from '@/lib/device';

/** 'needs-install': Apple's phones and tablets show push notifications only of apps on the home screen. */
export type PushSupport = 'supported' | 'needs-install' | 'unsupported';

export function pushSupport(): PushSupport {
  if ('Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window)
    return 'supported';
  const device = currentDevice();
  return isApplePhoneOrTablet(device) && !device.isInstalled ? 'needs-install' : 'unsupported';
}

/** Call it only if the browser supports push, like the next two. */
export const pushPermission = (): NotificationPermission => Notification.permission;

/** Asks for permission. Call it right in the handler of a tap, because browsers ask only then. */
export const askForPush = (): Promise<NotificationPermission> => Notification.requestPermission();

/**
 * Returns the token under which the server pushes to this browser. Rejects if the push service of the browser does not answer.
 * @param known the token of the last registration, or null
 */
export async function getPushToken(
  settings: NonNullable<PushSettings>,
  known: string | null,
): Promise<string> {
  // The local stack accepts any token, and no push service knows it.
  if ('isLocal' in settings) return known ?? `local-${crypto.randomUUID()}`;
  const { getFcmToken } = await import('./fcm-token');
  return getFcmToken(settings.vapidKey);
}
