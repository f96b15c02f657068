import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertMediaFolder, assertMediaPath, mediaTypeOf } from '../../domain/media-path';
import type { MediaGateway } from './media';

/** Stores pictures in a local folder. `root` is an absolute path. */
export function createFolderMedia(root: string): MediaGateway {
  return {
    async put(path, { bytes }) {
      const target = join(root, assertMediaPath(path));
      // Writes a draft and renames it, so that a concurrent read gets the whole picture.
      const draft = `${target}.${randomUUID()}`;
      await mkdir(dirname(target), { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, target);
    },
    async get(path) {
      try {
        const bytes = await readFile(join(root, assertMediaPath(path)));
        return { bytes, contentType: mediaTypeOf(path) };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(path) {
      await rm(join(root, assertMediaPath(path)), { force: true });
    },
    async removeFolder(folder) {
      await rm(join(root, assertMediaFolder(folder)), { recursive: true, force: true });
    },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
