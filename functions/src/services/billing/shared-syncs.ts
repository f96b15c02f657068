import type { StripeEvent } from '../../domain/billing/next-billing';
import { createSingleFlight } from '../../lib/single-flight';
import type { SyncedSubscription, SyncSubscription } from './subscription-sync';

interface Waiting {
  readonly events: StripeEvent[];
  readonly run: () => Promise<SyncedSubscription | null>;
  callers: number;
}

const nothing = () => Promise.resolve();

/**
 * Creates a sync function that runs once at a time for each member. Calls during a run share the next run. It starts
 * after these calls, so it reads the changes that they are about. Stripe often sends several events about one change.
 */
export function createSharedSyncs(sync: SyncSubscription): SyncSubscription {
  const members = new Map<string, Waiting>();
  return async (by, events = []) => {
    const { uid } = by;
    const startWaiting = (): Waiting => {
      const waited: StripeEvent[] = [];
      const run = createSingleFlight(() => sync(by, waited.splice(0)), nothing);
      const waiting = { events: waited, run, callers: 0 };
      members.set(uid, waiting);
      return waiting;
    };
    const member = members.get(uid) ?? startWaiting();
    member.events.push(...events);
    member.callers += 1;
    try {
      return await member.run();
    } finally {
      member.callers -= 1;
      if (member.callers === 0) members.delete(uid);
    }
  };
}
