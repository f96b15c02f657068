import { MODERATION_MESSAGES } from '@contract/schemas/reported';
import { isLive } from '../../domain/items/is-live';
import { AppError } from '../../lib/app-error';
import { type Actor, type Authorized, authorizedToAdmin } from '../../lib/authority';
import type { HiddenItemsRepo } from '../../repos/hidden-items-repo';
import type { ItemKey, ItemsRepo, StoredItem } from '../../repos/items-repo';
import type { StoredReport } from '../../repos/stored-report';
import type { ActAnswer, ActRequest, Deciding } from './deciding';
import type { ItemHiding } from './item-hiding';
import type { FollowDecision } from './report-decisions';
import type { ShowAgain } from './show-again';

export interface HiddenItems {
  /**
   * Hides the reported item for 30 days, and resolves its pending reports. Safe to repeat, and finishes what an earlier call left. Throws
   * as `Deciding` does, and AppError 'not_found' for a report of a comment and for an item that is gone.
   */
  hide(request: ActRequest): Promise<ActAnswer>;
  /** Shows the item again, with its pictures at new paths. Throws like `hide`, and AppError 'conflict' if the item is not hidden. */
  show(request: ActRequest): Promise<ActAnswer>;
  /**
   * Decisions about an item that reports hid: a dismissal shows it again if no pending report is left. A resolved report keeps it hidden
   * for 30 days, and then it is removed.
   */
  readonly followDecision: FollowDecision;
}

interface HiddenItemsParts {
  readonly deciding: Deciding;
  readonly hiddenItems: HiddenItemsRepo;
  readonly items: Pick<ItemsRepo, 'get'>;
  readonly itemHiding: Pick<ItemHiding, 'movePictures'>;
  readonly showAgain: ShowAgain;
  readonly now: () => Date;
}

export function createHiddenItems(parts: HiddenItemsParts): HiddenItems {
  const { deciding, hiddenItems, items, itemHiding, showAgain, now } = parts;

  const requireThere = async (itemId: string): Promise<StoredItem> => {
    const stored = await items.get(itemId);
    const isThere = stored && isLive({ ...stored.record, hiddenAt: null }, now());
    return isThere ? stored : itemGone();
  };
  const notHidden = async (request: ActRequest): Promise<never> => {
    const { output: current } = await deciding.current(request);
    throw new AppError('conflict', MODERATION_MESSAGES.notHidden, { current });
  };

  return {
    hide: async (request) => {
      const decidable = await deciding.require(request);
      const key = requireItem(decidable.report, request.actor);
      const { reason } = decidable.report.record;
      const { answer } = await deciding.act(request, decidable, {
        ...{ act: 'hide_item', status: 'resolved', reports: 'pending too' },
        prepare: async (transaction) => {
          const hiding = { reason, now: now() };
          const prepared = await hiddenItems.prepareHiding(transaction, key, hiding);
          return prepared === 'gone' ? itemGone() : prepared;
        },
      });
      await itemHiding.movePictures(key.itemId);
      return answer;
    },
    show: async (request) => {
      const decidable = await deciding.require(request);
      const key = requireItem(decidable.report, request.actor);
      const { record } = await requireThere(key.itemId);
      if (record.hiddenAt === null) return notHidden(request);
      const { result, changedAt } = await showAgain(key.itemId, record, (showing) =>
        deciding.act(request, decidable, {
          ...{ act: 'show_item', status: null, reports: 'this' },
          prepare: async (transaction) =>
            (await hiddenItems.prepareShowing(transaction, key, showing)) ?? notHidden(request),
        }),
      );
      // The report does not change, so the answer does not know when the item did.
      return { ...result.answer, changedAt };
    },
    followDecision: async ({ report, status, actor }, decide) => {
      const { itemId, commentId } = report.record;
      const hidden = commentId === null ? await hiddenItems.get(itemId) : null;
      const isUndecided = hidden?.isAutomatic === true && hidden.removeAt === null;
      if (!isUndecided || status === 'reviewed') return decide();
      const key = requireItem(report, actor);
      if (status === 'resolved')
        return decide((transaction) => hiddenItems.prepareKeeping(transaction, key, now()));
      const stored = await items.get(itemId);
      if (!stored) return decide();
      const { result } = await showAgain(itemId, stored.record, (showing) =>
        decide(async (transaction, { pendingLeft }) => {
          if (pendingLeft > 0) return null;
          const undecided = { ...showing, unlessKept: true };
          const prepared = await hiddenItems.prepareShowing(transaction, key, undecided);
          // The audit entry is about the report.
          return prepared && { write: prepared.write };
        }),
      );
      return result;
    },
  };
}

function requireItem({ record }: StoredReport, actor: Actor): Authorized<ItemKey> {
  const key = authorizedToAdmin(actor, { itemId: record.itemId });
  if (!key || record.commentId !== null)
    throw new AppError('not_found', MODERATION_MESSAGES.notOfItem);
  return key;
}

function itemGone(): never {
  throw new AppError('not_found', MODERATION_MESSAGES.itemGone);
}
