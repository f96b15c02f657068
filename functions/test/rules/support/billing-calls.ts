import { createBillingRepo } from '../../../src/repos/billing-repo';
import { createDailyJobProgressRepo } from '../../../src/repos/daily-job-progress-repo';
import { createPlanCopiesRepo } from '../../../src/repos/plan-copies-repo';
import { authority, now, uid } from './call-values';
import { callsOfRepo, type RepoCall } from './calls-of';

/** Calls to the repos for plans and payments. */
export const BILLING_CALLS: Readonly<Record<string, Readonly<Record<string, RepoCall>>>> = {
  'billing-repo.ts': callsOfRepo((db) => createBillingRepo(db, 1), {
    claimCustomer: (billing) => billing.claimCustomer(authority, { id: 'cus_1', generation: 0 }),
    get: (billing) => billing.get(uid),
    memberOf: (billing) => billing.memberOf('cus_1'),
    takeTicket: (billing) => billing.takeTicket(authority),
    write: (billing) =>
      billing.write(authority, {
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
  'plan-copies-repo.ts': callsOfRepo((db) => createPlanCopiesRepo(db, 1), {
    all: (copies) => copies.all(),
  }),
  'daily-job-progress-repo.ts': callsOfRepo(
    (db) => createDailyJobProgressRepo(db, 'reconcileSubscriptions'),
    {
      progress: (pass) => pass.progress(),
      setProgress: (pass) => pass.setProgress({ startedAt: now, isFinished: false, after: null }),
    },
  ),
};
