import { DAY_MS } from '@contract/rules/durations';
import { FieldPath, FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import {
  billingToStoreAfterRead,
  type FetchedSubscriptionState,
  type OvertakenByOtherRead,
} from '../domain/billing/next-billing';
import type { MemberSubscriptionFields } from '../domain/billing/subscription-state';
import type { Authority } from '../lib/authority';
import { readDocuments } from './collections/collection';
import { collections, type Stored } from './collections/collections';
import { rethrowTransactionError } from './grpc-status';
import { pagesOf } from './pages-of';
import { recordPremiumChange } from './record-premium-change';
import { requireMember } from './require-member';
import { memberInSnapshot, type UserRecord } from './users-repo';

export type BillingRecord = Stored<'billing'>;

/**
 * A ticket of a sync. A sync takes a ticket, reads from Stripe, and then writes what it has read. A later ticket has a
 * greater number.
 */
export interface SyncTicket {
  readonly number: number;
  readonly record: BillingRecord;
}

/** A customer that was created in Stripe for a member. */
export interface ClaimedCustomer {
  readonly id: string;
  readonly generation: number;
}

export interface PlanChange {
  readonly before: MemberSubscriptionFields;
  readonly after: MemberSubscriptionFields;
}

/** The member's billing record: the customer and the subscription in Stripe, and the plan that follows from them. */
export interface BillingRepo {
  get(uid: string): Promise<BillingRecord | null>;
  /** Returns the uid of the member to whom a customer in Stripe belongs, or null if there is none. */
  memberOf(customerId: string): Promise<string | null>;
  /**
   * Stores the customer of a member and returns the customer's id. If another call has already stored a customer for
   * the member, returns the id of that customer. Throws AppError 'unauthorized' if the member is gone.
   */
  claimCustomer(by: Authority, customer: ClaimedCustomer): Promise<string>;
  /** Takes a ticket, before the member's data is read from Stripe. Returns null if the member has no billing record. */
  takeTicket(by: Authority): Promise<SyncTicket | null>;
  /**
   * Writes the result of `billingToStoreAfterRead` in one transaction, and counts in the figures that premium began or
   * ended. Returns 'overtaken' and writes nothing if another sync has written a result since this sync took its ticket.
   * Returns null and writes nothing if the member or the billing record is gone.
   */
  write(
    by: Authority,
    state: FetchedSubscriptionState,
  ): Promise<PlanChange | OvertakenByOtherRead | null>;
  hasEvent(eventId: string): Promise<boolean>;
  /** Yields pages of the uids of members with a billing record, sorted. Starts after the uid `after`. */
  members(after: string | null): AsyncIterable<readonly string[]>;
}

const PAGE_SIZE = 100;
/**
 * Options for transactions. They allow many attempts, because several instances change a member's record at the same
 * time if Stripe sends several events.
 */
const MANY_ATTEMPTS = { maxAttempts: 20 };
/**
 * The time for which handled events are kept. Stripe sends a failed event again for three days, and a person can send
 * it again for 30 days.
 */
export const EVENT_KEPT_MS = 90 * DAY_MS;

/** Returns the plan that is stored in a member's document. */
export const planOfMember = (member: UserRecord): MemberSubscriptionFields => ({
  subscriptionStatus: member.subscriptionStatus,
  subscriptionPlan: member.subscriptionPlan,
  subscriptionEndDate: member.subscriptionEndDate,
  isPastDue: member.isPastDue,
});

export function createBillingRepo(db: Firestore, pageSize = PAGE_SIZE): BillingRepo {
  const billing = collections.billing.in(db);
  return {
    get: async (uid) => (await billing.doc(uid).get()).data() ?? null,
    memberOf: async (customerId) => {
      const { docs } = await billing.where('customerId', '==', customerId).limit(1).select().get();
      return docs[0]?.id ?? null;
    },
    claimCustomer: ({ uid }, customer) =>
      db.runTransaction((transaction) =>
        claim(transaction, db, { uid, customer }).catch(rethrowTransactionError),
      ),
    takeTicket: ({ uid }) =>
      db.runTransaction(async (transaction) => {
        const ref = billing.doc(uid);
        const record = (await transaction.get(ref)).data();
        if (!record) return null;
        const number = record.tickets + 1;
        transaction.update(ref, { tickets: number });
        return { number, record };
      }, MANY_ATTEMPTS),
    write: ({ uid }, state) =>
      db.runTransaction((transaction) => write(transaction, db, { uid, state }), MANY_ATTEMPTS),
    hasEvent: async (eventId) =>
      (await collections.billingEvents.doc(db, { eventId }).get()).exists,
    members: async function* (after) {
      const byId = billing.orderBy(FieldPath.documentId());
      const rest = after === null ? byId : byId.startAfter(after);
      for await (const page of pagesOf(rest.select(), pageSize)) yield page.map(({ id }) => id);
    },
  };
}

async function claim(
  transaction: Transaction,
  db: Firestore,
  { uid, customer }: { readonly uid: string; readonly customer: ClaimedCustomer },
): Promise<string> {
  await requireMember(transaction, collections.users.doc(db, { uid }));
  const ref = collections.billing.doc(db, { uid });
  const record = (await transaction.get(ref)).data();
  if (record?.customerId) return record.customerId;
  const stored = { customerId: customer.id, updatedAt: FieldValue.serverTimestamp() };
  if (record) transaction.update(ref, stored);
  else transaction.create(ref, { ...newRecord(customer), ...stored });
  return customer.id;
}

const newRecord = ({ generation }: ClaimedCustomer) => ({
  generation,
  subscriptionId: null,
  tickets: 0,
  writtenTicket: 0,
  endedSeen: {},
  countsAsPremium: null,
  createdAt: FieldValue.serverTimestamp(),
});

async function write(
  transaction: Transaction,
  db: Firestore,
  { uid, state }: { readonly uid: string; readonly state: FetchedSubscriptionState },
): Promise<PlanChange | OvertakenByOtherRead | null> {
  const memberRef = collections.users.doc(db, { uid });
  const ref = collections.billing.doc(db, { uid });
  const eventRefs = state.events.map(({ id }) =>
    collections.billingEvents.doc(db, { eventId: id }),
  );
  const [memberDocument, recordDocument, ...eventDocuments] = await readDocuments(
    transaction,
    ...([memberRef, ref, ...eventRefs] as const),
  );
  const member = memberInSnapshot(memberDocument);
  const record = recordDocument.data();
  if (!member || !record) return null;
  const { at } = state;
  const eventIds = new Set(eventDocuments.filter(({ exists }) => exists).map(({ id }) => id));
  const next = billingToStoreAfterRead({ plan: member, record, eventIds }, state);
  if (next === 'overtaken') return next;
  if (next.plan) transaction.update(memberRef, { ...next.plan, updatedAt: at });
  const plans = { before: planOfMember(member), after: planOfMember({ ...member, ...next.plan }) };
  if (next.record) {
    const wasCounted = record.countsAsPremium;
    const counted = recordPremiumChange(transaction, db, { ...plans, wasCounted, at });
    transaction.update(ref, { ...next.record, ...counted, updatedAt: at });
  }
  for (const { id, type } of next.events)
    transaction.create(collections.billingEvents.doc(db, { eventId: id }), {
      uid,
      type,
      storedAt: at,
      expiresAt: new Date(at.getTime() + EVENT_KEPT_MS),
    });
  return plans;
}
