import type { Micros } from '../../domain/items/item-index/indexed-item';
import { type Authorized, authorizedToAdmin } from '../../lib/authority';
import type { AppealDecision, Effect } from '../../repos/appeal-decisions-repo';
import type { AppealedRuling, AppealsRepo } from '../../repos/appeals-repo';
import type { Admin } from '../../repos/decision-of-report';
import type { HiddenItemsRepo } from '../../repos/hidden-items-repo';
import type { ItemKey, ItemsRepo } from '../../repos/items-repo';
import type { PendingReportsRepo } from '../../repos/pending-reports-repo';
import type { SuspensionsRepo } from '../../repos/suspensions-repo';
import type { ShowAgain } from './show-again';

type Grant = AppealDecision['grant'];

/**
 * Calls `decide` once with what granting the appeal changes: a hidden item is shown again, with its pictures at new paths and its pending
 * reports dismissed; a warning is withdrawn; a suspended member is restored. Returns also when an item was changed, in microseconds since
 * 1970, or 0.
 */
export type GrantAppeal = <Result>(
  ruling: AppealedRuling,
  admin: Admin,
  decide: (grant: Grant) => Promise<Result>,
) => Promise<{ readonly result: Result; readonly changedAt: Micros }>;

interface GrantAppealParts {
  readonly items: Pick<ItemsRepo, 'get'>;
  readonly hiddenItems: Pick<HiddenItemsRepo, 'prepareShowing'>;
  readonly pendingReports: PendingReportsRepo;
  readonly appeals: Pick<AppealsRepo, 'prepareEnd'>;
  readonly suspensions: Pick<SuspensionsRepo, 'prepareRestoring'>;
  readonly showAgain: ShowAgain;
}

export function createGrantAppeal(parts: GrantAppealParts): GrantAppeal {
  const { items, hiddenItems, pendingReports, appeals, suspensions, showAgain } = parts;

  const ofItem =
    (item: Authorized<ItemKey>, admin: Admin, showing: Parameters<typeof hiddenItems.prepareShowing>[2]): Grant =>
    async (transaction, { id }) => {
      const shown = await hiddenItems.prepareShowing(transaction, item, { ...showing, granted: id });
      if (!shown) return null;
      const { count, write } = await pendingReports.prepareDismissal(transaction, { item, admin });
      const writeBoth = () => {
        shown.write();
        write();
      };
      return { ...shown, reports: count, write: writeBoth };
    };
  const ofMember: Grant = async (transaction, { id, record }): Promise<Effect | null> => {
    if (record.kind === 'warning')
      return { ...WITHDRAWN, write: () => appeals.end(transaction, id) };
    if (record.kind !== 'suspension') return null;
    const write = await suspensions.prepareRestoring(transaction, record.memberId, id);
    return write && { before: 'suspended', after: 'active', write };
  };
}
