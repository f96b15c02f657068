/** What a report is about: an item, or a comment on it. */
export interface ReportTarget {
  readonly itemId: string;
  /** Null for a report of the item itself. */
  readonly commentId: string | null;
}

/** Returns what all reports of one item or of one comment share. */
export const subjectIdOf = ({ itemId, commentId }: ReportTarget): string =>
  commentId === null ? itemId : `${itemId}_${commentId}`;
