import * as z from 'zod/mini';
import { type RecordKey, tryInStore, writeInStore } from './browser-database';

const pushDeviceSchema = z.object({
  /** The registration token that the server has for this browser. */
  token: z.string(),
  /** When the server got it, in milliseconds since 1970. */
  registeredAt: z.number(),
});
/** Says that a member gets push notifications in this browser. */
export type PushDevice = z.infer<typeof pushDeviceSchema>;

const keyOf = (memberId: string): RecordKey => [memberId];

/** Returns null if the member gets no push notifications in this browser. */
export async function readPushDevice(memberId: string): Promise<PushDevice | null> {
  const kept = await tryInStore('push-devices', 'readonly', (records) =>
    records.get(keyOf(memberId)),
  );
  return pushDeviceSchema.safeParse(kept).data ?? null;
}

/** Returns false if the browser could not store it. Then its service worker shows nothing. */
export const keepPushDevice = (memberId: string, device: PushDevice): Promise<boolean> =>
  writeInStore('push-devices', (records) => records.put(device, keyOf(memberId)));

export const forgetPushDevice = (memberId: string): Promise<boolean> =>
  writeInStore('push-devices', (records) => records.delete(keyOf(memberId)));

/** Lets the next page register this browser again, because its subscription has changed. */
export const outdatePushDevices = (): Promise<boolean> =>
  writeInStore('push-devices', async (records) => {
    for (const key of await records.getAllKeys()) {
      const device = pushDeviceSchema.safeParse(await records.get(key)).data;
      if (device) await records.put({ ...device, registeredAt: 0 }, key);
    }
  });
