import { randomBytes } from 'node:crypto';
import type { Picture } from '@contract/schemas/image';
import type { ItemFiles } from '../../domain/moderation/item-files';
import type { MediaGateway } from '../../gateways/media/media';
import type { Logger } from '../../lib/logger';

type Store = Pick<MediaGateway, 'copy' | 'remove'>;

/** Public copies of a hidden picture, which nobody can find until the item names them. */
export interface PublicCopies {
  readonly picture: Picture;
  /** Removes the copies, if the item does not name them. */
  remove(): Promise<void>;
  /** Removes the hidden files, if the item names the copies. */
  removeHidden(): Promise<void>;
}

interface CopyParts {
  readonly store: Store;
  readonly log: Pick<Logger, 'warn'>;
}

interface Copied {
  readonly picture: Picture;
  readonly paths: readonly string[];
}

/** Copies the files that an item names to a new random name. Leaves nothing if it fails. A file that is gone is logged and left out. */
export async function copyFiles(files: ItemFiles, { store, log }: CopyParts): Promise<Copied> {
  const start = randomBytes(16).toString('hex');
  const rename = (name: string) => start + name.slice(files.start.length);
  const paths = files.names.map((name) => files.public(rename(name)));
  const copyOne = async (name: string) => {
    const to = files.public(rename(name));
    // Looks at the hidden place once more, because the file may have moved in between.
    for (const from of [files.hidden(name), files.public(name), files.hidden(name)])
      if (await store.copy(from, to)) return;
    log.warn('hidden_picture_missing', { path: files.hidden(name) });
  };
  // Waits for every copy, because one that ends after the removal would stay.
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

/** Without `stored`, no files belong to the picture. */
export const publicCopiesOf = (picture: Picture, stored?: Stored): PublicCopies => ({
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
