import { avifUrlOf } from '@contract/rules/picture-files';
import type { Picture } from '@contract/schemas/image';
import { hiddenFolder, itemFolder, mediaPathOf, mediaUrl } from '../media-path';

export interface PicturedItem {
  readonly itemId: string;
  readonly picture: Picture;
}

/** The files of an item's picture. */
export interface ItemPictureFiles {
  /** The names of all files of the item's picture, the file with the full size first. */
  readonly names: readonly string[];
  /** The text with which the names of all files of the item begin, including the names of earlier thumbnails. */
  readonly start: string;
  /** Returns the path of a file while everyone can see the item. */
  public(name: string): string;
  /** Returns the path of a file while moderation hides the item. */
  hidden(name: string): string;
  /** Returns a copy of the item's picture in which `rename` has changed the file name in each URL. */
  renamed(rename: (name: string) => string): Picture;
}

const nameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Returns the files of an item's picture, or null if the picture is not stored in the item's folder. */
export function itemPictureFilesOf({ itemId, picture }: PicturedItem): ItemPictureFiles | null {
  const folder = itemFolder(itemId);
  const nameOf = (url: string): string | null => {
    const path = mediaPathOf(url);
    return path?.startsWith(`${folder}/`) === true ? nameIn(path) : null;
  };
  const full = nameOf(picture.url);
  if (full === null) return null;
  const thumbnails = picture.thumbnails.flatMap(({ url }) => nameOf(url) ?? []);
  return {
    names: [full, ...thumbnails, ...(picture.hasAvif ? thumbnails.map(avifUrlOf) : [])],
    start: full.replace(/\.webp$/, ''),
    public: (name) => `${folder}/${name}`,
    hidden: (name) => `${hiddenFolder(itemId)}/${name}`,
    renamed: (rename) => {
      const renamedUrl = (url: string): string => {
        const name = nameOf(url);
        return name === null ? url : mediaUrl(`${folder}/${rename(name)}`);
      };
      const renamedThumbnails = picture.thumbnails.map((it) => ({
        ...it,
        url: renamedUrl(it.url),
      }));
      return { ...picture, url: renamedUrl(picture.url), thumbnails: renamedThumbnails };
    },
  };
}

/** Returns the path to which a file of an item moves while moderation hides the item. */
export const hiddenPathOf = (files: ItemPictureFiles, path: string): string =>
  files.hidden(nameIn(path));
