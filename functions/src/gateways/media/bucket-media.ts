import type { Bucket } from '@google-cloud/storage';
import { assertMediaFolder, assertMediaPath, MEDIA_TYPE } from '../../domain/media-path';
import type { MediaGateway } from './media';

/** Keeps pictures in a Cloud Storage bucket that no browser reads directly. */
export function createBucketMedia(bucket: Bucket): MediaGateway {
  return {
    async put(path, { bytes, contentType }) {
      // Pictures are small: a resumable upload would only add a round trip.
      await bucket.file(assertMediaPath(path)).save(bytes, { contentType, resumable: false });
    },
    async get(path) {
      try {
        const [bytes] = await bucket.file(assertMediaPath(path)).download();
        return { bytes, contentType: MEDIA_TYPE };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async removeFolder(folder) {
      // The slash keeps 'items/a' from taking 'items/ab' along.
      await bucket.deleteFiles({ prefix: `${assertMediaFolder(folder)}/`, force: true });
    },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && Number(error.code) === 404;
}
