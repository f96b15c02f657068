import type { FileResponse } from '@contract/endpoints/define-endpoint';
import { MODERATION_MESSAGES } from '@contract/schemas/report-for-admins';
import type { MediaGateway, StoredMedia } from '../../gateways/media/media';
import { AppError } from '../../lib/app-error';
import type { ItemsRepo } from '../../repos/items-repo';
import type { ReportQueueRepo } from '../../repos/report-queue-repo';
import type { HiddenPictureStore } from './hidden-picture-store';

export interface ReportPictureRequest {
  readonly number: string;
  readonly size: 'full' | 'thumbnail';
}

export interface ReportPictures {
  /**
   * Returns the current picture of the item, even if the item is hidden. For 'thumbnail', and if the item is gone,
   * returns the thumbnail that was copied for the report. Throws AppError 'not_found' if there is no such report or
   * picture. Costs 1 or 2 reads.
   */
  get(request: ReportPictureRequest): Promise<FileResponse>;
}

interface ReportPicturesDeps {
  readonly reportQueue: Pick<ReportQueueRepo, 'get'>;
  readonly items: Pick<ItemsRepo, 'get'>;
  readonly hiddenPictureStore: Pick<HiddenPictureStore, 'find'>;
  readonly media: () => Promise<Pick<MediaGateway, 'get'>>;
}

export function createReportPictures(deps: ReportPicturesDeps): ReportPictures {
  const { reportQueue, items, hiddenPictureStore, media } = deps;

  const ofItem = async (itemId: string): Promise<StoredMedia | null> => {
    const stored = await items.get(itemId);
    if (stored?.record.removedAt !== null) return null;
    return hiddenPictureStore.find({ itemId, picture: stored.record.picture });
  };
  const copied = async (path: string | null) => (path === null ? null : (await media()).get(path));

  return {
    get: async ({ number, size }) => {
      const report = await reportQueue.get({ number });
      if (!report) throw new AppError('not_found', MODERATION_MESSAGES.missing);
      const { itemId, thumbnail } = report.record;
      const full = size === 'full' ? await ofItem(itemId) : null;
      const found = full ?? (await copied(thumbnail));
      if (!found) throw new AppError('not_found', MODERATION_MESSAGES.pictureMissing);
      return { content: found.bytes };
    },
  };
}
