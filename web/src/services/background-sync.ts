import { registerOutboxSync } from '@/lib/outbox/register-outbox-sync';

/** Makes the service worker send the outbox when the network is back, even if the app is closed then. */
export async function requestOutboxSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration) await registerOutboxSync(registration);
}
