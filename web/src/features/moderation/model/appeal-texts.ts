import {
  APPEAL_MESSAGES,
  type AppealEntry,
  type AppealStatus,
  type RulingEndReason,
  type RulingKind,
} from '@contract/schemas/appeal';
import { formatMoment } from '@/lib/format';
import type { AppealOutcome } from '../api/appeals';
import { formatReportTime, usernameText, REPORT_REASON_LABELS } from './report-texts';

export const RULING_LABELS: Readonly<Record<RulingKind, string>> = {
  hidden_item: 'Hidden Item',
  warning: 'Warning',
  suspension: 'Suspension',
};

export const APPEAL_STATUS_LABELS: Readonly<Record<AppealStatus, string>> = {
  pending: 'Pending',
  granted: 'Granted',
  rejected: 'Rejected',
};

export const APPEAL_STATUS_CHOICES = [
  { value: 'all', label: 'All Appeals' },
  ...Object.entries(APPEAL_STATUS_LABELS).map(([value, label]) => ({ value, label })),
];

/** Returns a text about a ruling: who made it, when, and until when it applies. */
export function rulingText({ kind, at, isAutomatic, ruledBy, until, end }: AppealEntry): string {
  const by = isAutomatic && ruledBy === null ? 'several reports' : usernameText(ruledBy);
  const ruled = `By ${by} on ${formatReportTime(at)}.`;
  return end === null ? `${ruled} ${UNTIL[kind](until && formatMoment(until))}` : ruled;
}

const UNTIL: Readonly<Record<RulingKind, (until: string | null) => string>> = {
  hidden_item: (until) =>
    until === null ? 'Until an admin decides.' : `The item will be removed on ${until}.`,
  warning: () => '',
  suspension: (until) => (until === null ? 'For good.' : `Until ${until}.`),
};

/** Returns the reason for a ruling as text. */
export const appealedReasonText = ({ text, reason }: AppealEntry): string =>
  text ?? (reason === null ? '' : REPORT_REASON_LABELS[reason]);

const ENDS: Readonly<Record<RulingEndReason, string>> = {
  granted: 'An admin granted the appeal.',
  lifted: 'An admin ended it.',
  replaced: 'Another suspension replaced it.',
  ran_out: 'It has run out.',
  item_gone: 'The item was deleted or expired.',
};

/**
 * Returns a text about how the ruling has ended. If the appeal is still pending, the text adds that deciding it only
 * notifies the member. Returns null while the ruling applies.
 */
export const endedRulingText = ({ end, appeal }: AppealEntry): string | null => {
  if (end === null) return null;
  return appeal.status === 'pending'
    ? `${ENDS[end]} A decision only notifies the member.`
    : ENDS[end];
};

/** Returns the reason why this admin may not decide the appeal. Returns null if this admin may decide it. */
export const cannotDecideAppealText = ({ notYours }: AppealEntry): string | null => {
  if (notYours === null) return null;
  return notYours === 'ruling' ? APPEAL_MESSAGES.ownRuling : APPEAL_MESSAGES.ownAppeal;
};

export const APPEAL_OUTCOME_LABELS: Readonly<Record<AppealOutcome, string>> = {
  granted: 'Grant',
  rejected: 'Reject',
};

/** The effect of granting an appeal, for each kind of ruling. */
export const APPEAL_GRANT_EFFECT_TEXTS: Readonly<Record<RulingKind, string>> = {
  hidden_item: 'Granting shows the item again and dismisses its pending reports.',
  warning: 'Granting withdraws the warning.',
  suspension: 'Granting restores the member.',
};

export const APPEAL_OUTCOME_TOASTS: Readonly<Record<AppealOutcome, string>> = {
  granted: 'Appeal granted',
  rejected: 'Appeal rejected',
};
