import { randomBytes } from 'node:crypto';
import { avifOf } from '@contract/rules/picture-files';
import type { Picture } from '@contract/schemas/image';
import { hiddenFolder, itemFolder, mediaPathOf, mediaUrl } from '../../domain/media-path';
import type { MediaGateway, StoredMedia } from '../../gateways/media/media';
import type { Logger } from '../../lib/logger';

export interface PicturedItem {
  readonly itemId: string;
  readonly picture: Picture;
}

/** Public copies of a hidden picture, which nobody can find until the item names them. */
export interface PublicCopies {
  readonly picture: Picture;
  /** Removes the copies, if the item does not name them. */
  remove(): Promise<void>;
  /** Removes the hidden files, if the item names the copies. */
  removeHidden(): Promise<void>;
}

/**
 * Pictures of items that moderation hides are at `hidden/{itemId}`, under the names that they had at `items/{itemId}`. A picture and all
 * its thumbnails, also earlier ones, share the start of their names, and each time that an item is shown again they get another one.
 */
export interface HiddenPictures {
  /**
   * Moves the files of the picture to where `/media` refuses them. Safe to repeat, also after a failure, and at the same time as another
   * run or as `copyToPublic`, whose copies have another name.
   */
  hide(item: PicturedItem): Promise<void>;
  /** Stores nothing if it fails. A file that is gone is logged and left out. */
  copyToPublic(item: PicturedItem): Promise<PublicCopies>;
  /** Returns the paths at which everyone can see the picture. */
  publicPaths(item: PicturedItem): Promise<string[]>;
  /** Returns the picture in full size, hidden or not. Null if it is gone. */
  find(item: PicturedItem): Promise<StoredMedia | null>;
}

interface HiddenPicturesParts {
  /** Called only when it is needed, because loading it takes time. */
  readonly media: () => Promise<Pick<MediaGateway, 'get' | 'copy' | 'remove' | 'pathsIn'>>;
  readonly log: Pick<Logger, 'warn'>;
}

export function createHiddenPictures({ media, log }: HiddenPicturesParts): HiddenPictures {
  /** Returns whether there was a file, at one of both places. */
  const copyTo = async (files: Files, name: string, to: string): Promise<boolean> => {
    const store = await media();
    // Looks at the hidden place once more, because the file may have moved in between.
    for (const from of [files.hidden(name), files.public(name), files.hidden(name)])
      if (await store.copy(from, to)) return true;
    log.warn('hidden_picture_missing', { path: files.hidden(name) });
    return false;
  };
  const removeAll = async (paths: readonly string[]) => {
    const store = await media();
    await Promise.all(paths.map((path) => store.remove(path)));
  };
  const pathsOf = async (folder: string, start: string) => {
    const paths = await (await media()).pathsIn(folder);
    return paths.filter((path) => path.startsWith(`${folder}/${start}`));
  };
  const publicPaths = async (item: PicturedItem) => {
    const files = filesOf(item);
    return files ? pathsOf(itemFolder(item.itemId), files.start) : [];
  };

  return {
    publicPaths,
    hide: async (item) => {
      const files = filesOf(item);
      if (!files) return;
      const store = await media();
      const paths = await publicPaths(item);
      await Promise.all(
        paths.map(async (path) => {
          await store.copy(path, files.hidden(nameIn(path)));
          await store.remove(path);
        }),
      );
    },
    copyToPublic: async (item) => {
      const files = filesOf(item);
      if (!files) return { picture: item.picture, remove: nothing, removeHidden: nothing };
      const start = randomBytes(16).toString('hex');
      const renamed = (name: string) => start + name.slice(files.start.length);
      const copies = files.names.map((name) => files.public(renamed(name)));
      const remove = () => removeAll(copies);
      // Waits for every copy, because one that ends after the removal would stay.
      const copied = await Promise.allSettled(
        files.names.map((name) => copyTo(files, name, files.public(renamed(name)))),
      );
      const failed = copied.find((outcome) => outcome.status === 'rejected');
      if (failed) {
        await remove();
        throw failed.reason;
      }
      return {
        picture: renamedPicture(item.picture, (url) => files.renamedUrl(url, renamed)),
        remove,
        removeHidden: async () => removeAll(await pathsOf(hiddenFolder(item.itemId), files.start)),
      };
    },
    find: async (item) => {
      const files = filesOf(item);
      const [full] = files?.names ?? [];
      if (!files || full === undefined) return null;
      const store = await media();
      for (const path of [files.public(full), files.hidden(full), files.public(full)]) {
        const found = await store.get(path);
        if (found) return found;
      }
      return null;
    },
  };
}

const nothing = () => Promise.resolve();

const nameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

type Files = NonNullable<ReturnType<typeof filesOf>>;

/** Returns null for a picture that is not stored in the folder of the item. */
function filesOf({ itemId, picture }: PicturedItem) {
  const folder = itemFolder(itemId);
  const nameOf = (url: string): string | null => {
    const path = mediaPathOf(url);
    return path !== null && path.startsWith(`${folder}/`) ? nameIn(path) : null;
  };
  const full = nameOf(picture.url);
  if (full === null) return null;
  const thumbnails = picture.thumbnails.flatMap(({ url }) => nameOf(url) ?? []);
  return {
    /** The file names: the full size first. */
    names: [full, ...thumbnails, ...(picture.hasAvif ? thumbnails.map(avifOf) : [])],
    start: full.replace(/\.webp$/, ''),
    public: (name: string) => `${folder}/${name}`,
    hidden: (name: string) => `${hiddenFolder(itemId)}/${name}`,
    renamedUrl: (url: string, renamed: (name: string) => string) => {
      const name = nameOf(url);
      return name === null ? url : mediaUrl(`${folder}/${renamed(name)}`);
    },
  };
}

const renamedPicture = (picture: Picture, renamed: (url: string) => string): Picture => ({
  ...picture,
  url: renamed(picture.url),
  thumbnails: picture.thumbnails.map((it) => ({ ...it, url: renamed(it.url) })),
});
