import { DAY_MS } from '@contract/rules/durations';
import { NOTIFICATION_RETENTION_DAYS } from '@contract/schemas/notification';
import { isSamePlan } from '../../../functions/src/domain/billing/subscription-state';
import type { PlanClaims } from '../../../functions/src/gateways/identity/identity';
import { createBillingInMemory } from '../../../functions/src/repos/billing-in-memory.test-support';
import { type BillingRepo, planOfMember } from '../../../functions/src/repos/billing-repo';
import { finishedMailRetentionMs } from '../../../functions/src/repos/mails-repo';
import type { DailyJobProgress } from '../../../functions/src/repos/daily-job-progress-repo';
import type { UserRecord } from '../../../functions/src/repos/users-repo';
import { newMember } from '../../../functions/src/repos/new-member';
import { isPlanChanged } from '../../../functions/src/services/billing/premium-claims-copier';
import type {
  StoredMember,
  BillingWatcher,
} from '../../../functions/test/support/billing-model/billing-world';

/** Returns repos that keep one member's data in memory. */
export function createBillingReposInMemory(uid: string, now: () => Date) {
  const members = new Map<string, UserRecord>([
    [uid, newMember({ email: `${uid}@example.com` }, now())],
  ]);
  const { repo, records } = createBillingInMemory(members);
  const mails = createOnceById(now, finishedMailRetentionMs('second_subscription_ended'));
  const notifications = createOnceById(now, NOTIFICATION_RETENTION_DAYS * DAY_MS);
  let progress: DailyJobProgress | null = null;
  let claims: PlanClaims | null = null;
  let watcher: BillingWatcher | null = null;
  const triggers: string[] = [];

  const member = (): UserRecord => {
    const found = members.get(uid);
    if (!found) throw new Error(`The member ${uid} is gone.`);
    return found;
  };
  const write: BillingRepo['write'] = async (by, state) => {
    const before = member();
    const result = await repo.write(by, state);
    const after = member();
    if (isPlanChanged({ ...before }, { ...after })) triggers.push(uid);
    if (!isSamePlan(before, after)) watcher?.planStored(after);
    return result;
  };

  return {
    billing: { ...repo, write },
    users: { get: async (id: string) => members.get(id) ?? null },
    mails: { create: async (id: string) => mails.add(id) },
    notifications: { add: async ({ id }: { readonly id: string }) => notifications.add(id) },
    reconciliationProgress: {
      progress: async () => progress,
      setProgress: async (next: DailyJobProgress) => {
        progress = next;
      },
    },
    identity: {
      setPlanClaims: async (_uid: string, next: PlanClaims) => {
        claims = next;
      },
    },
    /** The pending runs of the trigger `copyPremiumClaim`. Each run is represented by the uid of its member. */
    triggers,
    watch: (next: BillingWatcher) => {
      watcher = next;
    },
    read: (): StoredMember => {
      const { customerId = null, writtenTicket = 0 } = records.get(uid) ?? {};
      const addedBy = ({ added }: OnceById) =>
        added.map(({ id, at }) => ({ subscription: id.replace(/^second_/, ''), at }));
      return {
        ...planOfMember(member()),
        planChangedAt: member().planChangedAt,
        customerId,
        writtenTicket,
        claims,
        mailed: addedBy(mails),
        notified: addedBy(notifications),
      };
    },
  };
}

export type BillingReposInMemory = ReturnType<typeof createBillingReposInMemory>;

/** A list of ids. After an id was added, it cannot be added again for some time. */
interface OnceById {
  readonly add: (id: string) => void;
  /** All ids in the order in which they were added, each with the time when it was added. */
  readonly added: readonly { readonly id: string; readonly at: Date }[];
}

/**
 * Creates a list that ignores an id for `keptMs` milliseconds after the id was added. This is how Firestore prevents a
 * second mail or notification: it keeps a document with the id for that long.
 */
function createOnceById(now: () => Date, keptMs: number): OnceById {
  const keptUntil = new Map<string, number>();
  const added: { readonly id: string; readonly at: Date }[] = [];
  return {
    add: (id) => {
      const time = now().getTime();
      if (time <= (keptUntil.get(id) ?? -Infinity)) return;
      keptUntil.set(id, time + keptMs);
      added.push({ id, at: now() });
    },
    added,
  };
}
