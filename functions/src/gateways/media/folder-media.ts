import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  assertMediaFolder,
  assertMediaPath,
  isMediaPath,
  mediaTypeOf,
} from '../../domain/media-path';
import type { ListedMedia, MediaGateway } from './media';

/** Creates a gateway that stores pictures in a local folder. `root` is an absolute path. */
export function createFolderMediaGateway(root: string): MediaGateway {
  return {
    async put(path, { bytes }) {
      const target = join(root, assertMediaPath(path));
      await writeWhole(target, (draft) => writeFile(draft, bytes));
    },
    async copy(from, to) {
      const source = join(root, assertMediaPath(from));
      const target = join(root, assertMediaPath(to));
      try {
        await writeWhole(target, (draft) => copyFile(source, draft));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
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
    async list({ after, limit }) {
      const paths = (await namesBelow(root))
        .filter((path) => isMediaPath(path) && (after === null || path > after))
        .sort();
      const page = paths.slice(0, limit);
      const listed = await Promise.all(page.map((path) => listedIn(root, path)));
      return {
        pictures: listed.flatMap((picture) => picture ?? []),
        next: paths.length > limit ? (page.at(-1) ?? null) : null,
      };
    },
    async pathsIn(folder) {
      const names = await namesBelow(join(root, assertMediaFolder(folder)));
      return names.map((name) => `${folder}/${name}`).filter(isMediaPath);
    },
    async removeFolder(folder) {
      await rm(join(root, assertMediaFolder(folder)), { recursive: true, force: true });
    },
  };
}

/** Writes a temporary file and renames it, so that a concurrent read gets a complete picture. */
async function writeWhole(target: string, writeTo: (draft: string) => Promise<void>) {
  const draft = `${target}.${randomUUID()}`;
  await mkdir(dirname(target), { recursive: true });
  await writeTo(draft);
  await rename(draft, target);
}

async function namesBelow(root: string): Promise<string[]> {
  try {
    return await readdir(root, { recursive: true });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Returns the entry of a picture for a list. Returns null if the picture was removed after the folder was listed. */
async function listedIn(root: string, path: string): Promise<ListedMedia | null> {
  try {
    const { mtime } = await stat(join(root, path));
    return { path, storedAt: mtime };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
