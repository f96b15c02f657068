import { createAccountDeletionsRepo } from '../../../src/repos/account-deletions-repo';
import { createAccountErasureRepo } from '../../../src/repos/account-erasure-repo';
import { createItemErasureRepo } from '../../../src/repos/item-erasure-repo';
import { createMemberCopiesErasureRepo } from '../../../src/repos/member-copies-erasure-repo';
import { createMemberExportRepo } from '../../../src/repos/member-export-repo';
import { createMemberTracesErasureRepo } from '../../../src/repos/member-traces-erasure-repo';
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
  'item-erasure-repo.ts': callsOfRepo(createItemErasureRepo, {
    // The callback does nothing, because an earlier call to the repo for own items has already removed the item.
    removeEach: (items) => items.removeEach(authority, () => Promise.resolve()),
    eraseEach: (items) => items.eraseEach(authority, () => Promise.resolve()),
  }),
  'member-traces-erasure-repo.ts': callsOfRepo(createMemberTracesErasureRepo, {
    removeLikes: (traces) => traces.removeLikes(authority),
    unnameComments: (traces) => traces.unnameComments(authority),
    removeMentions: (traces) => traces.removeMentions(authority),
    removeBlocks: (traces) => traces.removeBlocks(authority, [username]),
  }),
  'member-copies-erasure-repo.ts': callsOfRepo(createMemberCopiesErasureRepo, {
    unnameNotifications: (copies) => copies.unnameNotifications(authority),
    reportedItems: (copies) => copies.reportedItems(authority),
    anonymizeReports: (copies) => copies.anonymizeReports(authority),
    removeRulings: (copies) => copies.removeRulings(authority),
    anonymizeAuditLog: (copies) => copies.anonymizeAuditLog(authority),
    removeMemberNotes: (copies) => copies.removeMemberNotes(authority),
    removeTitles: (copies) => copies.removeTitles(authority),
  }),
  'account-erasure-repo.ts': callsOfRepo(createAccountErasureRepo, {
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
