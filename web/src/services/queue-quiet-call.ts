import { newEntry, type QueuedCall } from '@/lib/outbox/outbox-entry';
import { addToOutbox } from '@/lib/outbox/outbox-store';
import { requestOutboxSync } from './background-sync';

type QuietCall = Pick<QueuedCall, 'id' | 'memberId' | 'endpoint' | 'input'> &
  Partial<Pick<QueuedCall, 'label' | 'isKept' | 'draft'>>;

/**
 * Puts a call that needs no check into the outbox, without listing it as waiting. Returns false if the browser keeps it only
 * until the page closes.
 */
export async function queueQuietCall(call: QuietCall): Promise<boolean> {
  const entry = newEntry({
    label: '',
    draft: null,
    ...call,
    isQuiet: true,
    isChecked: true,
    createdAt: Date.now(),
  });
  const isStored = await addToOutbox(entry, null);
  void requestOutboxSync();
  return isStored;
}
