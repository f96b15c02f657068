import type { Firestore } from 'firebase-admin/firestore';
import { actorFor, authorizeForTest } from '../../../src/lib/authority.test-support';
import { createAdminRemovalsRepo } from '../../../src/repos/admin-removals-repo';
import { createDueHiddenItemsRepo } from '../../../src/repos/due-hidden-items-repo';
import { createHiddenItemsCheckRepo } from '../../../src/repos/hidden-items-check-repo';
import { createHiddenItemsRepo } from '../../../src/repos/hidden-items-repo';
import { now } from './call-values';
import { callsOfRepo, type RepoCall } from './calls-of';

const owl = authorizeForTest({ itemId: 'owl' });
const comment = authorizeForTest({ itemId: 'owl', commentId: 'c1' });
const picture = {
  url: '/media/items/owl/1.webp',
  width: 1,
  height: 1,
  thumbnails: [],
  hasAvif: false,
  placeholder: null,
  shown: null,
  isDrawn: false,
};

const keeping = { admin: { actor: actorFor('admin'), username: 'admin_1' }, now };

/** Creates the repo, and wraps each `prepare…` method in a transaction. */
const hiddenItems = (db: Firestore) => {
  const repo = createHiddenItemsRepo(db);
  return {
    ...repo,
    prepareHiding: () =>
      db.runTransaction((it) => repo.prepareHiding(it, owl, { ...keeping, reason: 'spam' })),
    prepareKeeping: () => db.runTransaction((it) => repo.prepareKeeping(it, owl, keeping)),
    prepareShowing: () =>
      db.runTransaction((it) => repo.prepareShowing(it, owl, { picture, hiddenUrl: '' })),
  };
};

const adminRemovals = (db: Firestore) => {
  const repo = createAdminRemovalsRepo(db);
  return {
    prepareItem: () => db.runTransaction((it) => repo.prepareItem(it, owl)),
    prepareComment: () => db.runTransaction((it) => repo.prepareComment(it, comment)),
  };
};

/** Calls to the repos for items that moderation hides or removes. */
export const HIDDEN_ITEM_CALLS: Readonly<Record<string, Readonly<Record<string, RepoCall>>>> = {
  'hidden-items-repo.ts': callsOfRepo(hiddenItems, {
    get: (hidden) => hidden.get('owl'),
    isUndecided: (hidden) => hidden.isUndecided('owl'),
    prepareHiding: (hidden) => hidden.prepareHiding(),
    prepareKeeping: (hidden) => hidden.prepareKeeping(),
    prepareShowing: (hidden) => hidden.prepareShowing(),
    hideReported: (hidden) => hidden.hideReported(owl, { reports: 0, now }),
    forget: (hidden) => hidden.forget(owl),
  }),
  // The page size is 1, so that reading the second page uses a cursor.
  'due-hidden-items-repo.ts': callsOfRepo((db) => createDueHiddenItemsRepo(db, 1), {
    before: (due) => due.before(now),
    remove: (due) => due.remove(owl, now),
  }),
  // The page size is 1, so that reading the second page uses a cursor.
  'hidden-items-check-repo.ts': callsOfRepo((db) => createHiddenItemsCheckRepo(db, 1), {
    check: (hidden) => hidden.check(now),
  }),
  'admin-removals-repo.ts': callsOfRepo(adminRemovals, {
    prepareItem: (removals) => removals.prepareItem(),
    prepareComment: (removals) => removals.prepareComment(),
  }),
};
