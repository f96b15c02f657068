import type { Picture } from '@contract/schemas/image';
import { sourceSet } from '@/lib/picture-sources';

/**
 * The value of the `sizes` attribute for a card's picture in the item list. On phones, it is at most 160 px, so that a
 * phone with three device pixels per CSS pixel loads the thumbnail of 480 px (ADR 0043).
 */
export const CARD_PICTURE_SIZES =
  '(min-width: 80rem) 18.5rem, (min-width: 64rem) 23vw, (min-width: 48rem) 30vw, (min-width: 30rem) 46vw, min(45vw, 10rem)';

const DETAIL_SIZES = '(min-width: 75rem) 42rem, (min-width: 48rem) 56vw, 100vw';

/** The image attributes of an open item. For a zoomed item, the browser loads the largest rendition. */
export const detailImageAttributes = (picture: Picture, isZoomed = false) => ({
  sizes: isZoomed ? `${picture.width}px` : DETAIL_SIZES,
  srcSet: sourceSet([...picture.thumbnails.filter((it) => showsAllOf(picture, it)), picture]),
  src: picture.url,
});

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns whether a thumbnail shows the whole picture. The thumbnails of some items show only a square part of it.
 * Compares the aspect ratios with a tolerance for rounded sizes.
 */
const showsAllOf = (picture: Picture, { width, height }: Size): boolean =>
  !picture.isDrawn &&
  !picture.shown &&
  Math.abs(width * picture.height - height * picture.width) <=
    Math.max(picture.width, picture.height);

export function preloadPicture(picture: Picture): void {
  const { src, srcSet, sizes } = detailImageAttributes(picture);
  // `sizes` comes first, because it determines which rendition the browser fetches.
  Object.assign(new Image(), { sizes, srcset: srcSet, src });
}
