import type { DrawnSale } from '@contract/rules/drawn-card';
import type { PictureParts } from '@contract/rules/shown-square';
import type { ItemPart } from '@contract/schemas/item-part';
import type { PictureArea } from '@contract/schemas/picture-area';

/** Width and height are in pixels. */
export interface Rendition {
  /** WebP. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface Thumbnail extends Rendition {
  readonly nominalWidth: number;
  /** Null for a drawn one. */
  readonly avif: Buffer | null;
}

/** What thumbnails show: the cover, or without one the sale. */
export interface CardLook {
  readonly cover: PictureArea | null;
  readonly sale: DrawnSale;
}

/** Thumbnails, and what they show. */
export interface CardPicture {
  /** Squares of THUMBNAIL_WIDTHS, smallest first. Larger ones than the picture are left out, except for one. */
  readonly thumbnails: readonly Thumbnail[];
  /** As in `pictureSchema`. Null if the picture is transparent in places. */
  readonly placeholder: string | null;
  /** As in `pictureSchema`. */
  readonly shown: PictureArea | null;
  readonly isDrawn: boolean;
}

export interface PreparedPicture extends CardPicture {
  /** Nearly equal for two versions of one picture. Null if the picture is a single color. */
  readonly pictureHash: string | null;
  /** At most 1600 pixels wide and high. */
  readonly full: Rendition;
}

/** A part of a stored picture as a picture of its own. */
export interface CroppedPicture extends PreparedPicture {
  /** Cover and focus as areas of it. */
  readonly parts: PictureParts;
}

/** Throws AppError 'unsupported_media_type' or 'too_large', or 'bad_request' if the cover has too few pixels. */
export interface PicturesGateway {
  /** The result is upright and has no metadata. */
  prepare(upload: Buffer, look: CardLook): Promise<PreparedPicture>;
  /** Cuts thumbnails from a stored picture. */
  cut(stored: Buffer, cover: PictureArea): Promise<CardPicture>;
  /** Draws thumbnails of a sale without a cover. */
  draw(sale: DrawnSale): Promise<CardPicture>;
  /** Crops a stored picture to a part. Throws also AppError 'bad_request' if `cropProblem` has a problem with the part. */
  crop(
    stored: Buffer,
    part: ItemPart,
    parts: PictureParts,
    sale: DrawnSale,
  ): Promise<CroppedPicture>;
}
