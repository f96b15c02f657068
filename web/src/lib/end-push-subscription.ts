import * as z from 'zod/mini';
import { deleteFcmToken } from './firebase-stores';
import { readPushDevice } from './push-device';

/** The data that the service worker stores with a notification that it shows. */
export const shownPushSchema = z.object({
  memberId: z.string(),
  path: z.string(),
  notificationId: z.optional(z.string()),
});
export type ShownPush = z.infer<typeof shownPushSchema>;

/**
 * Ends the browser's push subscription and closes the notifications on the screen. If the signed-in member `current`
 * gets push notifications in this browser, keeps the subscription and the notifications of this member. Works in pages
 * and in the service worker, without a network and without Firebase's code. After the end of the subscription, the push
 * service rejects the next message, so FCM deletes the token.
 */
export async function endPushSubscription(current: string | null): Promise<void> {
  const registration = await ownRegistration();
  if (!registration) return;
  const isKept = current !== null && (await readPushDevice(current)) !== null;
  // Each step has a `try` of its own, because a failed step must not prevent the other steps.
  try {
    if (!isKept) await endSubscription(registration);
  } finally {
    await closeShown(registration, isKept ? current : null);
  }
}

async function endSubscription({ pushManager }: Registration): Promise<void> {
  try {
    const subscription = await pushManager?.getSubscription();
    await subscription?.unsubscribe();
  } finally {
    await deleteFcmToken();
  }
}

/** Closes all notifications on the screen, except those for the member `kept`. */
async function closeShown(registration: Registration, kept: string | null): Promise<void> {
  for (const shown of (await registration.getNotifications?.()) ?? []) {
    const owner = shownPushSchema.safeParse(shown.data).data?.memberId;
    if (kept === null || owner !== kept) shown.close();
  }
}

/**
 * The two functions of a service worker registration that this module needs. Some browsers lack one or both of them,
 * such as Safari outside of installed apps.
 */
type Registration = Partial<Pick<ServiceWorkerRegistration, 'getNotifications'>> & {
  readonly pushManager?: Pick<PushManager, 'getSubscription'>;
};

async function ownRegistration(): Promise<Registration | undefined> {
  // In the service worker, the global `registration` is the worker's own registration. Pages have no such global.
  const { registration } = globalThis as { readonly registration?: Registration };
  if (registration) return registration;
  if (!('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker.getRegistration();
}
