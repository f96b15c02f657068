import type { Picture } from '@contract/schemas/image';

/** All renditions of a picture for a `srcset`, of which the browser takes the smallest that is sharp. */
export const pictureSet = (picture: Picture): string =>
  [...picture.thumbnails, picture].map(({ url, width }) => `${url} ${width}w`).join(', ');

const SIZES = '(min-width: 75rem) 42rem, (min-width: 48rem) 56vw, 100vw';

/** The sources of an open item's picture; the largest rendition if it is zoomed in. */
export const detailPicture = (picture: Picture, isZoomed = false) => ({
  src: picture.url,
  srcSet: pictureSet(picture),
  sizes: isZoomed ? `${picture.width}px` : SIZES,
});

/** Has the browser fetch a picture as it will be shown. */
export function preloadPicture(picture: Picture): void {
  const { src, srcSet, sizes } = detailPicture(picture);
  // Sizes first: they decide what of the set is fetched.
  Object.assign(new Image(), { sizes, srcset: srcSet, src });
}
