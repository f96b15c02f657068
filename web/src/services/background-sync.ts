import { OUTBOX_SYNC } from '@/lib/worker-messages';

/** Not in TypeScript's types, because only Chromium has it. */
interface WithSync {
  readonly sync: { register(tag: string): Promise<void> };
}

/** Asks the browser to wake the service worker when the network is back, also after the app was closed. */
export async function requestOutboxSync(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration || !hasSync(registration)) return;
  // Rejects if the member does not allow it. Then the next start of the app sends.
  await registration.sync.register(OUTBOX_SYNC).catch(() => undefined);
}

const hasSync = (registration: object): registration is WithSync => 'sync' in registration;
