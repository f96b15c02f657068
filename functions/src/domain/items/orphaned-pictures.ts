/** What is known of a folder of pictures. */
export interface PictureReferences {
  /** The paths of the pictures that its document names. */
  readonly paths: ReadonlySet<string>;
  /** When the document last changed. Null if there is none, or if no page still shows its earlier pictures. */
  readonly changedAt: Date | null;
  /** The start of the paths of earlier pictures that pages may still show. Others are pictures from before a crop. */
  readonly shownStart: string;
}

/**
 * Whether a picture that was stored before `time` is not named by its document, and no page still shows it. `references` is null
 * for a folder about which nothing is known.
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
