import { isPremiumAt } from '@contract/rules/premium';
import type { NotificationKind } from '@contract/schemas/notification-settings';
import { isSuspendedAt } from '../../domain/moderation/current-suspension';
import type { NotificationSettingsRepo } from '../../repos/notification-settings-repo';
import { subscriptionOf, type UsersRepo } from '../../repos/users-repo';

interface PushPreferenceReaderDeps {
  readonly users: Pick<UsersRepo, 'get'>;
  readonly notificationSettings: Pick<NotificationSettingsRepo, 'get'>;
  readonly now: () => Date;
}

/**
 * Whether a member wants pushes of a kind of notification. The kind is null for notifications that nobody can turn off.
 */
export type WantsPush = (kind: NotificationKind | null) => boolean;

/**
 * Creates a function that returns which pushes a member wants. It returns null if the member gets no pushes, because
 * the member is free, suspended or gone, or has turned pushes off. Costs one read for a free member, otherwise two.
 */
export const createPushPreferenceReader =
  ({ users, notificationSettings, now }: PushPreferenceReaderDeps) =>
  async (uid: string): Promise<WantsPush | null> => {
    const member = await users.get(uid);
    if (!member || !isPremiumAt(subscriptionOf(member), now())) return null;
    if (isSuspendedAt(member, now())) return null;
    const { isPushOn, kinds } = await notificationSettings.get(uid);
    if (!isPushOn) return null;
    return (kind) => kind === null || (kinds[kind].inApp && kinds[kind].push);
  };
