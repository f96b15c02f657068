export interface StoredMedia {
  readonly bytes: Buffer;
  readonly contentType: string;
}

/** An entry in a list of stored pictures. */
export interface ListedMedia {
  readonly path: string;
  readonly storedAt: Date;
}

export interface MediaListPage {
  readonly pictures: readonly ListedMedia[];
  /** The value of `after` for the next page. Null on the last page. */
  readonly next: string | null;
}

/** Stores pictures by path ('items/{itemId}/{name}.webp' or '.avif'). `put` replaces a picture at the same path. */
export interface MediaGateway {
  put(path: string, media: StoredMedia): Promise<void>;
  /** Returns the stored picture, or null if there is none. */
  get(path: string): Promise<StoredMedia | null>;
  /** Copies a picture. Replaces a picture at `to`. Returns false if there is no picture at `from`. */
  copy(from: string, to: string): Promise<boolean>;
  /** Removes a picture. Does nothing if there is no picture at the path. */
  remove(path: string): Promise<void>;
  /** Returns the paths of all pictures in a folder ('items/{itemId}'). */
  pathsIn(folder: string): Promise<string[]>;
  /** Removes all pictures in a folder ('items/{itemId}'). Does nothing if the folder has no pictures. */
  removeFolder(folder: string): Promise<void>;
  /**
   * Lists up to `limit` pictures of all folders, sorted by path. Starts after the path `after`, or at the beginning.
   * `after` can be the `next` of a page. Leaves out files that are not pictures, so a page can be empty although its
   * `next` is not null.
   */
  list(page: { readonly after: string | null; readonly limit: number }): Promise<MediaListPage>;
}
