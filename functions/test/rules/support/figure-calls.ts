import { createFiguresCheckRepo } from '../../../src/repos/figures-check-repo';
import { createFiguresRepo } from '../../../src/repos/figures-repo';
import { createPendingCasesRepo } from '../../../src/repos/pending-cases-repo';
import { createPremiumRecountRepo } from '../../../src/repos/premium-recount-repo';
import { now, uid } from './call-values';
import { callsOfRepo, type RepoCall } from './calls-of';

const FIRST = '2026-11-20';
const LAST = '2026-11-21';

/** Calls to the repos for the figures of the product. */
export const FIGURE_CALLS: Readonly<Record<string, Readonly<Record<string, RepoCall>>>> = {
  'figures-repo.ts': callsOfRepo(createFiguresRepo, {
    store: (figures) => figures.store({ day: FIRST, counts: null, changes: null, pageViews: 3 }),
    // The check counts submissions only if the counting began before the month.
    setStart: (figures) => figures.setStart('2026-11-01', now),
    start: (figures) => figures.start(),
    latest: (figures) => figures.latest(),
    day: (figures) => figures.day(FIRST),
    between: (figures) => figures.between(FIRST, LAST),
    firstCounted: (figures) => figures.firstCounted(),
    totals: (figures) => figures.totals(now),
  }),
  'pending-cases-repo.ts': callsOfRepo(createPendingCasesRepo, { get: (pending) => pending.get() }),
  // The page size is 1, so that reading the second page uses a cursor.
  'premium-recount-repo.ts': callsOfRepo((db) => createPremiumRecountRepo(db, 1), {
    members: (premium) => premium.members(),
    count: (premium) => premium.count(uid, now),
  }),
  'figures-check-repo.ts': callsOfRepo((db) => createFiguresCheckRepo(db, () => now, 1), {
    check: (figures) => figures.check(),
  }),
};
