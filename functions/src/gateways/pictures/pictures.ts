/** One size of a picture as it is stored: WebP bytes, width and height in pixels. */
export interface Rendition {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** An upload made ready to be stored. */
export interface PreparedPicture {
  /** Says the content: the same picture has the same hash. */
  readonly hash: string;
  /** Says the looks: `pictureHash` of it. */
  readonly pictureHash: string | null;
  /** At most 1600 pixels wide and high. */
  readonly full: Rendition;
  /** One for each of THUMBNAIL_WIDTHS, in that order; no wider than the full picture. */
  readonly thumbnails: readonly (Rendition & { readonly nominalWidth: number })[];
}

/** Makes uploads fit to be shown to everybody. */
export interface PicturesGateway {
  /**
   * The picture upright, in sRGB and without any metadata.
   * Throws AppError 'unsupported_media_type' or 'too_large' for what cannot be taken.
   */
  prepare(upload: Buffer): Promise<PreparedPicture>;
}
