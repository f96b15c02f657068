import type { CoverAndFocus } from '@contract/rules/cover-thumbnail-square';
import type { DrawnSale } from '@contract/rules/drawn-card';
import type { ItemPart } from '@contract/schemas/item-part';
import type { PictureArea } from '@contract/schemas/picture-area';

/** A picture file. Width and height are in pixels. */
export interface EncodedPicture {
  /** The bytes of a WebP file. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface Thumbnail extends EncodedPicture {
  readonly nominalWidth: number;
  /** The bytes of an AVIF file. Null for a drawn thumbnail. */
  readonly avif: Buffer | null;
}

/** What the thumbnails show: the cover, or a drawn card of the sale if there is no cover. */
export interface ThumbnailSource {
  readonly cover: PictureArea | null;
  readonly sale: DrawnSale;
}

/** The thumbnails of an item, and the area of the picture that they show. */
export interface CardPicture {
  /**
   * Square thumbnails in the widths of THUMBNAIL_WIDTHS, the smallest first. If one of these widths is at least the
   * width of the shown square, the larger widths are left out, because their thumbnails would not show more.
   */
  readonly thumbnails: readonly Thumbnail[];
  /** The value of `placeholder` in `pictureSchema`. Null if the picture has transparent areas. */
  readonly placeholder: string | null;
  /** The value of `shown` in `pictureSchema`. */
  readonly shown: PictureArea | null;
  readonly isDrawn: boolean;
}

export interface PreparedPicture extends CardPicture {
  /**
   * The picture hash. It is nearly the same for two versions of one picture. Null if the picture has only one color.
   */
  readonly pictureHash: string | null;
  /** The full picture. It is at most 1600 pixels wide and high. */
  readonly full: EncodedPicture;
}

/** A part of a stored picture, prepared as a new picture. */
export interface CroppedPicture extends PreparedPicture {
  /** The cover and the focus, as areas of the cropped picture. */
  readonly parts: CoverAndFocus;
}

/**
 * Prepares pictures and thumbnails. All methods throw AppError 'unsupported_media_type' if a file is not a supported
 * picture, 'too_large' if a picture has too many pixels, and 'bad_request' if the cover is too small.
 */
export interface PicturesGateway {
  /** Prepares an upload. The prepared picture is upright and has no metadata. */
  prepare(upload: Buffer, coverOrSale: ThumbnailSource): Promise<PreparedPicture>;
  /** Cuts thumbnails from a stored picture. */
  cut(stored: Buffer, cover: PictureArea): Promise<CardPicture>;
  /** Draws thumbnails for an item without a cover. */
  draw(sale: DrawnSale): Promise<CardPicture>;
  /** Crops a stored picture to a part. Throws AppError 'bad_request' if `cropProblem` returns a problem. */
  crop(
    stored: Buffer,
    part: ItemPart,
    parts: CoverAndFocus,
    sale: DrawnSale,
  ): Promise<CroppedPicture>;
}
