import { randomBytes } from 'node:crypto';
import { avifOf } from '@contract/rules/picture-files';
import type { Picture } from '@contract/schemas/image';
import { mediaTypeOf, mediaUrl } from '../../domain/media-path';
import type { MediaGateway } from '../../gateways/media/media';
import type {
  PicturesGateway,
  PreparedPicture,
  Rendition,
  Thumbnail,
} from '../../gateways/pictures/pictures';
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
  readonly media: Pick<MediaGateway, 'put' | 'remove'>;
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
      const base = `items/${itemId}/${randomBytes(16).toString('hex')}`;
      const files = filesOf(base, prepared);
      const paths = files.map(({ path }) => path);
      const remove = () => removeAll(paths, log);
      // Waits for every write, because one that ends after the removal would stay.
      const written = await Promise.allSettled(
        files.map(({ path, bytes }) => media.put(path, { bytes, contentType: mediaTypeOf(path) })),
      );
      const failed = written.find((outcome) => outcome.status === 'rejected');
      if (failed) {
        await remove();
        throw failed.reason;
      }
      return { picture: pictureOf(base, prepared), pictureHash: prepared.pictureHash, remove };
    },
  };
}

interface PictureFile {
  readonly path: string;
  readonly bytes: Buffer;
}

const fullPath = (base: string) => `${base}.webp`;
const thumbnailPath = (base: string, { nominalWidth }: Thumbnail) =>
  `${base}-${String(nominalWidth)}.webp`;

function filesOf(base: string, { full, thumbnails }: PreparedPicture): PictureFile[] {
  return [
    { path: fullPath(base), bytes: full.bytes },
    ...thumbnails.flatMap((thumbnail) => {
      const path = thumbnailPath(base, thumbnail);
      return [
        { path, bytes: thumbnail.bytes },
        { path: avifOf(path), bytes: thumbnail.avif },
      ];
    }),
  ];
}

function pictureOf(base: string, { full, thumbnails, placeholder }: PreparedPicture): Picture {
  const stored = (path: string, { width, height }: Rendition) => ({
    url: mediaUrl(path),
    width,
    height,
  });
  return {
    ...stored(fullPath(base), full),
    thumbnails: thumbnails.map((it) => stored(thumbnailPath(base, it), it)),
    hasAvif: true,
    placeholder,
  };
}
