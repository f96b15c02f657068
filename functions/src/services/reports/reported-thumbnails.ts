import { isMediaPath, mediaPathOf, reportFolder } from '../../domain/media-path';
import type { MediaGateway } from '../../gateways/media/media';
import type { Logger } from '../../lib/logger';

interface ThumbnailParts {
  readonly media: () => Promise<Pick<MediaGateway, 'copy'>>;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Copies a thumbnail of an item to `reports/{itemId}/{same name}`, so that admins can judge a report after the item is gone. Returns the
 * path of the copy, or null if it could not be copied, because a report is more important than its picture. Safe to repeat.
 */
export type CopyThumbnail = (itemId: string, url: string) => Promise<string | null>;

export const createCopyThumbnail =
  ({ media, log }: ThumbnailParts): CopyThumbnail =>
  async (itemId, url) => {
    try {
      const path = mediaPathOf(url);
      const copy = `${reportFolder(itemId)}/${path?.split('/').at(-1) ?? ''}`;
      if (path === null || !isMediaPath(copy)) return null;
      return (await (await media()).copy(path, copy)) ? copy : null;
    } catch (error) {
      log.warn('reported_thumbnail_failed', { itemId, error });
      return null;
    }
  };
