import { isMediaPath, mediaPathOf, reportFolder } from '../../domain/media-path';
import type { MediaGateway } from '../../gateways/media/media';
import type { Logger } from '../../lib/logger';

type Media = () => Promise<Pick<MediaGateway, 'copy'>>;

interface ThumbnailDeps {
  readonly media: Media;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Copies a thumbnail of an item to `reports/{itemId}/{same name}`, so that admins can judge a report after the item is
 * gone. Returns the path of the copy, or null if there is no such picture. Idempotent.
 */
export type CopyThumbnail = (itemId: string, url: string) => Promise<string | null>;

/** Creates a copy function that throws if the copy fails, so that the caller can try again. */
export const createStrictThumbnailCopier =
  (media: Media): CopyThumbnail =>
  async (itemId, url) => {
    const path = mediaPathOf(url);
    const copy = `${reportFolder(itemId)}/${path?.split('/').at(-1) ?? ''}`;
    if (path === null || !isMediaPath(copy)) return null;
    return (await (await media()).copy(path, copy)) ? copy : null;
  };

/**
 * Creates a copy function that logs a failed copy and returns null, because a report is more important than its
 * picture.
 */
export const createLenientThumbnailCopier =
  ({ media, log }: ThumbnailDeps): CopyThumbnail =>
  async (itemId, url) => {
    try {
      return await createStrictThumbnailCopier(media)(itemId, url);
    } catch (error) {
      log.warn('reported_thumbnail_failed', { itemId, error });
      return null;
    }
  };
