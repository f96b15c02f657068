import type { Bucket } from '@google-cloud/storage';
import {
  assertMediaFolder,
  assertMediaPath,
  isMediaPath,
  mediaTypeOf,
} from '../../domain/media-path';
import type { MediaGateway } from './media';

/** Creates a gateway that stores pictures in a Cloud Storage bucket. Browsers cannot read the bucket. */
export function createBucketMediaGateway(bucket: Bucket): MediaGateway {
  const filesIn = async (folder: string) => {
    const [files] = await bucket.getFiles({ prefix: `${assertMediaFolder(folder)}/` });
    return files;
  };
  return {
    async put(path, { bytes, contentType }) {
      // The upload is not resumable, because pictures are small and a resumable upload costs another round trip.
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
    async copy(from, to) {
      try {
        await bucket.file(assertMediaPath(from)).copy(bucket.file(assertMediaPath(to)));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    async remove(path) {
      await bucket.file(assertMediaPath(path)).delete({ ignoreNotFound: true });
    },
    async list({ after, limit }) {
      const [files, , response] = await bucket.getFiles({
        autoPaginate: false,
        maxResults: limit,
        ...(after !== null && { startOffset: `${after}${AFTER}` }),
      });
      const pictures = files
        .filter(({ name }) => isMediaPath(name))
        .map(({ name, metadata }) => ({ path: name, storedAt: storedAt(metadata) }));
      return { pictures, next: hasMore(response) ? (files.at(-1)?.name ?? null) : null };
    },
    async pathsIn(folder) {
      return (await filesIn(folder)).map(({ name }) => name).filter(isMediaPath);
    },
    async removeFolder(folder) {
      const files = await filesIn(folder);
      await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
    },
  };
}

/**
 * The text that is appended to the last path of a page to get the `startOffset` of the next page. `startOffset` is
 * inclusive, and the next page must not repeat that path. '!' is enough, because it sorts before all characters of a
 * path.
 */
const AFTER = '!';

function storedAt({ timeCreated }: { readonly timeCreated?: string | undefined }): Date {
  if (timeCreated === undefined) throw new Error('Cloud Storage sent no time of creation');
  return new Date(timeCreated);
}

const hasMore = (response: unknown): boolean =>
  typeof response === 'object' && response !== null && 'nextPageToken' in response;

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && Number(error.code) === 404;
}
