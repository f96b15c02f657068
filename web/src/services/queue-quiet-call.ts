import { newQuietOutboxEntry, type QuietCall } from '@/lib/outbox/outbox-entry';
import { addToOutbox } from '@/lib/outbox/outbox-store';
import { requestOutboxSync } from './background-sync';

/**
 * Puts a call that needs no check into the outbox. The panel of waiting calls does not list the call. Returns false if
 * the browser cannot store the call. The call is then lost when the page closes.
 */
export async function queueQuietCall(call: QuietCall): Promise<boolean> {
  const isStored = await addToOutbox(newQuietOutboxEntry(call), null);
  void requestOutboxSync();
  return isStored;
}
