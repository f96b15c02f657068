/** Square WebP files. */
export interface ProfileSquares {
  readonly full: Buffer;
  readonly small: Buffer;
}

export interface ProfileSquaresGateway {
  /**
   * Returns the middle of a JPEG, PNG, WebP or GIF, upright, without metadata, of a GIF the first frame. Throws AppError
   * 'unsupported_media_type' or 'too_large'.
   */
  draw(upload: Buffer): Promise<ProfileSquares>;
}
