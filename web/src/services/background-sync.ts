import { registerOutboxSync } from '@/lib/outbox/register-outbox-sync';

/** Lets the service worker send the outbox when the network is back, also after the app was closed. */
export async function requestOutboxSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration) await registerOutboxSync(registration);
}
