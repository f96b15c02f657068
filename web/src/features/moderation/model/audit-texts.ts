import type { AdminAct, AuditEntry } from '@contract/schemas/audit-log';

const AUDIT_LABELS: Readonly<Record<AdminAct, string>> = {
  decide_report: 'Decided a report',
  hide_item: 'Hid an item',
  show_item: 'Showed an item again',
  delete_item: 'Deleted an item',
  delete_comment: 'Deleted a comment',
  warn_member: 'Warned a member',
  suspend_member: 'Suspended a member',
  restore_member: 'Restored a member',
  note_member: 'Wrote a note about a member',
  grant_appeal: 'Granted an appeal',
  reject_appeal: 'Rejected an appeal',
};

export const AUDIT_ACT_CHOICES = [
  { value: 'all', label: 'All Actions' },
  ...Object.entries(AUDIT_LABELS).map(([value, label]) => ({ value, label })),
];

/**
 * Returns an act as text, for example 'Decided 3 reports' or 'Hid an item, decided 3 reports'. Contains the number of
 * reports only if there are several.
 */
export function auditActText({ act, reports }: Pick<AuditEntry, 'act' | 'reports'>): string {
  const label = AUDIT_LABELS[act];
  if (reports <= 1) return label;
  return act === 'decide_report'
    ? `Decided ${reports} reports`
    : `${label}, decided ${reports} reports`;
}

/** Returns a text about what an admin acted on, such as 'Brass owl' for an item or 'Comment on Brass owl'. */
export const auditSubjectText = ({ subject, isComment }: AuditEntry): string =>
  isComment ? `Comment on ${subject}` : subject;

/**
 * Returns the number of entries on the screen as text, for example '3 entries' or '50 entries, and there are more'.
 * Returns '' if there are none.
 */
export function shownEntryCountText(
  { length }: readonly AuditEntry[],
  more: { readonly isThere: boolean },
): string {
  if (length === 0) return '';
  const count = length === 1 ? '1 entry' : `${length} entries`;
  return more.isThere ? `${count}, and there are more` : count;
}

/** Returns a state with a capital letter: 'pending' becomes 'Pending'. */
export const auditStateText = (state: string): string =>
  `${state.slice(0, 1).toUpperCase()}${state.slice(1)}`;
