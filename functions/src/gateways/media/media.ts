export interface StoredMedia {
  readonly bytes: Buffer;
  readonly contentType: string;
}

/** Stores pictures by path ('items/{itemId}/{name}.webp' or '.avif'). `put` replaces an existing picture. */
export interface MediaGateway {
  put(path: string, media: StoredMedia): Promise<void>;
  /** Returns the stored picture, or null if there is none. */
  get(path: string): Promise<StoredMedia | null>;
  /** Does nothing if there is none. */
  remove(path: string): Promise<void>;
  /** Removes all pictures of a folder ('items/{itemId}'). Does nothing if there are none. */
  removeFolder(folder: string): Promise<void>;
}
