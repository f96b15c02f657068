export interface StoredMedia {
  readonly bytes: Buffer;
  readonly contentType: string;
}

/** A stored picture in a list. */
export interface ListedMedia {
  readonly path: string;
  readonly storedAt: Date;
}

export interface MediaPage {
  readonly pictures: readonly ListedMedia[];
  /** Continues the list, or null after its end. */
  readonly next: string | null;
}

/** Stores pictures by path ('items/{itemId}/{name}.webp' or '.avif'). `put` replaces an existing picture. */
export interface MediaGateway {
  put(path: string, media: StoredMedia): Promise<void>;
  /** Returns the stored picture, or null if there is none. */
  get(path: string): Promise<StoredMedia | null>;
  /** Replaces a picture at `to`. Returns false if there is none at `from`. */
  copy(from: string, to: string): Promise<boolean>;
  /** Does nothing if there is none. */
  remove(path: string): Promise<void>;
  /** Returns the paths of all pictures of a folder ('items/{itemId}'). */
  pathsIn(folder: string): Promise<string[]>;
  /** Removes all pictures of a folder ('items/{itemId}'). Does nothing if there are none. */
  removeFolder(folder: string): Promise<void>;
  /**
   * Lists pictures of all folders in the order of their paths: up to `limit` after a path or the `next` of a page, or from the start.
   * Leaves out other files, so a page can be empty before the end.
   */
  list(page: { readonly after: string | null; readonly limit: number }): Promise<MediaPage>;
}
