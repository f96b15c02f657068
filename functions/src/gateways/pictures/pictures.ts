import type { DrawnSale } from '@contract/rules/drawn-card';
import type { PictureParts } from '@contract/rules/shown-square';
import type { ItemPart } from '@contract/schemas/item-part';
import type { PictureArea } from '@contract/schemas/picture-area';

/** A picture file. Width and height are in pixels. */
export interface Rendition {
  /** The bytes of a WebP file. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface Thumbnail extends Rendition {
  readonly nominalWidth: number;
  /** The bytes of an AVIF file. Null for a drawn thumbnail. */
  readonly avif: Buffer | null;
}

/** What thumbnails show: the cover, or the drawn card of the sale if there is no cover. */
export interface CardLook {
  readonly cover: PictureArea | null;
  readonly sale: DrawnSale;
}

/** Thumbnails, with the area that they show. */
export interface CardPicture {
  /** Squares with sides of THUMBNAIL_WIDTHS, the smallest first. Sizes larger than the picture are left out, except for one. */
  readonly thumbnails: readonly Thumbnail[];
  /** The `placeholder` of `pictureSchema`. Null if the picture has transparent areas. */
  readonly placeholder: string | null;
  /** The `shown` of `pictureSchema`. */
  readonly shown: PictureArea | null;
  readonly isDrawn: boolean;
}

export interface PreparedPicture extends CardPicture {
  /** The picture hash, which is nearly equal for two versions of one picture. Null if the picture has a single color. */
  readonly pictureHash: string | null;
  /** The full picture, at most 1600 pixels wide and high. */
  readonly full: Rendition;
}

/** A part of a stored picture, as a picture itself. */
export interface CroppedPicture extends PreparedPicture {
  /** Cover and focus as areas of the cropped picture. */
  readonly parts: PictureParts;
}

/**
 * Prepares pictures and thumbnails. All methods throw AppError 'unsupported_media_type' or 'too_large', or
 * 'bad_request' if the cover has too few pixels.
 */
export interface PicturesGateway {
  /** Prepares an upload. The result is upright and has no metadata. */
  prepare(upload: Buffer, look: CardLook): Promise<PreparedPicture>;
  /** Cuts thumbnails from a stored picture. */
  cut(stored: Buffer, cover: PictureArea): Promise<CardPicture>;
  /** Draws thumbnails of a sale without a cover. */
  draw(sale: DrawnSale): Promise<CardPicture>;
  /** Crops a stored picture to a part. Also throws AppError 'bad_request' if `cropProblem` finds a problem with the part. */
  crop(
    stored: Buffer,
    part: ItemPart,
    parts: PictureParts,
    sale: DrawnSale,
  ): Promise<CroppedPicture>;
}
