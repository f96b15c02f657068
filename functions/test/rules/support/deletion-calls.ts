import { createAccountDeletionsRepo } from '../../../src/repos/account-deletions-repo';
import { createErasedAccountRepo } from '../../../src/repos/erased-account-repo';
import { createErasedCopiesRepo } from '../../../src/repos/erased-copies-repo';
import { createErasedItemsRepo } from '../../../src/repos/erased-items-repo';
import { createErasedMarksRepo } from '../../../src/repos/erased-marks-repo';
import { createMemberExportRepo } from '../../../src/repos/member-export-repo';
import { by, now, uid, username } from './call-values';
import { callsOf, type RepoCall } from './calls-of';

/** The calls for the export and the deletion of an account. They run last. */
export const DELETION_CALLS: Readonly<Record<string, Readonly<Record<string, RepoCall>>>> = {
  'member-export-repo.ts': callsOf(createMemberExportRepo, {
    of: (exported) => exported.of(uid),
  }),
  'account-deletions-repo.ts': callsOf(createAccountDeletionsRepo, {
    // The second call finds the deletion.
    request: async (deletions) => [
      await deletions.request(by, { by: 'member', isAdmin: false, at: now }),
      await deletions.request(by, { by: 'member', isAdmin: false, at: now }),
    ],
    get: (deletions) => deletions.get(uid),
    unfinished: (deletions) => deletions.unfinished(),
    markErased: (deletions) => deletions.markErased(by, now),
    markDone: (deletions) => deletions.markDone(by, now),
  }),
  'erased-items-repo.ts': callsOf(createErasedItemsRepo, {
    // The repo for own items has already removed the item.
    removeEach: (items) => items.removeEach(by, () => Promise.resolve()),
    eraseEach: (items) => items.eraseEach(by, () => Promise.resolve()),
  }),
  'erased-marks-repo.ts': callsOf(createErasedMarksRepo, {
    removeLikes: (marks) => marks.removeLikes(by),
    unnameComments: (marks) => marks.unnameComments(by),
    removeMentions: (marks) => marks.removeMentions(by),
    removeBlocks: (marks) => marks.removeBlocks(by, [username]),
  }),
  'erased-copies-repo.ts': callsOf(createErasedCopiesRepo, {
    unnameNotifications: (copies) => copies.unnameNotifications(by),
    reportedItems: (copies) => copies.reportedItems(by),
    unnameReports: (copies) => copies.unnameReports(by),
    removeRulings: (copies) => copies.removeRulings(by),
    unnameAuditLog: (copies) => copies.unnameAuditLog(by),
    removeMemberNotes: (copies) => copies.removeMemberNotes(by),
    removeTitles: (copies) => copies.removeTitles(by),
  }),
  'erased-account-repo.ts': callsOf(createErasedAccountRepo, {
    removeParts: (account) => account.removeParts(by),
    removeMails: (account) => account.removeMails(by, 'member@example.com'),
    remove: (account) =>
      Promise.all(
        (['billing', 'profile', 'favorites', 'tokens', 'names', 'member'] as const).map((step) =>
          account.remove(step, by),
        ),
      ),
  }),
};
