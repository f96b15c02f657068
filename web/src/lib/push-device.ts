import * as z from 'zod/mini';
import { type RecordKey, tryRunInStore, tryWriteInStore } from './browser-database';

const pushDeviceSchema = z.object({
  /** The registration token for push that this browser sends to the server. */
  token: z.string(),
  /** The time at which the server got the token, in milliseconds since 1970. 0 if this browser must register again. */
  registeredAt: z.number(),
});
/** The record that this browser stores for a member who gets push notifications in this browser. */
export type PushDevice = z.infer<typeof pushDeviceSchema>;

const keyOf = (memberId: string): RecordKey => [memberId];

/** Returns the member's record, or null if they get no push notifications in this browser. */
export async function readPushDevice(memberId: string): Promise<PushDevice | null> {
  const kept = await tryRunInStore('push-devices', 'readonly', (records) =>
    records.get(keyOf(memberId)),
  );
  return pushDeviceSchema.safeParse(kept).data ?? null;
}

/**
 * Stores the member's record. Returns false if the browser cannot store it. The service worker then shows the member no
 * notifications.
 */
export const storePushDevice = (memberId: string, device: PushDevice): Promise<boolean> =>
  tryWriteInStore('push-devices', (records) => records.put(device, keyOf(memberId)));

export const forgetPushDevice = (memberId: string): Promise<boolean> =>
  tryWriteInStore('push-devices', (records) => records.delete(keyOf(memberId)));

/**
 * Marks all records as outdated, so that the next page registers this browser again. Call it when the push subscription
 * has changed.
 */
export const markPushDevicesOutdated = (): Promise<boolean> =>
  tryWriteInStore('push-devices', async (records) => {
    for (const key of await records.getAllKeys()) {
      const device = pushDeviceSchema.safeParse(await records.get(key)).data;
      if (device) await records.put({ ...device, registeredAt: 0 }, key);
    }
  });
