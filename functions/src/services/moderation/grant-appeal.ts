import type { Micros } from '../../domain/items/item-index/indexed-item';
import { type Authorized, authorizeForAdmin } from '../../lib/authority';
import type { AppealDecision } from '../../repos/appeal-decisions-repo';
import type { AppealedRuling } from '../../repos/appeals-repo';
import type { DecidingAdmin } from '../../repos/decision-of-report';
import type { HiddenItemsRepo, ItemShowingParams } from '../../repos/hidden-items-repo';
import type { ItemKey, ItemsRepo } from '../../repos/items-repo';
import type { PendingReportsRepo } from '../../repos/pending-reports-repo';
import type { SanctionsRepo } from '../../repos/sanctions-repo';
import type { ShowItemAgain } from './show-item-again';

type Grant = AppealDecision['grant'];

/**
 * Grants an appeal by calling `decide` once with a function that prepares the effects in the transaction of the
 * decision: a hidden item is shown again, with its pictures at new paths and its pending reports dismissed, or a
 * suspended member is restored. Returns the result of `decide`, and the time when the item was changed, in microseconds
 * since 1970 (0 if no item was changed).
 */
export type GrantAppeal = <Result>(
  appeal: { readonly ruling: AppealedRuling; readonly admin: DecidingAdmin },
  decide: (grant: Grant) => Promise<Result>,
) => Promise<{ readonly result: Result; readonly changedAt: Micros }>;

interface GrantAppealDeps {
  readonly items: Pick<ItemsRepo, 'get'>;
  readonly hiddenItems: Pick<HiddenItemsRepo, 'prepareShowing'>;
  readonly pendingReports: PendingReportsRepo;
  readonly sanctions: Pick<SanctionsRepo, 'prepareSuspensionEnd'>;
  readonly showItemAgain: ShowItemAgain;
  readonly now: () => Date;
}

export function createGrantAppeal(deps: GrantAppealDeps): GrantAppeal {
  const { items, hiddenItems, pendingReports, sanctions, showItemAgain, now } = deps;

  const showing =
    (item: Authorized<ItemKey>, admin: DecidingAdmin, copies: ItemShowingParams): Grant =>
    async (transaction, { id: granted }) => {
      const shown = await hiddenItems.prepareShowing(transaction, item, { ...copies, granted });
      if (!shown) return null;
      const dismissal = await pendingReports.prepareDismissal(transaction, { item, admin });
      const write = () => {
        shown.write();
        dismissal.write();
      };
      return { ...shown, reports: dismissal.count, write };
    };
  const restoring: Grant = (transaction, { id: rulingId, record: { memberId } }) =>
    sanctions.prepareSuspensionEnd(transaction, { memberId, rulingId, end: 'granted', at: now() });
  const nothing: Grant = async () => null;

  return async ({ ruling: { record }, admin }, decide) => {
    const { kind, itemId, end } = record;
    if (kind === 'suspension') return { result: await decide(restoring), changedAt: 0 };
    const item = itemId === null ? null : authorizeForAdmin(admin.actor, { itemId });
    const stored = item && end === null ? await items.get(item.itemId) : null;
    if (!item || stored?.record.removedAt !== null)
      return { result: await decide(nothing), changedAt: 0 };
    await pendingReports.dismissMost({ item, admin });
    return showItemAgain(item.itemId, stored.record, (copies) =>
      decide(showing(item, admin, copies)),
    );
  };
}
