import { avifOf } from '@contract/rules/picture-files';
import type { Picture } from '@contract/schemas/image';

interface Rendition {
  readonly url: string;
  readonly width: number;
}

export const sourceSet = (renditions: readonly Rendition[]): string =>
  renditions.map(({ url, width }) => `${url} ${width}w`).join(', ');

/** The URLs that `CoverPicture` needs to show a picture's thumbnails. */
export interface ThumbnailSources {
  /** Null for a picture without AVIF. */
  readonly avif: string | null;
  /**
   * If there is AVIF, only one file, because browsers without AVIF cannot run the app. Null if only the placeholder
   * is shown.
   */
  readonly webp: string | null;
  /** A data URL, or null for a picture without a placeholder. */
  readonly placeholder: string | null;
}

export function thumbnailSources(picture: Picture): ThumbnailSources {
  const { thumbnails, hasAvif } = picture;
  const middle = thumbnails[Math.floor(thumbnails.length / 2)];
  const avif = thumbnails.map(({ url, width }) => ({ url: avifOf(url), width }));
  return {
    avif: hasAvif ? sourceSet(avif) : null,
    webp: hasAvif && middle ? middle.url : sourceSet(middle ? thumbnails : [picture]),
    placeholder: placeholderUrl(picture),
  };
}

/** Returns only the placeholder, for a picture that nobody can load because moderation hides it. */
export const placeholderSources = (picture: Picture): ThumbnailSources => ({
  avif: null,
  webp: null,
  placeholder: placeholderUrl(picture),
});

/** The 54 bytes before the pixels in a BMP file of 4 × 4 pixels with 24 bits. */
const BMP_HEADER = 'Qk1mAAAAAAAAADYAAAAoAAAABAAAAAQAAAABABgAAAAAADAAAAATCwAAEwsAAAAAAAAAAAAA';

/**
 * Returns the placeholder as a data URL, or null. It needs no decoding, so that the server can render it. Browsers
 * blur it when they enlarge it.
 */
export const placeholderUrl = ({ placeholder }: Picture): string | null =>
  placeholder && `data:image/bmp;base64,${BMP_HEADER}${placeholder}`;
