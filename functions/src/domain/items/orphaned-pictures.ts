/** The pictures of a folder that an item or a profile still uses. */
export interface PictureReferences {
  /** The paths of the pictures that the item or profile of the folder names. */
  readonly paths: ReadonlySet<string>;
  /**
   * When the item or profile of the folder last changed. Null if neither exists, or if no open page shows earlier
   * pictures of the folder.
   */
  readonly changedAt: Date | null;
  /**
   * The beginning of the paths of earlier pictures that open pages may still show. Earlier pictures with other paths
   * were replaced by a crop, so no open page may still show them.
   */
  readonly shownStart: string;
}

/**
 * Returns true if a picture that was stored before `time` is orphaned: neither the item or profile of its folder nor an
 * open page uses it. `references` is null if no item or profile of the folder exists.
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
