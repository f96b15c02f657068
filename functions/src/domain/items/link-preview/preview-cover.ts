import type { Item } from '@contract/schemas/item';

/** The picture of a link preview that shows the cover of its item. */
export interface PreviewCover {
  /** The path of the picture, without the origin. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the largest thumbnail of an item with a cover, otherwise null. Thumbnails are cut from the stored picture, in
 * which personal information is painted black.
 */
export function previewCover({ cover, picture }: Pick<Item, 'cover' | 'picture'>) {
  const largest = picture.thumbnails.at(-1);
  if (!cover || !largest) return null;
  const { url: path, width, height } = largest;
  return { path, width, height } satisfies PreviewCover;
}
