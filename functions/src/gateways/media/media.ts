export interface StoredMedia {
  readonly bytes: Buffer;
  readonly contentType: string;
}

/** Keeps pictures by path ('items/{itemId}/{hash}.webp'). Putting the same path again replaces it. */
export interface MediaGateway {
  put(path: string, media: StoredMedia): Promise<void>;
  /** The stored picture, or null where there is none. */
  get(path: string): Promise<StoredMedia | null>;
  /** Removes everything below a folder ('items/{itemId}'). */
  removeFolder(folder: string): Promise<void>;
}
