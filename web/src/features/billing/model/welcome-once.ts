import { type RecordKey, tryInStore } from '@/lib/browser-database';

/** Returns true once per payment and browser, also if two tabs ask at the same time. Without IndexedDB, always. */
export async function isFirstWelcome(memberId: string, paymentId: string): Promise<boolean> {
  const key: RecordKey = [memberId, paymentId];
  const wasWelcomed = await tryInStore('welcomed-payments', 'readwrite', async (records) => {
    const known = await records.get(key);
    if (known === undefined) await records.put(true, key);
    return known !== undefined;
  });
  return wasWelcomed !== true;
}
