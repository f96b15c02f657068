import { MODERATION_MESSAGES } from '@contract/schemas/report-for-admins';
import { AppError } from '../../lib/app-error';
import type { HiddenItemsRepo } from '../../repos/hidden-items-repo';
import type { ItemsRepo } from '../../repos/items-repo';
import type { ReportActionService } from './report-action-service';
import type { ReportDecisionApplier } from './report-decisions';
import { requireItemKey } from './require-item-key';
import type { ShowItemAgain } from './show-item-again';

interface ReportDecisionApplierDeps {
  readonly reportActionService: Pick<ReportActionService, 'current'>;
  readonly hiddenItems: Pick<HiddenItemsRepo, 'isUndecided' | 'prepareKeeping' | 'prepareShowing'>;
  readonly items: Pick<ItemsRepo, 'get'>;
  readonly showItemAgain: ShowItemAgain;
  readonly now: () => Date;
}

/**
 * Creates a function that decides a report. If reports have hidden the item, it also changes the item. A dismissal
 * shows the item again if no pending report is left. If the report is resolved, the item stays hidden for 30 days and
 * is then removed. Other decisions do not change the item. A dismissal that leaves no pending report throws AppError
 * 'conflict' with the current report if reports have hidden the item only after the dismissal began. Costs up to 2
 * reads for an item that is not hidden.
 */
export function createReportDecisionApplier(
  deps: ReportDecisionApplierDeps,
): ReportDecisionApplier {
  const { reportActionService, hiddenItems, items, showItemAgain, now } = deps;
  return async ({ report, status, actor }, decide) => {
    const { itemId, commentId } = report.record;
    if (status === 'reviewed' || commentId !== null) return decide();
    const key = requireItemKey(report, actor);
    if (status === 'resolved')
      return decide((transaction, { admin }) =>
        hiddenItems.prepareKeeping(transaction, key, { admin, now: now() }),
      );
    const stored = (await hiddenItems.isUndecided(itemId)) ? await items.get(itemId) : null;
    if (!stored)
      return decide(async (transaction, { pendingLeft }) => {
        if (pendingLeft > 0 || !(await hiddenItems.isUndecided(itemId, transaction))) return null;
        const { output: current } = await reportActionService.current({
          actor,
          number: report.number,
        });
        throw new AppError('conflict', MODERATION_MESSAGES.changed, { current });
      });
    const { result } = await showItemAgain(itemId, stored.record, (showing) =>
      decide(async (transaction, { pendingLeft }) => {
        if (pendingLeft > 0) return null;
        const undecided = { ...showing, unlessKept: true };
        return hiddenItems.prepareShowing(transaction, key, undecided);
      }),
    );
    return result;
  };
}
