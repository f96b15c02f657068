import type { Bucket } from '@google-cloud/storage';
import { assertMediaFolder, assertMediaPath, mediaTypeOf } from '../../domain/media-path';
import type { MediaGateway } from './media';

/** Stores pictures in a Cloud Storage bucket that browsers cannot read. */
export function createBucketMedia(bucket: Bucket): MediaGateway {
  return {
    async put(path, { bytes, contentType }) {
      // A resumable upload costs another round trip, and pictures are small.
      await bucket.file(assertMediaPath(path)).save(bytes, { contentType, resumable: false });
    },
    async get(path) {
      try {
        const [bytes] = await bucket.file(assertMediaPath(path)).download();
        return { bytes, contentType: mediaTypeOf(path) };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(path) {
      await bucket.file(assertMediaPath(path)).delete({ ignoreNotFound: true });
    },
    async removeFolder(folder) {
      const [files] = await bucket.getFiles({ prefix: `${assertMediaFolder(folder)}/` });
      await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
    },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && Number(error.code) === 404;
}
