import { randomBytes } from 'node:crypto';
import type { Picture } from '@contract/schemas/image';
import { MEDIA_TYPE, mediaUrl } from '../../domain/media-path';
import type { MediaGateway } from '../../gateways/media/media';
import type { PicturesGateway, PreparedPicture, Rendition } from '../../gateways/pictures/pictures';
import type { Logger } from '../../lib/logger';

export interface StoredPicture {
  readonly picture: Picture;
  readonly pictureHash: string | null;
  /** Removes only what this call stored. Logs a failure instead of throwing. */
  remove(): Promise<void>;
}

export interface PictureStore {
  /**
   * Stores an upload with its thumbnails under a new name, so that two attempts at one item never share a file.
   * Stores nothing if it fails. Throws AppError 'unsupported_media_type' or 'too_large'.
   */
  add(itemId: string, upload: Buffer, log: Logger): Promise<StoredPicture>;
}

export function createPictureStore({
  pictures,
  media,
}: {
  readonly pictures: PicturesGateway;
  readonly media: MediaGateway;
}): PictureStore {
  const removeAll = async (paths: readonly string[], log: Logger) => {
    const removed = await Promise.allSettled(paths.map((path) => media.remove(path)));
    for (const [at, outcome] of removed.entries())
      if (outcome.status === 'rejected')
        log.error('picture_cleanup_failed', { path: paths[at], cause: String(outcome.reason) });
  };

  return {
    async add(itemId, upload, log) {
      const prepared = await pictures.prepare(upload);
      const files = filesOf(`items/${itemId}/${randomBytes(16).toString('hex')}`, prepared);
      const paths = files.map(({ path }) => path);
      const remove = () => removeAll(paths, log);
      // Waits for every write, because one that ends after the removal would stay.
      const written = await Promise.allSettled(
        files.map(({ path, bytes }) => media.put(path, { bytes, contentType: MEDIA_TYPE })),
      );
      const failed = written.find((outcome) => outcome.status === 'rejected');
      if (failed) {
        await remove();
        throw failed.reason;
      }
      return { picture: pictureOf(files), pictureHash: prepared.pictureHash, remove };
    },
  };
}

interface PictureFile extends Rendition {
  readonly path: string;
}
type PictureFiles = readonly [PictureFile, ...PictureFile[]];

function filesOf(base: string, { full, thumbnails }: PreparedPicture): PictureFiles {
  return [
    { ...full, path: `${base}.webp` },
    ...thumbnails.map((it) => ({ ...it, path: `${base}-${String(it.nominalWidth)}.webp` })),
  ];
}

function pictureOf([full, ...thumbnails]: PictureFiles): Picture {
  const stored = ({ path, width, height }: PictureFile) => ({ url: mediaUrl(path), width, height });
  return { ...stored(full), thumbnails: thumbnails.map(stored) };
}
