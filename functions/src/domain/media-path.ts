const SEGMENT = '[A-Za-z0-9][A-Za-z0-9_-]{0,127}';
const FOLDER = new RegExp(`^[a-z]{1,32}/${SEGMENT}$`);
const PATH = new RegExp(`^[a-z]{1,32}/${SEGMENT}/${SEGMENT}\\.webp$`);

/** Every stored picture is of this type, whatever was uploaded. */
export const MEDIA_TYPE = 'image/webp';

/** Whether a picture can be stored there: 'items/{itemId}/{name}.webp', with nothing that climbs out. */
export function isMediaPath(path: string): boolean {
  return PATH.test(path);
}

/** Whether pictures can be stored below it: 'items/{itemId}'. */
export function isMediaFolder(folder: string): boolean {
  return FOLDER.test(folder);
}

/** Returns the path; throws for one that only a mistake in our own code can have made. */
export function assertMediaPath(path: string): string {
  if (!isMediaPath(path)) throw new Error('Not the path of a picture');
  return path;
}

/** Returns the folder; throws for one that only a mistake in our own code can have made. */
export function assertMediaFolder(folder: string): string {
  if (!isMediaFolder(folder)) throw new Error('Not a folder of pictures');
  return folder;
}

/** The public address of a stored picture. */
export function mediaUrl(path: string): string {
  return `/media/${path}`;
}
