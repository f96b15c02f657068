import * as z from 'zod/mini';
import { createTabDraftStore } from '@/lib/tab-drafts';
import type { ReportTarget } from '../api/reports';

const draftSchema = z.object({
  /** The chosen reason. '' until the member chooses one. */
  reason: z.string(),
  description: z.string(),
});
export type ReportDraft = z.infer<typeof draftSchema>;

const EMPTY: ReportDraft = { reason: '', description: '' };

interface DraftOf {
  readonly memberId: string;
  readonly target: ReportTarget;
}

const drafts = createTabDraftStore('reports', draftSchema);

const nameOf = ({ memberId, target }: DraftOf) =>
  [memberId, target.itemId, target.commentId ?? ''].join(' ');

/** Returns the member's draft of a report about `of.target`, or an empty draft. */
export const readReportDraft = (of: DraftOf): ReportDraft => drafts.of(nameOf(of)) ?? EMPTY;

export const keepReportDraft = (of: DraftOf, draft: ReportDraft): void =>
  drafts.keep(nameOf(of), draft);

export const forgetReportDraft = (of: DraftOf): void => drafts.forget(nameOf(of));
