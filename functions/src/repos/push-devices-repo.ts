import { DAY_MS } from '@contract/rules/durations';
import { PUSH_DEVICE_LIFETIME_DAYS, PUSH_DEVICES_MAX } from '@contract/schemas/push';
import type { Firestore, Timestamp, Transaction } from 'firebase-admin/firestore';
import type { Authority } from '../lib/authority';
import type { Reference } from './collections/collection';
import { collections, type Stored } from './collections/collections';
import { isPreconditionFailure, rethrowTransactionError } from './grpc-status';

export interface PushDevice {
  readonly uid: string;
  readonly sessionId: string;
  readonly token: string;
  /** A version that changes with each registration. */
  readonly version: Timestamp;
}

export interface PushDevicesRepo {
  /**
   * Registers the device of a session for 60 days. Removes the device's token from other sessions and members, because
   * each browser has only one token. Does nothing if the session has ended.
   */
  add(by: Authority, sessionId: string, token: string): Promise<void>;
  /** Removes the device of a session. Idempotent. */
  remove(by: Authority, sessionId: string): Promise<void>;
  /** Returns up to 20 devices, the most recently active first. Costs one read for each device, and at least one. */
  list(uid: string): Promise<PushDevice[]>;
  /** Removes a device whose token was rejected. Does nothing if the device was registered again since it was read. */
  removeRejected(device: PushDevice): Promise<void>;
}

export function createPushDevicesRepo(
  db: Firestore,
  { now }: { readonly now: () => Date },
): PushDevicesRepo {
  const docOf = (uid: string, sessionId: string) =>
    collections.pushTokens.doc(db, { uid, sessionId });

  return {
    add: ({ uid }, sessionId, token) => {
      const seenAt = now();
      const expiresAt = new Date(seenAt.getTime() + PUSH_DEVICE_LIFETIME_DAYS * DAY_MS);
      const device = { ref: docOf(uid, sessionId), record: { token, seenAt, expiresAt } };
      return db.runTransaction((transaction) =>
        addIn(transaction, device).catch(rethrowTransactionError),
      );
    },
    remove: async ({ uid }, sessionId) => void (await docOf(uid, sessionId).delete()),
    list: async (uid) => {
      // Leaves out expired documents, because Firestore deletes them up to a day late.
      const { docs } = await collections.pushTokens
        .in(db, { uid })
        .where('expiresAt', '>', now())
        .orderBy('expiresAt', 'desc')
        .limit(PUSH_DEVICES_MAX)
        .get();
      return docs.flatMap((snapshot) => {
        const token = collections.pushTokens.readable(snapshot)?.token;
        const { id: sessionId, updateTime: version } = snapshot;
        return token === undefined ? [] : [{ uid, sessionId, token, version }];
      });
    },
    removeRejected: async ({ uid, sessionId, version }) => {
      try {
        await docOf(uid, sessionId).delete({ lastUpdateTime: version });
      } catch (error) {
        if (!isPreconditionFailure(error)) throw error;
      }
    },
  };
}

interface NewDevice {
  readonly ref: Reference<Stored<'pushTokens'>>;
  readonly record: Stored<'pushTokens'>;
}

async function addIn(transaction: Transaction, { ref, record }: NewDevice): Promise<void> {
  const db = ref.firestore;
  const { uid, sessionId } = collections.pushTokens.paramsOf(ref);
  const same = collections.pushTokens.group(db).where('token', '==', record.token);
  const [session, { docs }] = await Promise.all([
    transaction.get(collections.sessions.doc(db, { uid, sessionId })),
    transaction.get(same.select()),
  ]);
  if (!session.exists) return;
  for (const other of docs) if (other.ref.path !== ref.path) transaction.delete(other.ref);
  transaction.set(ref, record);
}
