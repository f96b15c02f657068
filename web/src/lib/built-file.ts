/** A file in the list of built files that the build writes into the service worker. */
export interface BuiltFile {
  readonly url: string;
  readonly revision: string | null;
  /** True if the first paint does not need the file. */
  readonly lazy?: true;
}
