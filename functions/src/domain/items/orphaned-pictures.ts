/** The pictures of a folder that are still in use. */
export interface PictureReferences {
  /** The paths of the pictures that the folder's item or profile names. */
  readonly paths: ReadonlySet<string>;
  /**
   * When the item or profile last changed. Null if it does not exist, or if its earlier pictures are no longer shown.
   */
  readonly changedAt: Date | null;
  /**
   * The beginning of the paths of earlier pictures that open pages may still show. All other earlier pictures are
   * from before a crop.
   */
  readonly shownStart: string;
}

/**
 * Whether a picture that was stored before `time` is orphaned: neither its item or profile nor an open page uses it.
 * `references` is null if no item or profile is known for the folder.
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
