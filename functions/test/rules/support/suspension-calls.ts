import type { Firestore } from 'firebase-admin/firestore';
import { actorFor, authorizeForTest } from '../../../src/lib/authority.test-support';
import { createRunOutSuspensionsRepo } from '../../../src/repos/run-out-suspensions-repo';
import { createSanctionsRepo } from '../../../src/repos/sanctions-repo';
import { createSuspendedItemsRepo } from '../../../src/repos/suspended-items-repo';
import { createSuspensionsCheckRepo } from '../../../src/repos/suspensions-check-repo';
import { authority, now, uid } from './call-values';
import { callsOfRepo, type RepoCall } from './calls-of';

const member = authorizeForTest({ memberId: uid });
const act = { member, admin: actorFor(uid), at: now, version: undefined };
const ruling = { ...act, text: 'Please stop', key: 'key' };

/** Returns the repo for sanctions. Its method `prepareSuspensionEnd` runs in a transaction of its own. */
const sanctions = (db: Firestore) => {
  const repo = createSanctionsRepo(db);
  const restoring = { memberId: uid, end: 'granted', at: now } as const;
  return {
    ...repo,
    prepareSuspensionEnd: () => db.runTransaction((it) => repo.prepareSuspensionEnd(it, restoring)),
  };
};

/**
 * Calls to the repos for suspensions and their effects. The suspension in these calls ends immediately, because the
 * suspended member is also the admin who makes the calls.
 */
export const SUSPENSION_CALLS: Readonly<Record<string, Readonly<Record<string, RepoCall>>>> = {
  'sanctions-repo.ts': callsOfRepo(sanctions, {
    warn: (repo) => repo.warn({ ...ruling, rulingId: 'warning' }),
    suspend: (repo) => repo.suspend({ ...ruling, rulingId: 'suspension', until: now }),
    restore: (repo) => repo.restore(act),
    prepareSuspensionEnd: (repo) => repo.prepareSuspensionEnd(),
  }),
  // The page size is 1, so that reading the second page uses a cursor.
  'suspended-items-repo.ts': callsOfRepo((db) => createSuspendedItemsRepo(db, 1), {
    hideAll: (items) => items.hideAll(authority),
    hiddenOf: (items) => items.hiddenOf(uid),
    release: (items) => items.release(authorizeForTest({ itemId: 'owl' }), null),
  }),
  'run-out-suspensions-repo.ts': callsOfRepo((db) => createRunOutSuspensionsRepo(db, 1), {
    by: (suspensions) => suspensions.by(now),
    end: (suspensions) => suspensions.end(member, now),
  }),
  'suspensions-check-repo.ts': callsOfRepo((db) => createSuspensionsCheckRepo(db, 1), {
    check: (suspensions) => suspensions.check(),
  }),
};
