import { registerOutboxSync } from '@/lib/outbox/register-outbox-sync';

/**
 * Asks the browser to run the service worker when the network is back. The worker then sends the outbox, even if the
 * app is closed.
 */
export async function requestOutboxSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration) await registerOutboxSync(registration);
}
