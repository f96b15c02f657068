/** Downloads pictures from other sites. */
export interface RemotePicturesGateway {
  /**
   * Returns the bytes at an https URL. Does not decode them. Never connects to a private network. Throws AppError
   * 'bad_request' if there is no usable response in time, 'unsupported_media_type' if the response is not a picture,
   * and 'too_large' if it has too many bytes.
   */
  get(url: string): Promise<Buffer>;
}
