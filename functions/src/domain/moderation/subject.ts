/** The subject of a report: an item, or a comment on an item. */
export interface ReportSubject {
  readonly itemId: string;
  /** The id of the comment. Null for a report of the item itself. */
  readonly commentId: string | null;
}

/**
 * Returns the id of the subject of a report. All reports of the same item, or of the same comment, have the same
 * subject id.
 */
export const subjectIdOf = ({ itemId, commentId }: ReportSubject): string =>
  commentId === null ? itemId : `${itemId}_${commentId}`;
