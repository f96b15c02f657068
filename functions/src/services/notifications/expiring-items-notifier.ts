import { DAY_MS } from '@contract/rules/durations';
import { lapseExpiry } from '@contract/rules/retention';
import { LAPSE_NOTICE_DAYS, LAPSE_RETENTION_DAYS } from '@contract/schemas/retention';
import { NOTIFICATION_DEFAULTS } from '../../domain/notifications/notification-defaults';
import { expiringItemsWords } from '../../domain/notifications/notification-words';
import type { EndedPlan, EndedPlansRepo } from '../../repos/ended-plans-repo';
import type { ItemExpiriesRepo } from '../../repos/item-expiries-repo';
import type { UsersRepo } from '../../repos/users-repo';
import type { WriteNotification } from './write-notification';

const NOTICE_AFTER_MS = (LAPSE_RETENTION_DAYS - LAPSE_NOTICE_DAYS) * DAY_MS;

interface ExpiringItemsNotifierDeps {
  readonly endedPlans: EndedPlansRepo;
  readonly users: Pick<UsersRepo, 'get'>;
  readonly itemExpiries: Pick<ItemExpiriesRepo, 'countAt'>;
  readonly notifications: Pick<WriteNotification, 'add'>;
  readonly now: () => Date;
}

export interface ExpiringItemsNotifier {
  /**
   * Notifies each member once for each lapse of Premium, seven days before the first of their items expire because of
   * the lapse. Continues where a failed run stopped. Leaves out lapses whose items have already expired. Costs about 3
   * reads for each member.
   */
  notify(): Promise<void>;
}

export function createExpiringItemsNotifier(
  deps: ExpiringItemsNotifierDeps,
): ExpiringItemsNotifier {
  const { endedPlans, users, itemExpiries, notifications, now } = deps;

  const notifyOne = async ({ uid, endDate: lapse }: EndedPlan): Promise<void> => {
    const member = await users.get(uid);
    const hasLapsed =
      member?.subscriptionStatus === 'canceled' &&
      member.subscriptionEndDate?.getTime() === lapse.getTime();
    // Writes nothing if the member was deleted or has subscribed again since the list of ended plans was read.
    if (!hasLapsed) return;
    const expiresAt = lapseExpiry(lapse);
    const count = await itemExpiries.countAt(uid, expiresAt);
    if (count === 0) return;
    await notifications.add(
      { uid, id: `expiring_${lapse.getTime()}` },
      {
        ...NOTIFICATION_DEFAULTS,
        type: 'other',
        topic: 'expiring_items',
        ...expiringItemsWords(count, expiresAt),
      },
    );
  };

  return {
    notify: async () => {
      const time = now().getTime();
      const to = new Date(time - NOTICE_AFTER_MS);
      const oldest = new Date(time - LAPSE_RETENTION_DAYS * DAY_MS);
      const doneTo = await endedPlans.doneTo();
      const from = doneTo && doneTo > oldest ? doneTo : oldest;
      for await (const page of endedPlans.between(from, to)) {
        for (const plan of page) await notifyOne(plan);
        const last = page.at(-1);
        if (last) await endedPlans.setDoneTo(last.endDate);
      }
      await endedPlans.setDoneTo(to);
    },
  };
}
