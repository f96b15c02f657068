import type { HiddenItemsRepo } from '../../repos/hidden-items-repo';
import type { ItemsRepo } from '../../repos/items-repo';
import type { StoredReport } from '../../repos/stored-report';
import type { FollowDecision } from './report-decisions';
import { requireItemKey } from './require-item-key';
import type { ShowAgain } from './show-again';

interface FollowDecisionParts {
  readonly hiddenItems: Pick<HiddenItemsRepo, 'get' | 'prepareKeeping' | 'prepareShowing'>;
  readonly items: Pick<ItemsRepo, 'get'>;
  readonly showAgain: ShowAgain;
  readonly now: () => Date;
}

/**
 * Decisions about an item that reports hid: a dismissal shows it again if no pending report is left. A resolved report keeps it hidden for
 * 30 days, and then it is removed. Nothing else changes an item. Costs 1 read for a decision about another item.
 */
export function createFollowDecision(parts: FollowDecisionParts): FollowDecision {
  const { hiddenItems, items, showAgain, now } = parts;

  /** Whether reports hide the item, and no admin has decided to keep it hidden. */
  const isUndecided = async ({ record: { itemId, commentId } }: StoredReport) => {
    const hidden = commentId === null ? await hiddenItems.get(itemId) : null;
    return hidden?.isAutomatic === true && hidden.removeAt === null;
  };

  return async ({ report, status, actor }, decide) => {
    if (status === 'reviewed' || !(await isUndecided(report))) return decide();
    const key = requireItemKey(report, actor);
    if (status === 'resolved')
      return decide((transaction) => hiddenItems.prepareKeeping(transaction, key, now()));
    const stored = await items.get(key.itemId);
    if (!stored) return decide();
    const { result } = await showAgain(key.itemId, stored.record, (showing) =>
      decide(async (transaction, { pendingLeft }) => {
        if (pendingLeft > 0) return null;
        const undecided = { ...showing, unlessKept: true };
        const prepared = await hiddenItems.prepareShowing(transaction, key, undecided);
        // The audit entry is about the report.
        return prepared && { write: prepared.write };
      }),
    );
    return result;
  };
}
