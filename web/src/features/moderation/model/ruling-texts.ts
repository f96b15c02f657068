import { REASON_LABELS } from '@contract/rules/report-reasons';
import type { OwnRuling, RulingEndReason, RulingKind } from '@contract/schemas/appeal';
import { HIDDEN_ITEM_RETENTION_DAYS } from '@contract/schemas/report-for-admins';
import { formatExactMoment, formatMoment } from '@/lib/format';

const HEADINGS: Readonly<Record<RulingKind, { readonly now: string; readonly ended: string }>> = {
  hidden_item: { now: 'Your item is hidden', ended: 'Your item was hidden' },
  warning: { now: 'You got a warning', ended: 'You got a warning' },
  suspension: { now: 'Your account is suspended', ended: 'Your account was suspended' },
};

export const rulingHeading = ({ kind, end }: OwnRuling): string =>
  HEADINGS[kind][end === null ? 'now' : 'ended'];

/** Returns the reason for a ruling as text. */
export const rulingReasonText = ({ text, reason }: Pick<OwnRuling, 'text' | 'reason'>): string =>
  text ?? (reason === null ? 'No reason was given.' : REASON_LABELS[reason]);

/**
 * Returns a text about the time until which the ruling applies. For a hidden item, the text also states what happens at
 * that time. Returns null for a warning and for a ruling that has ended.
 */
export function rulingDurationText({ kind, until, end, appeal }: OwnRuling): string | null {
  if (end !== null || kind === 'warning') return null;
  if (kind === 'suspension') return until === null ? 'For good' : formatExactMoment(until);
  if (until === null) return 'A moderator decides';
  const waits = appeal?.status === 'pending';
  return waits
    ? `${formatMoment(until)}, or up to ${HIDDEN_ITEM_RETENTION_DAYS} days later while we look at your appeal`
    : `${formatMoment(until)}. Then it will be removed.`;
}

const ENDS: Readonly<Record<RulingKind, Readonly<Partial<Record<RulingEndReason, string>>>>> = {
  hidden_item: {
    granted: 'Your item is no longer hidden for this reason.',
    lifted: 'A moderator looked at it. Your item is no longer hidden for this reason.',
    item_gone: 'The item was deleted or expired.',
  },
  warning: { granted: 'The warning no longer counts.' },
  suspension: {
    granted: 'Your account is restored.',
    lifted: 'A moderator ended the suspension early.',
    replaced: 'Another suspension replaced it.',
    ran_out: 'The suspension has ended.',
  },
};

/** Returns a text about how the ruling ended. Null while the ruling applies. */
export const rulingEndText = ({ kind, end }: Pick<OwnRuling, 'kind' | 'end'>): string | null =>
  end === null ? null : (ENDS[kind][end] ?? 'It has ended.');

export const APPEAL_OUTCOME_TEXTS = {
  pending: 'You appealed. A moderator will look at it.',
  granted: 'We granted your appeal.',
  rejected: 'We looked at your appeal, and our decision stands.',
} as const;
