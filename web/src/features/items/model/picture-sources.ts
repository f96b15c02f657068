import type { Picture } from '@contract/schemas/image';
import { sourceSet } from '@/lib/picture-sources';

/**
 * The width of a card, which the grid of the item list sets. A phone asks for 160 px instead, so that one with three
 * pixels per CSS pixel gets the thumbnail of 480 px: ADR 0043.
 */
export const CARD_SIZES =
  '(min-width: 80rem) 18.5rem, (min-width: 64rem) 23vw, (min-width: 48rem) 30vw, (min-width: 30rem) 46vw, min(45vw, 10rem)';

const DETAIL_SIZES = '(min-width: 75rem) 42rem, (min-width: 48rem) 56vw, 100vw';

/** The image attributes of an open item. If it is zoomed, the browser loads the largest rendition. */
export const detailPicture = (picture: Picture, isZoomed = false) => ({
  sizes: isZoomed ? `${picture.width}px` : DETAIL_SIZES,
  srcSet: sourceSet([...picture.thumbnails.filter((it) => showsAllOf(picture, it)), picture]),
  src: picture.url,
});

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Thumbnails are squares, but those of older items show the whole picture. Allows for rounding. */
const showsAllOf = (picture: Picture, { width, height }: Size): boolean =>
  !picture.isDrawn &&
  !picture.shown &&
  Math.abs(width * picture.height - height * picture.width) <=
    Math.max(picture.width, picture.height);

export function preloadPicture(picture: Picture): void {
  const { src, srcSet, sizes } = detailPicture(picture);
  // `sizes` comes first, because it decides which rendition the browser fetches.
  Object.assign(new Image(), { sizes, srcset: srcSet, src });
}
