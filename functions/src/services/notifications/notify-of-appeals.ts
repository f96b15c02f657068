import { decidedAppealWords } from '../../domain/notifications/moderation-words';
import { endedSubscriptionText } from '../../domain/notifications/sanction-words';
import type { ItemsRepo } from '../../repos/items-repo';
import type { RulingsRepo } from '../../repos/rulings-repo';
import type { UsersRepo } from '../../repos/users-repo';
import { createTell } from './tell-of-moderation';
import type { WriteNotification } from './write-notification';

export interface NotifyOfAppeals {
  /** Called after an admin decided an appeal: notifies the member once. */
  decidedAppeal(rulingId: string): Promise<void>;
}

interface NotifyOfAppealsDeps {
  readonly write: Pick<WriteNotification, 'add'>;
  readonly users: Pick<UsersRepo, 'get'>;
  readonly items: Pick<ItemsRepo, 'get'>;
  readonly rulings: Pick<RulingsRepo, 'get'>;
  readonly now: () => Date;
}

export function createNotifyOfAppeals(deps: NotifyOfAppealsDeps): NotifyOfAppeals {
  const { users, items, rulings, now } = deps;
  const tell = createTell(deps);
  return {
    decidedAppeal: async (rulingId) => {
      const ruling = await rulings.get(rulingId);
      const { status = 'pending', answer = '' } = ruling?.appeal ?? {};
      if (!ruling || status === 'pending') return;
      const { kind, itemId, itemTitle, end, endsSubscription } = ruling;
      const item = itemId === null ? null : await items.get(itemId);
      // Even after a granted appeal, a suspension can still hide the item.
      const isEffective = end === 'granted' && (!item || item.record.hiddenAt === null);
      const isGranted = status === 'granted';
      const member = endsSubscription ? await users.get(ruling.memberId) : null;
      const subscription = member && endedSubscriptionText(member, now());
      await tell(ruling.memberId, {
        ...{ id: `appeal_${rulingId}`, topic: 'moderation', rulingId },
        words: decidedAppealWords({
          ...{ kind, itemTitle, isGranted, isEffective, subscription, answer },
        }),
      });
    },
  };
}
