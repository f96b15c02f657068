import { createCountersRepo } from '../../../src/repos/counters-repo';
import { createRateLimitsRepo } from '../../../src/repos/rate-limits-repo';
import { createStoredDocumentsCheckRepo } from '../../../src/repos/stored-documents-check-repo';
import { now } from './call-values';
import { callsOfRepo, type RepoCall } from './calls-of';

/** Calls to the repos for counters and rate limits, and to the repo that checks all stored documents. */
export const SITE_CALLS: Readonly<Record<string, Readonly<Record<string, RepoCall>>>> = {
  'counters-repo.ts': callsOfRepo(createCountersRepo, {
    add: (counters) => counters.add('webVitals', '2026-11-21', ['LCP / phone 42']),
    sum: (counters) => counters.sum('webVitals', ['2026-11-21']),
  }),
  'stored-documents-check-repo.ts': callsOfRepo((db) => createStoredDocumentsCheckRepo(db, 1), {
    check: (documents) => documents.check(true),
  }),
  'rate-limits-repo.ts': callsOfRepo(createRateLimitsRepo, {
    saltOf: (rateLimits) => rateLimits.saltOf('2026-11-21', { proposed: 'salt', expiresAt: now }),
    add: (rateLimits) => rateLimits.add('id', { max: 3, at: now, newWindowEndsAt: now }),
    remove: (rateLimits) => rateLimits.remove('id'),
  }),
};
