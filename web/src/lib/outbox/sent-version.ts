import { itemsVersionSchema } from '@contract/schemas/items-version';
import { promisifyRequest } from 'idb-keyval';
import { outboxRecords } from './outbox-store';

const versionKey = (memberId: string) => [memberId, 'sent-version'];

/** Keeps the items version of a call that the service worker sent, because it has no localStorage. */
export async function keepSentVersion(memberId: string, version: string): Promise<void> {
  try {
    await outboxRecords()('readwrite', (store) => {
      store.put(version, versionKey(memberId));
      return promisifyRequest(store.transaction);
    });
  } catch {
    // The call was sent. Lists may show it some seconds later.
  }
}

/** Returns what the service worker kept since the last time, or null. */
export async function takeSentVersion(memberId: string): Promise<string | null> {
  try {
    return await outboxRecords()('readwrite', async (store) => {
      const kept: unknown = await promisifyRequest(store.get(versionKey(memberId)));
      if (kept !== undefined) store.delete(versionKey(memberId));
      return itemsVersionSchema.safeParse(kept).data ?? null;
    });
  } catch {
    return null;
  }
}
