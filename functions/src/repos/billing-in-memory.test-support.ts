import { type StripeEvent, billingToStoreAfterRead } from '../domain/billing/next-billing';
import { AppError } from '../lib/app-error';
import { type BillingRecord, type BillingRepo, EVENT_KEPT_MS, planOfMember } from './billing-repo';
import type { Stored } from './collections/collections';
import type { UserRecord } from './users-repo';

export interface BillingInMemory {
  readonly repo: BillingRepo;
  readonly records: Map<string, BillingRecord>;
  readonly events: Map<string, Stored<'billingEvents'>>;
}

/**
 * Creates a billing repo in memory, for tests. `members` can be shared with other repos. Each method runs in a single
 * step, as in a transaction.
 */
export function createBillingInMemory(members: Map<string, UserRecord>): BillingInMemory {
  const records = new Map<string, BillingRecord>();
  const events = new Map<string, Stored<'billingEvents'>>();

  const store = (uid: string, added: readonly StripeEvent[], storedAt: Date) => {
    const expiresAt = new Date(storedAt.getTime() + EVENT_KEPT_MS);
    for (const { id, type } of added) events.set(id, { uid, type, storedAt, expiresAt });
  };

  const repo: BillingRepo = {
    get: async (uid) => records.get(uid) ?? null,
    memberOf: async (customerId) =>
      [...records].find(([, record]) => record.customerId === customerId)?.[0] ?? null,
    claimCustomer: async ({ uid }, { id, generation }) => {
      if (!members.has(uid)) throw new AppError('unauthorized', 'Unauthorized');
      const record = records.get(uid);
      if (record?.customerId) return record.customerId;
      records.set(uid, { ...newRecord(generation), ...record, customerId: id });
      return id;
    },
    takeTicket: async ({ uid }) => {
      const record = records.get(uid);
      if (!record) return null;
      const number = record.tickets + 1;
      records.set(uid, { ...record, tickets: number });
      return { number, record };
    },
    write: async ({ uid }, state) => {
      const [member, record] = [members.get(uid), records.get(uid)];
      if (!member || !record) return null;
      const eventIds = new Set(events.keys());
      const next = billingToStoreAfterRead({ plan: member, record, eventIds }, state);
      if (next === 'overtaken') return next;
      const updated = { ...member, ...next.plan };
      members.set(uid, updated);
      records.set(uid, { ...record, ...next.record });
      store(uid, next.events, state.at);
      return { before: planOfMember(member), after: planOfMember(updated) };
    },
    hasEvent: async (eventId) => events.has(eventId),
    members: async function* (after) {
      const uids = [...records.keys()].sort().filter((uid) => after === null || uid > after);
      // Yields an empty last page, because the billing repo on Firestore can also yield one.
      for (const uid of uids) yield [uid];
      yield [];
    },
  };
  return { repo, records, events };
}

const newRecord = (generation: number): BillingRecord => ({
  customerId: null,
  generation,
  subscriptionId: null,
  tickets: 0,
  writtenTicket: 0,
  endedSeen: {},
  countsAsPremium: null,
  createdAt: new Date(),
  updatedAt: new Date(),
});
