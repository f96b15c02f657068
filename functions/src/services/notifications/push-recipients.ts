import { isPremiumAt } from '@contract/rules/premium';
import type { NotificationKind } from '@contract/schemas/notification-settings';
import type { NotificationSettingsRepo } from '../../repos/notification-settings-repo';
import { subscriptionOf, type UsersRepo } from '../../repos/users-repo';

interface PushRecipientsParts {
  readonly users: Pick<UsersRepo, 'get'>;
  readonly notificationSettings: Pick<NotificationSettingsRepo, 'get'>;
  readonly now: () => Date;
}

/** Whether the member wants pushes of a kind. Null stands for notifications that nobody can turn off. */
export type WantsPush = (kind: NotificationKind | null) => boolean;

/** Returns what says which pushes a member wants, or null if none: a free member, one who is gone, or pushes are off. Two reads. */
export const createPushRecipients =
  ({ users, notificationSettings, now }: PushRecipientsParts) =>
  async (uid: string): Promise<WantsPush | null> => {
    const [member, { isPushOn, kinds }] = await Promise.all([
      users.get(uid),
      notificationSettings.get(uid),
    ]);
    if (!isPushOn || !member || !isPremiumAt(subscriptionOf(member), now())) return null;
    return (kind) => kind === null || (kinds[kind].inApp && kinds[kind].push);
  };
