import type { Picture } from '../schemas/image';

/** Returns the URL or path of a thumbnail's AVIF file, given the URL or path of its WebP file. */
export const avifUrlOf = (webp: string): string => webp.replace(/\.webp$/, '.avif');

/** Returns the URLs of all stored files of an item's picture. */
export function pictureUrlsOf({ url, thumbnails, hasAvif }: Picture): string[] {
  const webp = thumbnails.map((thumbnail) => thumbnail.url);
  return [url, ...webp, ...(hasAvif ? webp.map(avifUrlOf) : [])];
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the area of a picture that a thumbnail shows: the largest area with the thumbnail's aspect ratio. In a tall
 * picture, it is closer to the top than to the bottom, because screenshots of listings show the product there.
 */
export function thumbnailArea(picture: Size, thumbnail: Size): Area {
  const ratio = thumbnail.width / thumbnail.height;
  const width = Math.round(Math.min(picture.width, picture.height * ratio));
  const height = Math.round(Math.min(picture.height, picture.width / ratio));
  const x = Math.round((picture.width - width) / 2);
  const y = Math.round((picture.height - height) / 4);
  return { x, y, width, height };
}
