import { PUSH_DEVICE_DAYS } from '@contract/schemas/push';
import type { Firestore } from 'firebase-admin/firestore';
import type { Authority } from '../lib/authority';
import { collections } from './collections/collections';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface PushDevicesRepo {
  /** Adds the device of a session, or keeps it for 60 more days. */
  add(by: Authority, sessionId: string, token: string): Promise<void>;
  /** Safe to repeat. */
  remove(by: Authority, sessionId: string): Promise<void>;
}

export function createPushDevicesRepo(
  db: Firestore,
  { now }: { readonly now: () => Date },
): PushDevicesRepo {
  const docOf = (uid: string, sessionId: string) =>
    collections.pushTokens.doc(db, { uid, sessionId });
  return {
    add: async ({ uid }, sessionId, token) => {
      const expiresAt = new Date(now().getTime() + PUSH_DEVICE_DAYS * DAY_MS);
      await docOf(uid, sessionId).set({ token, seenAt: now(), expiresAt });
    },
    remove: async ({ uid }, sessionId) => {
      await docOf(uid, sessionId).delete();
    },
  };
}
