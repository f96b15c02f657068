import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Category } from '@contract/schemas/category';
import * as z from 'zod/mini';
import { categoryFromPath } from '../../domain/categories/category-path';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Bucket } from '@google-cloud/storage';

/**
 * The file of the category tree. It is in the same bucket or folder as the pictures. `/media` does not serve it,
 * because it is not a picture.
 */
interface StoredFile {
  /** Returns a version that changes with every write, or null if the file does not exist. */
  version(): Promise<string | null>;
  read(): Promise<Buffer | null>;
  write(bytes: Buffer): Promise<void>;
}

export const CATEGORY_TREE_PATH = 'categories/tree.json.gz';

export interface CategoryTree {
  /** The name and version of the tree at eBay, such as 'eBay tree 0, version 119'. */
  readonly source: string;
  readonly categories: readonly Category[];
}

/** Stores the categories that replace the starter set. */
export interface CategoryTreeStore {
  /**
   * Returns the version of the stored tree. The version changes with every write. Returns null if no tree is stored.
   */
  version(): Promise<string | null>;
  /** Returns the stored tree, or null if there is none. Throws if the file is unreadable. */
  read(): Promise<CategoryTree | null>;
  write(tree: CategoryTree): Promise<void>;
}

const storedSchema = z.object({
  source: z.string(),
  /** Each category as a pair of its id and its path. */
  categories: z.array(z.tuple([z.string(), z.string()])),
});

/** The error codes for a missing file. Node's file system reports 'ENOENT', and Cloud Storage reports 404. */
const MISSING = new Set(['ENOENT', '404']);

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** @param openFile called on first use, because it may load the Cloud Storage SDK */
export function createCategoryTreeStore(openFile: () => Promise<StoredFile>): CategoryTreeStore {
  let opened: Promise<StoredFile> | undefined;
  const file = () => (opened ??= openFile());
  return {
    version: async () => (await file()).version(),
    async read() {
      const bytes = await (await file()).read();
      if (bytes === null) return null;
      const json: unknown = JSON.parse((await decompress(bytes)).toString('utf8'));
      const { source, categories } = storedSchema.parse(json);
      return { source, categories: categories.map(([id, path]) => categoryFromPath(id, path)) };
    },
    async write({ source, categories }) {
      const pairs = categories.map(({ categoryId, fullCategoryPath }) => [
        categoryId,
        fullCategoryPath,
      ]);
      const json = JSON.stringify({ source, categories: pairs });
      await (await file()).write(await compress(json));
    },
  };
}

/**
 * Opens a file in a local folder.
 * @param path an absolute path
 */
export function openFolderFile(path: string): StoredFile {
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

/** Opens a file in a bucket of Cloud Storage. */
export function openBucketFile(bucket: Bucket, path: string): StoredFile {
  const file = bucket.file(path);
  return {
    version: () => orNullIfMissing(async () => String((await file.getMetadata())[0].generation)),
    // Cloud Storage must not decompress the file, because the stored bytes are our own compressed format.
    read: () => orNullIfMissing(async () => (await file.download({ decompress: false }))[0]),
    write: (bytes) => file.save(bytes, { contentType: 'application/gzip', resumable: false }),
  };
}

/** Returns the result of `call`, or null if it fails because the file does not exist. */
async function orNullIfMissing<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && MISSING.has(String(error.code));
    if (isMissing) return null;
    throw error;
  }
}
