import type { AdminAct, AuditEntry } from '@contract/schemas/audit-log';

export const ACT_LABELS: Readonly<Record<AdminAct, string>> = {
  decide_report: 'Decided a report',
  hide_item: 'Hid an item',
  show_item: 'Showed an item again',
  delete_item: 'Deleted an item',
  delete_comment: 'Deleted a comment',
};

/** What the act was about: the title of the item. */
export const subjectText = ({ subject, isComment }: AuditEntry): string =>
  isComment ? `Comment on ${subject}` : subject;

/** 'pending' becomes 'Pending'. */
export const stateText = (state: string): string =>
  `${state.slice(0, 1).toUpperCase()}${state.slice(1)}`;
