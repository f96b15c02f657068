import { randomBytes } from 'node:crypto';
import type { Picture } from '@contract/schemas/image';
import { hiddenFolder, itemFolder } from '../../domain/media-path';
import {
  hiddenPathOf,
  type ItemPictureFiles,
  itemPictureFilesOf,
  type PicturedItem,
} from '../../domain/moderation/item-picture-files';
import type { MediaGateway, StoredMedia } from '../../gateways/media/media';
import type { Logger } from '../../lib/logger';

/**
 * The pictures of items that moderation hides. They are in `hidden/{itemId}`, under the names that they had in
 * `items/{itemId}`. The names of a picture and of all its thumbnails, including earlier ones, start with the same text.
 * When an item is shown again, its pictures get a new name.
 */
export interface HiddenPictureStore {
  /**
   * Moves the files of the picture to a place from which `/media` does not serve them. Can be repeated after a failure.
   * Several calls can run at the same time. `copyToPublic` can also run at the same time, because it uses new file
   * names.
   */
  hide(item: PicturedItem): Promise<void>;
  /**
   * Copies the files that the item names to a new public name. If a copy fails, removes all copies and throws. Logs and
   * leaves out a file that is gone.
   */
  copyToPublic(item: PicturedItem): Promise<PublicCopies>;
  /** Returns the public paths of the picture. */
  publicPaths(item: PicturedItem): Promise<string[]>;
  /** Returns the picture in full size, from its public or its hidden path. Returns null if the picture is gone. */
  find(item: PicturedItem): Promise<StoredMedia | null>;
}

interface HiddenPictureStoreDeps {
  /** Loads the storage of pictures. Called only when the storage is needed, because loading takes time. */
  readonly media: () => Promise<Pick<MediaGateway, 'get' | 'copy' | 'remove' | 'pathsIn'>>;
  readonly log: Pick<Logger, 'warn'>;
}

export function createHiddenPictureStore({
  media,
  log,
}: HiddenPictureStoreDeps): HiddenPictureStore {
  const pathsOf = async (folder: string, { start }: ItemPictureFiles) => {
    const paths = await (await media()).pathsIn(folder);
    return paths.filter((path) => path.startsWith(`${folder}/${start}`));
  };
  const publicPaths = async (item: PicturedItem) => {
    const files = itemPictureFilesOf(item);
    return files ? pathsOf(itemFolder(item.itemId), files) : [];
  };

  return {
    publicPaths,
    hide: async (item) => {
      const files = itemPictureFilesOf(item);
      if (!files) return;
      const store = await media();
      const paths = await publicPaths(item);
      await Promise.all(
        paths.map(async (path) => {
          await store.copy(path, hiddenPathOf(files, path));
          await store.remove(path);
        }),
      );
    },
    copyToPublic: async (item) => {
      const files = itemPictureFilesOf(item);
      if (!files) return publicCopiesOf(item.picture);
      const store = await media();
      const copies = await copyFiles(files, { store, log });
      const hiddenPaths = () => pathsOf(hiddenFolder(item.itemId), files);
      return publicCopiesOf(copies.picture, { store, copied: copies.paths, hiddenPaths });
    },
    find: async (item) => {
      const files = itemPictureFilesOf(item);
      const [full] = files?.names ?? [];
      if (!files || full === undefined) return null;
      const store = await media();
      // The first path is checked a second time, because the file may have moved to it while the other path was
      // checked.
      for (const path of [files.public(full), files.hidden(full), files.public(full)]) {
        const found = await store.get(path);
        if (found) return found;
      }
      return null;
    },
  };
}

type Store = Pick<MediaGateway, 'copy' | 'remove'>;

/** Public copies of a hidden picture. Nobody can find them until the item names them. */
interface PublicCopies {
  readonly picture: Picture;
  /** Removes the copies. Callers call this if the item does not name the copies. */
  remove(): Promise<void>;
  /** Removes the hidden files. Callers call this after the item names the copies. */
  removeHidden(): Promise<void>;
}

interface CopyDeps {
  readonly store: Store;
  readonly log: Pick<Logger, 'warn'>;
}

interface Copied {
  readonly picture: Picture;
  readonly paths: readonly string[];
}

/**
 * Copies the files that an item names. The copies get a new random name. If a copy fails, removes all copies and
 * throws. Logs and leaves out a file that is gone.
 */
async function copyFiles(files: ItemPictureFiles, { store, log }: CopyDeps): Promise<Copied> {
  const start = randomBytes(16).toString('hex');
  const rename = (name: string) => start + name.slice(files.start.length);
  const paths = files.names.map((name) => files.public(rename(name)));
  const copyOne = async (name: string) => {
    const to = files.public(rename(name));
    // The hidden path is checked a second time, because the file may have moved to it while the public path was
    // checked.
    for (const from of [files.hidden(name), files.public(name), files.hidden(name)])
      if (await store.copy(from, to)) return;
    log.warn('hidden_picture_missing', { path: files.hidden(name) });
  };
  // Waits for all copies, because a copy that ends after the removal of the copies would stay.
  const copied = await Promise.allSettled(files.names.map(copyOne));
  const failed = copied.find((outcome) => outcome.status === 'rejected');
  if (failed) {
    await removeAll(store, paths);
    throw failed.reason;
  }
  return { picture: files.renamed(rename), paths };
}

interface Stored {
  readonly store: Store;
  readonly copied: readonly string[];
  readonly hiddenPaths: () => Promise<readonly string[]>;
}

/**
 * Returns the copies of a picture, with the methods that remove files. Pictures outside this storage have no `stored`,
 * and their methods remove nothing.
 */
const publicCopiesOf = (picture: Picture, stored?: Stored): PublicCopies => ({
  picture,
  remove: async () => {
    if (stored) await removeAll(stored.store, stored.copied);
  },
  removeHidden: async () => {
    if (stored) await removeAll(stored.store, await stored.hiddenPaths());
  },
});

async function removeAll(store: Store, paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => store.remove(path)));
}
