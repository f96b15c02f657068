import { getMessaging, getToken } from 'firebase/messaging';
import { firebaseApp } from '../firebase-app';

/**
 * Subscribes this browser to Firebase Cloud Messaging (FCM) with the app's own service worker, and returns the token.
 * Rejects if there is no worker, or if FCM cannot be reached.
 */
export async function getFcmToken(vapidKey: string): Promise<string> {
  if (!(await navigator.serviceWorker.getRegistration()))
    throw new Error('This page has no service worker.');
  const { app } = await firebaseApp();
  const serviceWorkerRegistration = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line typescript/no-deprecated -- its replacement identifies the device by another id, to which the server does not send
  return getToken(getMessaging(app), { vapidKey, serviceWorkerRegistration });
}
