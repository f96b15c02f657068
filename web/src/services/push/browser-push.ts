import type { PushSettings } from '@contract/schemas/push';
import { currentDevice, isApplePhoneOrTablet } from '@/lib/device';

/**
 * Whether the browser supports push notifications. 'needs-install': an iPhone or iPad shows push notifications only for
 * apps on its home screen.
 */
export type PushSupport = 'supported' | 'needs-install' | 'unsupported';

export function pushSupport(): PushSupport {
  if ('Notification' in window && 'serviceWorker' in navigator && 'PushManager' in window)
    return 'supported';
  const device = currentDevice();
  return isApplePhoneOrTablet(device) && !device.isInstalled ? 'needs-install' : 'unsupported';
}

/**
 * Returns the current permission for push notifications. Call this and the other functions of this file only if the
 * browser supports push notifications.
 */
export const pushPermission = (): NotificationPermission => Notification.permission;

/**
 * Asks the member for permission to send push notifications. Call this directly in a click handler, because browsers
 * ask only then.
 */
export const askForPush = (): Promise<NotificationPermission> => Notification.requestPermission();

/**
 * Returns the token with which the server sends push notifications to this browser. Rejects if the push service of the
 * browser does not respond.
 * @param known the token of the last registration, or null
 */
export async function getPushToken(
  settings: NonNullable<PushSettings>,
  known: string | null,
): Promise<string> {
  // The local stack accepts any token, because it has no push service.
  if ('isLocal' in settings) return known ?? `local-${crypto.randomUUID()}`;
  const { getFcmToken } = await import('./fcm-token');
  return getFcmToken(settings.vapidKey);
}
