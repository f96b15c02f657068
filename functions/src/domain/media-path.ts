const SEGMENT = '[A-Za-z0-9][A-Za-z0-9_-]{0,127}';
const PATH = new RegExp(`^[a-z]{1,32}/${SEGMENT}/${SEGMENT}\\.(webp|avif)$`);

/** Whether `path` looks like 'items/{itemId}/{name}.webp'. Rejects path traversal. */
export function isMediaPath(path: string): boolean {
  return PATH.test(path);
}

/** Returns `path`. Throws if it is invalid, which is a bug in our code. */
export function assertMediaPath(path: string): string {
  if (!isMediaPath(path)) throw new Error('Not the path of a picture');
  return path;
}

/** Pictures are stored as WebP and AVIF, regardless of the type that was uploaded. */
export const mediaTypeOf = (path: string): string =>
  path.endsWith('.avif') ? 'image/avif' : 'image/webp';

export function mediaUrl(path: string): string {
  return `/media/${path}`;
}
