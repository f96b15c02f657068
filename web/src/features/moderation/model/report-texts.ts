import {
  HIDDEN_ITEM_RETENTION_DAYS,
  MODERATION_MESSAGES,
  type ReportForAdmins,
  type ReporterTrackRecord,
  type ReportSort,
} from '@contract/schemas/report-for-admins';
import type { ReportReason, ReportStatus } from '@contract/schemas/report';
import { formatCount, formatExactMoment, formatMoment } from '@/lib/format';
import type { ReportAct } from '../api/reports';

export { formatExactMoment as formatReportTime } from '@/lib/format';

/** The reasons as short texts for admins. The form for a report has longer texts. */
export const REPORT_REASON_LABELS: Readonly<Record<ReportReason, string>> = {
  personal_info: 'Personal Information',
  inappropriate: 'Inappropriate Content',
  spam: 'Spam or Misleading',
  fake: 'Fake or Fraudulent',
  other: 'Other',
};

export const REPORT_STATUS_LABELS: Readonly<Record<ReportStatus, string>> = {
  pending: 'Pending',
  reviewed: 'Reviewed',
  resolved: 'Resolved',
  dismissed: 'Dismissed',
};

export const QUEUE_KIND_CHOICES = [
  { value: 'all', label: 'Reports and Appeals' },
  { value: 'reports', label: 'Reports' },
  { value: 'appeals', label: 'Appeals' },
];

export const REPORT_STATUS_CHOICES = [
  { value: 'all', label: 'All Reports' },
  ...Object.entries(REPORT_STATUS_LABELS).map(([value, label]) => ({ value, label })),
];

const SORT_LABELS: Readonly<Record<ReportSort, string>> = {
  newest: 'Newest',
  oldest: 'Oldest',
  most_reported: 'Most Reported',
  most_likely_upheld: 'Most Likely Upheld',
};

export const REPORT_SORT_CHOICES = Object.entries(SORT_LABELS).map(([value, label]) => ({
  value,
  label,
}));

/** The labels of the buttons for acts on a report. */
export const REPORT_ACT_LABELS: Readonly<Record<ReportAct, string>> = {
  resolved: 'Resolve',
  dismissed: 'Dismiss',
  reviewed: 'Mark Reviewed',
  hide: 'Hide',
  show: 'Show Again',
  deleteItem: 'Delete Item',
  deleteComment: 'Delete Comment',
};

/** Returns '@name', 'no username' for '', or 'deleted member' for null. */
export function usernameText(username: string | null): string {
  if (username === null) return 'deleted member';
  return username === '' ? 'no username' : `@${username}`;
}

/** Returns a text about the reporter's record: how many of the reporter's reports admins agreed with. */
export const reporterRecordText = ({ upheld, decided }: ReporterTrackRecord): string =>
  decided === 0
    ? 'No decided reports yet'
    : `${upheld} of ${formatCount(decided, 'report')} upheld`;

/** Returns '$34.99' for '34.99', and '$1,234.50' for '1234.5'. */
export const priceText = (price: string): string =>
  Number(price).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** Returns the reason why this admin may not decide the report. Returns null if this admin may decide it. */
export function cannotDecideReportText(
  report: ReportForAdmins,
  adminUsername: string | null,
): string | null {
  if (!report.isOwn) return null;
  const isReporter = adminUsername !== null && report.reporterUsername === adminUsername;
  return isReporter ? MODERATION_MESSAGES.ownReport : MODERATION_MESSAGES.ownItem;
}

/** Returns why the item is hidden and until when, as text. Null if the item is visible or gone. */
export function hiddenItemText({ hidden, gone, comment }: ReportForAdmins): string | null {
  if (hidden === null || gone !== null) return null;
  const is = comment === null ? 'Hidden' : 'Its item is hidden';
  if (hidden.removedAt !== null)
    return `${is}. It will be removed on ${formatMoment(hidden.removedAt)}.`;
  return hidden.isAutomatic
    ? `${is} because several members reported it, until an admin decides.`
    : `${is} until an admin decides.`;
}

/**
 * Returns a text about the change that another admin or the server has just made to the report. Null if the report
 * looks the same as before.
 */
export function reportChangeText(before: ReportForAdmins, now: ReportForAdmins): string | null {
  const isDecidedAgain =
    before.status !== now.status ||
    before.reviewNotes !== now.reviewNotes ||
    before.decidedAt !== now.decidedAt;
  if (!isDecidedAgain) return stateChangeText(before, now);
  const who = now.decidedBy === null ? 'This report was' : `@${now.decidedBy}`;
  const did = now.decidedBy === null ? 'set to' : 'set this report to';
  const when = now.decidedAt === null ? '' : ` on ${formatExactMoment(now.decidedAt)}`;
  const notes = now.reviewNotes ? ` Review notes: “${now.reviewNotes}”` : '';
  return `${who} ${did} ${REPORT_STATUS_LABELS[now.status]}${when}.${notes}`;
}

function stateChangeText(before: ReportForAdmins, now: ReportForAdmins): string | null {
  if (before.gone !== now.gone) return `This changed meanwhile: ${now.gone ?? 'it is back'}.`;
  if ((before.hidden === null) === (now.hidden === null)) return null;
  return `The item was ${now.hidden === null ? 'shown again' : 'hidden'} meanwhile.`;
}

const DECIDED = {
  done: { title: MODERATION_MESSAGES.updated, description: MODERATION_MESSAGES.updatedText },
  failed: MODERATION_MESSAGES.updateFailed,
};

/**
 * For each act on a report: the toast after a success, and the message after a failure for which the server sent no
 * message.
 */
export const REPORT_ACT_RESULT_TEXTS = {
  resolved: DECIDED,
  dismissed: DECIDED,
  reviewed: DECIDED,
  hide: {
    done: {
      title: 'Item Hidden',
      description: `It will be removed in ${HIDDEN_ITEM_RETENTION_DAYS} days unless an admin shows it again.`,
    },
    failed: 'Failed to hide item',
  },
  show: {
    done: { title: 'Item Shown Again', description: 'Everyone can see it again.' },
    failed: 'Failed to show item',
  },
  deleteItem: {
    done: {
      title: MODERATION_MESSAGES.itemDeleted,
      description: MODERATION_MESSAGES.itemDeletedText,
    },
    failed: MODERATION_MESSAGES.itemDeletionFailed,
  },
  deleteComment: {
    done: {
      title: MODERATION_MESSAGES.commentDeleted,
      description: MODERATION_MESSAGES.commentDeletedText,
    },
    failed: MODERATION_MESSAGES.commentDeletionFailed,
  },
} as const;
