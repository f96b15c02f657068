import type { Item } from '@contract/schemas/item';

/** The picture of a link preview for an item with a cover. */
export interface PreviewCover {
  /** The path of the picture, without the origin. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the largest thumbnail of an item with a cover, otherwise null. It shows no personal information, because
 * thumbnails are cut from the redacted picture.
 */
export function previewCover({ cover, picture }: Pick<Item, 'cover' | 'picture'>) {
  const largest = picture.thumbnails.at(-1);
  if (!cover || !largest) return null;
  const { url: path, width, height } = largest;
  return { path, width, height } satisfies PreviewCover;
}
