import { OUTBOX_SYNC } from '../worker-messages';

/**
 * A registration that may have Background Sync. TypeScript's types lack this property, because only Chromium has it.
 */
interface WithSync {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Asks the browser to start the service worker when the network is back, even if the app is closed then. */
export async function registerOutboxSync(registration: object): Promise<void> {
  const { sync }: WithSync = registration;
  // The call rejects if the member does not allow Background Sync. The outbox is then sent at the next start of the
  // app.
  await sync?.register(OUTBOX_SYNC).catch(() => undefined);
}
