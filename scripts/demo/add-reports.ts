import { AppError } from '../../functions/src/lib/app-error';
import { actorOf, authorizeForSystem } from '../../functions/src/lib/authority';
import { firstCommentId } from './demo-comments';
import { DEMO_MEMBERS } from './demo-members';
import { DEMO_ADMIN, type DemoModeration } from './demo-moderation';
import { DEMO_REPORTS, type DemoReport } from './demo-reports';

interface SharedItem {
  readonly itemId: string;
  readonly ownerId: string;
  readonly seed: number;
}

/** Adds the reports of a demo sale, each from a different member, and lets the demo admin decide them. Idempotent. */
export async function addReports(moderation: DemoModeration, item: SharedItem): Promise<void> {
  const reports = DEMO_REPORTS[item.seed] ?? [];
  const numbers: [DemoReport, string | null][] = [];
  for (const [index, report] of reports.entries())
    numbers.push([report, await addReport(moderation, { ...item, report, index })]);
  if (numbers.length === 0) return;
  await moderation.itemHiding.hideReported(authorizeForSystem('script', { itemId: item.itemId }));
  for (const [report, number] of numbers)
    if (number !== null) await actOn(moderation, number, report);
}

interface Reported extends SharedItem {
  readonly report: DemoReport;
  readonly index: number;
}

/** Adds a report unless an earlier run has added it. Returns its number, or null if the report could not be added. */
async function addReport(
  { reporting, reports, comments }: DemoModeration,
  { itemId, ownerId, seed, index, report: { ofComment = false, act: _, ...report } }: Reported,
): Promise<string | null> {
  const commentId = ofComment ? firstCommentId(seed) : null;
  const comment = commentId === null ? null : await comments.get({ itemId, commentId });
  const others = DEMO_MEMBERS.filter(
    ({ uid, isAdmin }) => uid !== ownerId && uid !== comment?.record.userId && !isAdmin,
  );
  const reporter = others[(seed + index) % others.length];
  if (!reporter) return null;
  const actor = actorOf({
    uid: reporter.uid,
    isAdmin: false,
    planVersion: 0,
    suspendedUntil: null,
  });
  const key = `demo-report-${String(seed)}-${String(index)}`;
  const idempotencyKey = { sent: key, bound: key };
  try {
    await reporting.report({
      itemId,
      commentId,
      report,
      actor,
      idempotencyKey,
    });
  } catch (error) {
    // Ignores the error, because an earlier run may have hidden or deleted the reported item or comment.
    if (!(error instanceof AppError)) throw error;
  }
  const reportId = [itemId, ...(commentId === null ? [] : [commentId]), reporter.uid].join('_');
  return (await reports.get(reportId))?.number ?? null;
}

async function actOn(
  { itemVisibility, reportDecisions, reportedContentRemover }: DemoModeration,
  number: string,
  { act, ofComment = false }: DemoReport,
): Promise<void> {
  if (!act) return;
  const request = { actor: DEMO_ADMIN, number, version: undefined, notes: act.notes };
  if ('decides' in act) {
    const decision = { status: act.decides, reviewNotes: act.notes, group: false };
    await reportDecisions.decide({ ...request, decision });
  } else if (act.does === 'hide') await itemVisibility.hide(request);
  else if (ofComment) await reportedContentRemover.removeComment(request);
  else await reportedContentRemover.removeItem(request);
}
