import { createAccountDeletionsRepo } from '../../../src/repos/account-deletions-repo';
import { createErasedAccountRepo } from '../../../src/repos/erased-account-repo';
import { createErasedCopiesRepo } from '../../../src/repos/erased-copies-repo';
import { createErasedItemsRepo } from '../../../src/repos/erased-items-repo';
import { createErasedMarksRepo } from '../../../src/repos/erased-marks-repo';
import { createMemberExportRepo } from '../../../src/repos/member-export-repo';
import { authority, now, uid, username } from './call-values';
import { callsOfRepo, type RepoCall } from './calls-of';

/**
 * Calls to the repos for the export and the deletion of an account. These calls run last, because they remove documents
 * that the other calls need.
 */
export const DELETION_CALLS: Readonly<Record<string, Readonly<Record<string, RepoCall>>>> = {
  'member-export-repo.ts': callsOfRepo(createMemberExportRepo, {
    of: (exported) => exported.of(uid),
  }),
  'account-deletions-repo.ts': callsOfRepo(createAccountDeletionsRepo, {
    // The second call finds the deletion that the first call has stored.
    request: async (deletions) => [
      await deletions.request(authority, { by: 'member', isAdmin: false, at: now }),
      await deletions.request(authority, { by: 'member', isAdmin: false, at: now }),
    ],
    get: (deletions) => deletions.get(uid),
    unfinished: (deletions) => deletions.unfinished(),
    markErased: (deletions) => deletions.markErased(authority, now),
    markDone: (deletions) => deletions.markDone(authority, now),
  }),
  'erased-items-repo.ts': callsOfRepo(createErasedItemsRepo, {
    // The callback does nothing, because an earlier call to the repo for own items has already removed the item.
    removeEach: (items) => items.removeEach(authority, () => Promise.resolve()),
    eraseEach: (items) => items.eraseEach(authority, () => Promise.resolve()),
  }),
  'erased-marks-repo.ts': callsOfRepo(createErasedMarksRepo, {
    removeLikes: (marks) => marks.removeLikes(authority),
    unnameComments: (marks) => marks.unnameComments(authority),
    removeMentions: (marks) => marks.removeMentions(authority),
    removeBlocks: (marks) => marks.removeBlocks(authority, [username]),
  }),
  'erased-copies-repo.ts': callsOfRepo(createErasedCopiesRepo, {
    unnameNotifications: (copies) => copies.unnameNotifications(authority),
    reportedItems: (copies) => copies.reportedItems(authority),
    unnameReports: (copies) => copies.unnameReports(authority),
    removeRulings: (copies) => copies.removeRulings(authority),
    unnameAuditLog: (copies) => copies.unnameAuditLog(authority),
    removeMemberNotes: (copies) => copies.removeMemberNotes(authority),
    removeTitles: (copies) => copies.removeTitles(authority),
  }),
  'erased-account-repo.ts': callsOfRepo(createErasedAccountRepo, {
    removeParts: (account) => account.removeParts(authority),
    removeMails: (account) => account.removeMails(authority, 'member@example.com'),
    remove: (account) =>
      Promise.all(
        (['billing', 'profile', 'favorites', 'tokens', 'names', 'member'] as const).map((step) =>
          account.remove(step, authority),
        ),
      ),
  }),
};
