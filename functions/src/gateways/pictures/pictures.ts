/** One size of a picture as WebP. Width and height are in pixels. */
export interface Rendition {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface PreparedPicture {
  /** Nearly equal for two versions of one picture. Null if the picture is a single color. */
  readonly pictureHash: string | null;
  /** At most 1600 pixels wide and high. */
  readonly full: Rendition;
  /** One for each of THUMBNAIL_WIDTHS, in that order, never wider than the full picture. */
  readonly thumbnails: readonly (Rendition & { readonly nominalWidth: number })[];
}

export interface PicturesGateway {
  /** The result is upright and has no metadata. Throws AppError 'unsupported_media_type' or 'too_large'. */
  prepare(upload: Buffer): Promise<PreparedPicture>;
}
