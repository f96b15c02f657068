/** Which pictures of a folder are still in use. */
export interface PictureReferences {
  /** The paths of the pictures that the folder's item, profile or reports use. */
  readonly paths: ReadonlySet<string>;
  /**
   * When the item or profile of the folder last changed. Null if neither exists, or if no open page shows earlier
   * pictures of the folder.
   */
  readonly changedAt: Date | null;
  /**
   * Only earlier pictures whose paths begin with this text can still be shown by open pages. For an item, these are
   * earlier thumbnails of the current picture. Pictures from before a crop have other paths, and must no longer be
   * shown.
   */
  readonly shownStart: string;
}

/**
 * Returns true if a picture that was stored before `time` is orphaned: no item, profile, report or open page uses it.
 * Returns false if `references` is null, because it is then unknown which pictures of the folder are in use.
 */
export function isOrphanedPicture(
  path: string,
  references: PictureReferences | null,
  time: Date,
): boolean {
  if (references === null) return false;
  const { paths, changedAt, shownStart } = references;
  const isShown = changedAt !== null && changedAt >= time && path.startsWith(shownStart);
  return !paths.has(path) && !isShown;
}
