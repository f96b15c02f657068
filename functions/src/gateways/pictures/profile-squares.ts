/** Two square WebP files, large and small. */
export interface ProfileSquares {
  readonly full: Buffer;
  readonly small: Buffer;
}

export interface ProfileSquaresGateway {
  /**
   * Returns the middle square of a JPEG, PNG, WebP or GIF (its first frame), upright and without metadata. Throws
   * AppError 'unsupported_media_type' or 'too_large'.
   */
  draw(upload: Buffer): Promise<ProfileSquares>;
}
