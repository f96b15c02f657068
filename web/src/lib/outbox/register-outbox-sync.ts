import { OUTBOX_SYNC } from '../worker-messages';

/** TypeScript's types lack this property, because only Chromium has it. */
interface WithSync {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Asks the browser to wake the service worker when the network is back, even if the app is closed by then. */
export async function registerOutboxSync(registration: object): Promise<void> {
  const { sync }: WithSync = registration;
  // Rejects if the member does not allow it. The outbox is then sent at the next start of the app.
  await sync?.register(OUTBOX_SYNC).catch(() => undefined);
}
