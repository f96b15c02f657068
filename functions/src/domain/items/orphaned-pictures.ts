/** The pictures of one folder that are still in use. */
export interface PictureReferences {
  /** The paths of the pictures that the item or profile names. */
  readonly paths: ReadonlySet<string>;
  /** When the item or profile last changed. Null if it does not exist, or if no page still shows its earlier pictures. */
  readonly changedAt: Date | null;
  /** The beginning of the paths of earlier pictures that pages may still show. Other earlier pictures are from before a crop. */
  readonly shownStart: string;
}

/**
 * Whether a picture that was stored before `time` is orphaned: its item or profile does not name it, and no page still
 * shows it. `references` is null if it is unknown whose folder it is.
 */
export function isOrphaned(
  path: string,
  references: PictureReferences | null,
  time: Date,
): boolean {
  if (references === null) return false;
  const { paths, changedAt, shownStart } = references;
  const isShown = changedAt !== null && changedAt >= time && path.startsWith(shownStart);
  return !paths.has(path) && !isShown;
}
