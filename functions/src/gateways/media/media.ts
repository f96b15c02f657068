export interface StoredMedia {
  readonly bytes: Buffer;
  readonly contentType: string;
}

/** An entry in a list of stored pictures. */
export interface ListedMedia {
  readonly path: string;
  readonly storedAt: Date;
}

export interface MediaPage {
  readonly pictures: readonly ListedMedia[];
  /** The value of `after` for the next page. Null on the last page. */
  readonly next: string | null;
}

/** Stores pictures by path ('items/{itemId}/{name}.webp' or '.avif'). `put` replaces an existing picture. */
export interface MediaGateway {
  put(path: string, media: StoredMedia): Promise<void>;
  /** Returns the stored picture, or null if there is none. */
  get(path: string): Promise<StoredMedia | null>;
  /** Copies a picture and replaces any picture at `to`. Returns false if there is no picture at `from`. */
  copy(from: string, to: string): Promise<boolean>;
  /** Removes a picture. Does nothing if there is none. */
  remove(path: string): Promise<void>;
  /** Returns the paths of all pictures in a folder ('items/{itemId}'). */
  pathsIn(folder: string): Promise<string[]>;
  /** Removes all pictures in a folder ('items/{itemId}'). Does nothing if there are none. */
  removeFolder(folder: string): Promise<void>;
  /**
   * Lists the pictures of all folders, sorted by path: up to `limit` after the path `after` (or the `next` of a page),
   * or from the start. Leaves out other files, so a page can be empty although it is not the last.
   */
  list(page: { readonly after: string | null; readonly limit: number }): Promise<MediaPage>;
}
