import { OUTBOX_SYNC } from '../worker-messages';

/** Not in TypeScript's types, because only Chromium has it. */
interface WithSync {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Asks the browser to wake the service worker when the network is back, also after the app was closed. */
export async function registerOutboxSync(registration: object): Promise<void> {
  const { sync }: WithSync = registration;
  // Rejects if the member does not allow it. Then the next start of the app sends.
  await sync?.register(OUTBOX_SYNC).catch(() => undefined);
}
