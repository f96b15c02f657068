import { timestampField } from '@contract/schemas/firestore-fields';

type Stored = Readonly<Record<string, unknown>>;

export interface ReportChange {
  /**
   * The id of the item that may have to be hidden, because the change adds a report that counts toward hiding the item.
   * Null for other changes.
   */
  readonly hiding: string | null;
  /** Whether this change is the first decision that an admin made about the report. */
  readonly isFirstDecision: boolean;
  /** Whether the decision deleted the reported item or comment. */
  readonly isDeletion: boolean;
}

/** Returns the effects of a change of `reports/{reportId}`. The stored fields can be invalid. */
export function reportChangeEffects(
  before: Stored | undefined,
  after: Stored | undefined,
): ReportChange {
  const isDecided = before !== undefined && isText(after?.['decidedById']);
  return {
    hiding: before === undefined && after !== undefined ? hidingItem(after) : null,
    isFirstDecision: isDecided && !isText(before['decidedById']),
    // If the owner deletes the item, the product also sets `gone` in the report. Such a change is no decision of an
    // admin.
    isDeletion:
      isDecided &&
      !isText(before['gone']) &&
      isText(after['gone']) &&
      millisOf(before['decidedAt']) !== millisOf(after['decidedAt']),
  };
}

/**
 * Returns the id of the item that a new report may hide, or null. An erasure replaces reports with copies that do not
 * name the reporter. Such a copy is not a new report.
 */
function hidingItem(report: Stored): string | null {
  const { itemId, commentId, reporterId, status, countsForHiding } = report;
  const counts = status === 'pending' && countsForHiding === true && !isText(commentId);
  return counts && isText(reporterId) && isText(itemId) ? itemId : null;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const millisOf = (time: unknown): number | null =>
  timestampField.safeParse(time).data?.getTime() ?? null;
