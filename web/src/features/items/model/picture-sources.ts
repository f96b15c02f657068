import type { Picture } from '@contract/schemas/image';

export const pictureSet = (picture: Picture): string =>
  [...picture.thumbnails, picture].map(({ url, width }) => `${url} ${width}w`).join(', ');

const SIZES = '(min-width: 75rem) 42rem, (min-width: 48rem) 56vw, 100vw';

/** The image attributes of an open item. If it is zoomed, the browser loads the largest rendition. */
export const detailPicture = (picture: Picture, isZoomed = false) => ({
  src: picture.url,
  srcSet: pictureSet(picture),
  sizes: isZoomed ? `${picture.width}px` : SIZES,
});

export function preloadPicture(picture: Picture): void {
  const { src, srcSet, sizes } = detailPicture(picture);
  // `sizes` comes first, because it decides which rendition the browser fetches.
  Object.assign(new Image(), { sizes, srcset: srcSet, src });
}
