import { avifUrlOf } from '@contract/rules/picture-files';
import type { Picture } from '@contract/schemas/image';

interface Rendition {
  readonly url: string;
  readonly width: number;
}

export const sourceSet = (renditions: readonly Rendition[]): string =>
  renditions.map(({ url, width }) => `${url} ${width}w`).join(', ');

/** The URLs that `PictureFillingParent` needs to show a picture's thumbnails. */
export interface ThumbnailSources {
  /** The thumbnails as AVIF, in the format of `srcset`. Null for a picture without AVIF. */
  readonly avif: string | null;
  /**
   * The thumbnails as WebP. If the picture has AVIF, this is only one file, because browsers without AVIF cannot run
   * the app. Null if only the placeholder is shown.
   */
  readonly webp: string | null;
  /** The placeholder as a data URL. Null for a picture without a placeholder. */
  readonly placeholder: string | null;
}

export function thumbnailSources(picture: Picture): ThumbnailSources {
  const { thumbnails, hasAvif } = picture;
  const middle = thumbnails[Math.floor(thumbnails.length / 2)];
  const avif = thumbnails.map(({ url, width }) => ({ url: avifUrlOf(url), width }));
  return {
    avif: hasAvif ? sourceSet(avif) : null,
    webp: hasAvif && middle ? middle.url : sourceSet(middle ? thumbnails : [picture]),
    placeholder: placeholderUrl(picture),
  };
}

/** Returns only the placeholder, for a picture that must not load, or must not load yet. */
export const placeholderSources = (picture: Picture): ThumbnailSources => ({
  avif: null,
  webp: null,
  placeholder: placeholderUrl(picture),
});

/**
 * The header of a BMP file in Base64. The header has 54 bytes, and states that the file has 4 × 4 pixels of 24 bits.
 */
const BMP_HEADER = 'Qk1mAAAAAAAAADYAAAAoAAAABAAAAAQAAAABABgAAAAAADAAAAATCwAAEwsAAAAAAAAAAAAA';

/**
 * Returns the placeholder as a data URL, or null. Creating the URL needs no image decoding, so the server can render
 * it. Browsers blur the placeholder when they enlarge it.
 */
export const placeholderUrl = ({ placeholder }: Picture): string | null =>
  placeholder && `data:image/bmp;base64,${BMP_HEADER}${placeholder}`;
