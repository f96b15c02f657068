import { MODERATION_MESSAGES } from '@contract/schemas/report-for-admins';
import { isLive } from '../../domain/items/is-live';
import { AppError } from '../../lib/app-error';
import type { HiddenItemsRepo } from '../../repos/hidden-items-repo';
import type { ItemsRepo, StoredItem } from '../../repos/items-repo';
import type { ItemHiding } from './item-hiding';
import type {
  ActOnReportResponse,
  ActOnReportRequest,
  ReportActionService,
} from './report-action-service';
import { requireItemKey } from './require-item-key';
import type { ShowItemAgain } from './show-item-again';

export interface ItemVisibilityService {
  /**
   * Hides the reported item for 30 days, and resolves its pending reports. Idempotent, and completes an earlier call
   * that failed halfway. Throws the errors of `ReportActionService`, and AppError 'not_found' if the report is about a
   * comment or the item is gone.
   */
  hide(request: ActOnReportRequest): Promise<ActOnReportResponse>;
  /**
   * Shows the item again, with its pictures at new paths, and dismisses its pending reports, so that they do not hide
   * it again. Throws the same errors as `hide`, and AppError 'conflict' if the item is not hidden. So a repeated call
   * throws 'conflict'.
   */
  show(request: ActOnReportRequest): Promise<ActOnReportResponse>;
}

interface ItemVisibilityServiceDeps {
  readonly reportActionService: ReportActionService;
  readonly hiddenItems: Pick<HiddenItemsRepo, 'prepareHiding' | 'prepareShowing'>;
  readonly items: Pick<ItemsRepo, 'get'>;
  readonly itemHiding: Pick<ItemHiding, 'movePictures'>;
  readonly showItemAgain: ShowItemAgain;
  readonly now: () => Date;
}

export function createItemVisibilityService(
  deps: ItemVisibilityServiceDeps,
): ItemVisibilityService {
  const { reportActionService, hiddenItems, items, itemHiding, showItemAgain, now } = deps;

  const requireThere = async (itemId: string): Promise<StoredItem> => {
    const stored = await items.get(itemId);
    const isThere = stored && isLive({ ...stored.record, hiddenAt: null }, now());
    return isThere ? stored : itemGone();
  };
  const notHidden = async (request: ActOnReportRequest): Promise<never> => {
    const { output: current } = await reportActionService.current(request);
    throw new AppError('conflict', MODERATION_MESSAGES.notHidden, { current });
  };

  return {
    hide: async (request) => {
      const decidable = await reportActionService.require(request);
      const key = requireItemKey(decidable.report, request.actor);
      const { reason } = decidable.report.record;
      const response = await reportActionService.act(request, decidable, {
        act: 'hide_item',
        status: 'resolved',
        reports: 'pending too',
        prepare: async (transaction, { admin }) => {
          const hiding = { reason, admin, now: now() };
          const prepared = await hiddenItems.prepareHiding(transaction, key, hiding);
          return prepared === 'gone' ? itemGone() : prepared;
        },
      });
      await itemHiding.movePictures(key.itemId);
      return response;
    },
    show: async (request) => {
      const decidable = await reportActionService.require(request);
      const key = requireItemKey(decidable.report, request.actor);
      const { record } = await requireThere(key.itemId);
      if (record.hiddenAt === null) return notHidden(request);
      const { result, changedAt } = await showItemAgain(key.itemId, record, (showing) =>
        reportActionService.act(request, decidable, {
          act: 'show_item',
          status: 'dismissed',
          reports: 'pending only',
          prepare: async (transaction) =>
            (await hiddenItems.prepareShowing(transaction, key, showing)) ?? notHidden(request),
        }),
      );
      return { ...result, changedAt };
    },
  };
}

function itemGone(): never {
  throw new AppError('not_found', MODERATION_MESSAGES.itemGone);
}
