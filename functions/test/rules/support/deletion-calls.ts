import { createAccountDeletionsRepo } from '../../../src/repos/account-deletions-repo';
import { createErasedAccountRepo } from '../../../src/repos/erased-account-repo';
import { createErasedCopiesRepo } from '../../../src/repos/erased-copies-repo';
import { createErasedItemsRepo } from '../../../src/repos/erased-items-repo';
import { createErasedMarksRepo } from '../../../src/repos/erased-marks-repo';
import { createMemberExportRepo } from '../../../src/repos/member-export-repo';
import { callsOf, type RepoCall } from './calls-of';

const uid = 'member';
const name = 'seller';
const now = new Date('2026-11-21T12:00:00Z');

/** The calls for the export and the deletion of an account. They run last. */
export const DELETION_CALLS: Readonly<Record<string, Readonly<Record<string, RepoCall>>>> = {
  'member-export-repo.ts': callsOf(createMemberExportRepo, {
    of: (exported) => exported.of(uid),
  }),
  'account-deletions-repo.ts': callsOf(createAccountDeletionsRepo, {
    // The second call finds the deletion.
    request: async (deletions) => [
      await deletions.request({ uid, by: 'member', at: now }),
      await deletions.request({ uid, by: 'member', at: now }),
    ],
    get: (deletions) => deletions.get(uid),
    unfinished: (deletions) => deletions.unfinished(),
    markErased: (deletions) => deletions.markErased(uid, now),
    markDone: (deletions) => deletions.markDone(uid, now),
  }),
  'erased-items-repo.ts': callsOf(createErasedItemsRepo, {
    // The repo for own items has removed it before.
    removeEach: (items) => items.removeEach(uid, () => Promise.resolve()),
    eraseEach: (items) => items.eraseEach(uid, () => Promise.resolve()),
  }),
  'erased-marks-repo.ts': callsOf(createErasedMarksRepo, {
    removeLikes: (marks) => marks.removeLikes(uid),
    unnameComments: (marks) => marks.unnameComments(uid),
    removeMentions: (marks) => marks.removeMentions(uid),
    removeBlocks: (marks) => marks.removeBlocks(uid, [name]),
  }),
  'erased-copies-repo.ts': callsOf(createErasedCopiesRepo, {
    unnameNotifications: (copies) => copies.unnameNotifications(uid),
    unnameReports: (copies) => copies.unnameReports(uid),
    removeTitles: (copies) => copies.removeTitles(uid),
  }),
  'erased-account-repo.ts': callsOf(createErasedAccountRepo, {
    removeParts: (account) => account.removeParts(uid),
    removeMails: (account) => account.removeMails(uid, 'member@example.com'),
    remove: (account) =>
      Promise.all(
        (['profile', 'favorites', 'tokens', 'names', 'member'] as const).map((step) =>
          account.remove(step, uid),
        ),
      ),
  }),
};
