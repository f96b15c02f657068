const SEGMENT = '[A-Za-z0-9_-]{1,128}';
const FOLDER = `[a-z]{1,32}/${SEGMENT}`;
const PATH = new RegExp(`^${FOLDER}/${SEGMENT}\\.(webp|avif)$`);
const FOLDER_PATH = new RegExp(`^${FOLDER}$`);

/**
 * Returns true if `path` has the format of a picture's path, such as 'items/{itemId}/{name}.webp'. Rejects path
 * traversal.
 */
export function isMediaPath(path: string): boolean {
  return PATH.test(path);
}

/**
 * Matches the folders of pictures that everyone may see. Pictures of hidden items, and pictures in reports, are in
 * other folders.
 */
const PUBLIC_AREA = /^(?:items|profiles)\//;

/** Returns true if `/media` serves the picture at `path`. */
export const isPublicMediaPath = (path: string): boolean =>
  PUBLIC_AREA.test(path) && isMediaPath(path);

/** Returns `path` if it is valid. Throws otherwise, because an invalid path is a bug in our code. */
export function assertMediaPath(path: string): string {
  if (!isMediaPath(path)) throw new Error('Not the path of a picture');
  return path;
}

/** Returns true if `folder` has the format of a folder of pictures, such as 'items/{itemId}'. */
export const isMediaFolder = (folder: string): boolean => FOLDER_PATH.test(folder);

/** Returns `folder` if it is valid. Throws otherwise, because an invalid folder is a bug in our code. */
export function assertMediaFolder(folder: string): string {
  if (!isMediaFolder(folder)) throw new Error('Not a folder of pictures');
  return folder;
}

export const itemFolder = (itemId: string): string => `items/${itemId}`;

/** Returns the folder to which an item's pictures move while moderation hides the item. */
export const hiddenFolder = (itemId: string): string => `hidden/${itemId}`;

/** Returns the folder of a member's profile picture. */
export const profileFolder = (uid: string): string => `profiles/${uid}`;

/** Returns the folder for copies of thumbnails that reports of an item show. */
export const reportFolder = (itemId: string): string => `reports/${itemId}`;

/** Returns the media type of a stored picture, which is WebP or AVIF. The type of the uploaded file does not matter. */
export const mediaTypeOf = (path: string): string =>
  path.endsWith('.avif') ? 'image/avif' : 'image/webp';

export function mediaUrl(path: string): string {
  return `/media/${path}`;
}

const URL_START = mediaUrl('');

/** Returns true if a URL leads to a profile picture in our storage. */
export const isStoredProfilePicture = (url: string): boolean =>
  mediaPathOf(url)?.startsWith(profileFolder('')) ?? false;

/** Returns the path of a stored picture, or null if the URL does not lead to a stored picture. */
export function mediaPathOf(url: string): string | null {
  const path = url.startsWith(URL_START) ? url.slice(URL_START.length) : '';
  return isMediaPath(path) ? path : null;
}
