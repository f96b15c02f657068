/** What is known of a folder of pictures. */
export interface PictureReferences {
  /** The paths of the pictures that its document names. */
  readonly paths: ReadonlySet<string>;
  /** When the document last changed. Null if it names no picture for longer than the picture is needed. */
  readonly changedAt: Date | null;
}

/**
 * Whether nothing has named a picture since before `time`, when it was stored already. An unchanged document shows that it did not name
 * the picture meanwhile. `references` is null for a folder about which nothing is known.
 */
export function isOrphaned(
  path: string,
  references: PictureReferences | null,
  time: Date,
): boolean {
  if (references === null) return false;
  const { paths, changedAt } = references;
  return !paths.has(path) && (changedAt === null || changedAt < time);
}
