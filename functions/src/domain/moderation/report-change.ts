import { timestampField } from '@contract/schemas/firestore-fields';

type Stored = Readonly<Record<string, unknown>>;

export interface ReportChange {
  /** The item, if a new report of it counts toward hiding it. */
  readonly hiding: string | null;
  /** Whether an admin decided it for the first time. */
  readonly isFirstDecision: boolean;
  /** Whether an admin deleted the item or comment. */
  readonly isDeletion: boolean;
}

/** Returns what a change of `reports/{reportId}` leads to. The fields can be invalid. */
export function reportChange(before: Stored | undefined, after: Stored | undefined): ReportChange {
  const isDecided = before !== undefined && isText(after?.['decidedById']);
  return {
    hiding: before === undefined && after !== undefined ? hidingItem(after) : null,
    isFirstDecision: isDecided && !isText(before['decidedById']),
    // The product notes it, too, when somebody else deleted it. That is no decision of an admin.
    isDeletion:
      isDecided &&
      !isText(before['gone']) &&
      isText(after['gone']) &&
      millisOf(before['decidedAt']) !== millisOf(after['decidedAt']),
  };
}

/** An erasure makes copies of reports, without their reporter. They are no new reports. */
function hidingItem(report: Stored): string | null {
  const { itemId, commentId, reporterId, status, countsForHiding } = report;
  const counts = status === 'pending' && countsForHiding === true && !isText(commentId);
  return counts && isText(reporterId) && isText(itemId) ? itemId : null;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const millisOf = (time: unknown): number | null =>
  timestampField.safeParse(time).data?.getTime() ?? null;
