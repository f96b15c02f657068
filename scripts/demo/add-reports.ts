import type { Report } from '@contract/schemas/report';
import type { Firestore } from 'firebase-admin/firestore';
import { bySystem } from '../../functions/src/lib/authority';
import { createCommentsRepo } from '../../functions/src/repos/comments-repo';
import { createItemsRepo } from '../../functions/src/repos/items-repo';
import { createReportsRepo, type ReportedComment } from '../../functions/src/repos/reports-repo';
import type { StoredComment } from '../../functions/src/repos/stored-comment';
import { firstCommentId } from './demo-comments';
import { DEMO_MEMBERS } from './demo-members';

/** By the number of the demo sale. A report with `ofComment` is of the first comment of somebody else, if there is one. */
const REPORTS: Readonly<Record<number, readonly (Report & { readonly ofComment?: true })[]>> = {
  17: [{ reason: 'personal_info', description: "The buyer's first name shows above the price." }],
  58: [
    { reason: 'fake', description: 'The same screenshot is on another site with another price.' },
    { reason: 'other', description: 'The title does not fit the picture.' },
  ],
  94: [{ reason: 'spam', description: '', ofComment: true }],
  131: [{ reason: 'inappropriate', description: '' }],
};

interface SharedItem {
  readonly itemId: string;
  readonly ownerId: string;
  readonly seed: number;
}

/** Adds the reports of a demo sale, each by another member. Idempotent. */
export async function addReports(db: Firestore, item: SharedItem): Promise<void> {
  const { itemId, ownerId, seed } = item;
  const reports = REPORTS[seed] ?? [];
  const stored = reports.length > 0 ? await createItemsRepo(db).get(itemId) : null;
  if (!stored) return;
  const reportsRepo = createReportsRepo(db);
  const comments = createCommentsRepo(db);
  const others = DEMO_MEMBERS.filter(({ uid }) => uid !== ownerId);
  for (const [index, { ofComment = false, ...report }] of reports.entries()) {
    const commentId = ofComment ? firstCommentId(seed) : null;
    const comment =
      commentId === null ? null : reportedComment(await comments.get({ itemId, commentId }));
    const reporter = others.filter(({ uid }) => uid !== comment?.userId)[index];
    if (!reporter || (ofComment && !comment)) continue;
    await reportsRepo.create(bySystem('script', reporter.uid), {
      ...report,
      itemId,
      commentId,
      comment,
      itemTitle: stored.record.title,
      itemOwnerId: ownerId,
      itemOwner: stored.record.username,
      idempotencyKey: `demo-report-${String(seed)}-${String(index)}`,
    });
  }
}

function reportedComment(stored: StoredComment | null): ReportedComment | null {
  if (!stored) return null;
  const { userId, username, content } = stored.record;
  return { userId, username, content };
}
