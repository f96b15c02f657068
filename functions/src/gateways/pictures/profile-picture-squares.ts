/** A profile picture as two square WebP files, a large and a small one. */
export interface ProfilePictureSquares {
  readonly full: Buffer;
  readonly small: Buffer;
}

export interface ProfilePictureSquaresGateway {
  /**
   * Returns the square in the middle of a JPEG, PNG, WebP or GIF (its first frame), upright and without metadata.
   * Throws AppError 'unsupported_media_type' for other files, and 'too_large' if the picture has too many pixels.
   */
  draw(upload: Buffer): Promise<ProfilePictureSquares>;
}
