import { OUTBOX_SYNC } from '../worker-messages';

/** Not in TypeScript's types, because only Chromium has it. */
interface WithSync {
  readonly sync: { register(tag: string): Promise<void> };
}

const hasSync = (registration: object): registration is WithSync => 'sync' in registration;

/** Asks the browser to wake the service worker when the network is back, also after the app was closed. */
export async function registerOutboxSync(registration: object): Promise<void> {
  if (!hasSync(registration)) return;
  // Rejects if the member does not allow it. Then the next start of the app sends.
  await registration.sync.register(OUTBOX_SYNC).catch(() => undefined);
}
