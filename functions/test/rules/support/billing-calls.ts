import { createBillingRepo } from '../../../src/repos/billing-repo';
import { createDailyPassRepo } from '../../../src/repos/daily-pass-repo';
import { createPlanCopiesRepo } from '../../../src/repos/plan-copies-repo';
import { by, now, uid } from './call-values';
import { callsOf, type RepoCall } from './calls-of';

/** Calls of the repos for plans and payments. */
export const BILLING_CALLS: Readonly<Record<string, Readonly<Record<string, RepoCall>>>> = {
  'billing-repo.ts': callsOf((db) => createBillingRepo(db, 1), {
    claimCustomer: (billing) => billing.claimCustomer(by, { id: 'cus_1', generation: 0 }),
    get: (billing) => billing.get(uid),
    memberOf: (billing) => billing.memberOf('cus_1'),
    takeTicket: (billing) => billing.takeTicket(by),
    write: (billing) =>
      billing.write(by, {
        current: null,
        endedSeen: {},
        ticket: 1,
        deletedCustomerId: null,
        at: now,
        writtenBefore: 0,
        events: [{ id: 'evt_new', type: 'invoice.paid' }],
      }),
    hasEvent: (billing) => billing.hasEvent('evt_new'),
    members: (billing) => billing.members('a'),
  }),
  'plan-copies-repo.ts': callsOf((db) => createPlanCopiesRepo(db, 1), {
    all: (copies) => copies.all(),
  }),
  'daily-pass-repo.ts': callsOf((db) => createDailyPassRepo(db, 'reconcileSubscriptions'), {
    progress: (pass) => pass.progress(),
    setProgress: (pass) => pass.setProgress({ startedAt: now, isFinished: false, after: null }),
  }),
};
