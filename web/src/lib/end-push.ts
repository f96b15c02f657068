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
 * Ends the browser's subscription, and closes the notifications on the screen, in pages and in the service worker. Keeps both for
 * `current`, the member who is signed in now, if they get push notifications in this browser. The push service rejects the next
 * message, so FCM forgets the token. Works without a network and without Firebase's code.
 */
export async function endPush(current: string | null): Promise<void> {
  const registration = await ownRegistration();
  if (!registration) return;
  const isKept = current !== null && (await readPushDevice(current)) !== null;
  // One part must not keep the others from ending.
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

/** Closes all notifications except those for `kept`. */
async function closeShown(registration: Registration, kept: string | null): Promise<void> {
  for (const shown of (await registration.getNotifications?.()) ?? []) {
    const owner = shownPushSchema.safeParse(shown.data).data?.memberId;
    if (kept === null || owner !== kept) shown.close();
  }
}

/** Some browsers lack one of them or both, such as Safari outside of installed apps. */
type Registration = Partial<Pick<ServiceWorkerRegistration, 'getNotifications'>> & {
  readonly pushManager?: Pick<PushManager, 'getSubscription'>;
};

async function ownRegistration(): Promise<Registration | undefined> {
  // In the service worker.
  const { registration } = globalThis as { readonly registration?: Registration };
  if (registration) return registration;
  if (!('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker.getRegistration();
}
