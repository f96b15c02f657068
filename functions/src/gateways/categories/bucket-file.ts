import type { Bucket } from '@google-cloud/storage';
import type { StoredFile } from './category-tree-store';

export function createBucketFile(bucket: Bucket, path: string): StoredFile {
  const file = bucket.file(path);
  return {
    version: () => orNullIfMissing(async () => String((await file.getMetadata())[0].generation)),
    // Cloud Storage must not decompress the file, because the stored bytes are our own compressed format.
    read: () => orNullIfMissing(async () => (await file.download({ decompress: false }))[0]),
    write: (bytes) => file.save(bytes, { contentType: 'application/gzip', resumable: false }),
  };
}

async function orNullIfMissing<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Error && 'code' in error && Number(error.code) === 404) return null;
    throw error;
  }
}
