import * as z from 'zod/mini';
import { deleteFcmToken } from './firebase-stores';
import { readPushDevice } from './push-device';

/** What the service worker stores with a notification that it shows. */
export const shownPushSchema = z.object({
  memberId: z.string(),
  path: z.string(),
  notificationId: z.optional(z.string()),
});
export type ShownPush = z.infer<typeof shownPushSchema>;

/**
 * Closes the notifications on the screen, and ends the browser's subscription, in pages and in the service worker. Keeps both for
 * `current`, the member who is signed in now, if they get push notifications in this browser. The push service rejects the next
 * message, so FCM forgets the token. Works without a network and without Firebase's code.
 */
export async function endPush(current: string | null): Promise<void> {
  const registration = await ownRegistration();
  if (!registration) return;
  const isKept = current !== null && (await readPushDevice(current)) !== null;
  for (const shown of await registration.getNotifications()) {
    const owner = shownPushSchema.safeParse(shown.data).data?.memberId;
    if (!isKept || owner !== current) shown.close();
  }
  if (isKept) return;
  const subscription = await registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  await deleteFcmToken();
}

/** Safari has no push outside of installed apps. */
type Registration = Pick<ServiceWorkerRegistration, 'getNotifications'> & {
  readonly pushManager?: Pick<PushManager, 'getSubscription'>;
};

async function ownRegistration(): Promise<Registration | undefined> {
  // In the service worker.
  const { registration } = globalThis as { readonly registration?: Registration };
  if (registration) return registration;
  if (!('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker.getRegistration();
}
