/** Width and height are in pixels. */
export interface Rendition {
  /** WebP. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface Thumbnail extends Rendition {
  readonly nominalWidth: number;
  readonly avif: Buffer;
}

export interface PreparedPicture {
  /** Nearly equal for two versions of one picture. Null if the picture is a single color. */
  readonly pictureHash: string | null;
  /** At most 1600 pixels wide and high. */
  readonly full: Rendition;
  /** Squares of THUMBNAIL_WIDTHS, smallest first. Larger ones than the picture are left out, except for one. */
  readonly thumbnails: readonly Thumbnail[];
  /** As in `pictureSchema`. Null if the picture is transparent in places. */
  readonly placeholder: string | null;
}

export interface PicturesGateway {
  /** The result is upright and has no metadata. Throws AppError 'unsupported_media_type' or 'too_large'. */
  prepare(upload: Buffer): Promise<PreparedPicture>;
}
