import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { StoredFile } from './category-tree-store';

/** @param path an absolute path */
export function createFolderFile(path: string): StoredFile {
  return {
    version: () =>
      orNullIfMissing(async () => {
        const { ino, mtimeMs } = await stat(path);
        return `${ino}-${mtimeMs}`;
      }),
    read: () => orNullIfMissing(() => readFile(path)),
    async write(bytes) {
      // Writes a temporary file and renames it, so that a concurrent read gets a complete file.
      const draft = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, path);
    },
  };
}

async function orNullIfMissing<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
