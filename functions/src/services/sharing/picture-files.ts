import { mediaTypeOf } from '../../domain/media-path';
import type { MediaGateway } from '../../gateways/media/media';
import type { Logger } from '../../lib/logger';

export interface PictureFile {
  readonly path: string;
  readonly bytes: Buffer;
}

/** Stores and removes groups of picture files. If a file cannot be removed, logs the failure instead of throwing. */
export interface PictureFiles {
  /**
   * Stores the files, and returns a function that removes them. If a file cannot be stored, removes the ones that were
   * stored, and throws.
   */
  put(files: readonly PictureFile[], log: Logger): Promise<() => Promise<void>>;
  /** Removes the files in `folder` that have paths that start with `start`. */
  removeStartingWith(start: string, folder: string, log: Logger): Promise<void>;
}

export type FilesMedia = Pick<MediaGateway, 'put' | 'remove' | 'pathsIn'>;

export function createPictureFiles(media: FilesMedia): PictureFiles {
  const failed = (log: Logger, path: string | undefined, cause: unknown) =>
    log.error('picture_cleanup_failed', { path, cause: String(cause) });

  const removeAll = async (paths: readonly string[], log: Logger) => {
    const removed = await Promise.allSettled(paths.map((path) => media.remove(path)));
    for (const [at, outcome] of removed.entries())
      if (outcome.status === 'rejected') failed(log, paths[at], outcome.reason);
  };

  return {
    async put(files, log) {
      // Waits until all writes have ended before it removes files. Otherwise, a slow write could store its file after
      // the removal, and the file would stay.
      const written = await Promise.allSettled(
        files.map(({ path, bytes }) => media.put(path, { bytes, contentType: mediaTypeOf(path) })),
      );
      const remove = () =>
        removeAll(
          files.map(({ path }) => path),
          log,
        );
      const failure = written.find((outcome) => outcome.status === 'rejected');
      if (!failure) return remove;
      await remove();
      throw failure.reason;
    },
    async removeStartingWith(start, folder, log) {
      try {
        const paths = await media.pathsIn(folder);
        const starting = paths.filter((path) => path.startsWith(start));
        await removeAll(starting, log);
      } catch (error) {
        failed(log, start, error);
      }
    },
  };
}
