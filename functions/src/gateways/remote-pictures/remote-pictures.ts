/** Gets pictures from other sites. */
export interface RemotePicturesGateway {
  /**
   * Returns the bytes at an https address, not decoded. Never connects to an address of a private network. Throws AppError
   * 'bad_request' if nothing usable answers in time, 'unsupported_media_type' if it is no picture, or 'too_large'.
   */
  get(address: string): Promise<Buffer>;
}
