/** A file in the list that the build writes into the service worker. */
export interface BuiltFile {
  readonly url: string;
  readonly revision: string | null;
  /** Not needed for the first paint. */
  readonly lazy?: true;
}
