import { NOTIFICATION_DEFAULTS } from '../../domain/notifications/notification-defaults';
import { secondSubscriptionWords } from '../../domain/notifications/notification-words';
import type { Authority } from '../../lib/authority';
import type { MailsRepo } from '../../repos/mails-repo';
import type { UsersRepo } from '../../repos/users-repo';
import type { WriteNotification } from '../notifications/write-notification';

/**
 * Queues the mail that tells a member that a second subscription was ended and refunded. Sends at most one mail for a
 * subscription.
 */
export type QueueSecondSubscriptionMail = (by: Authority, subscriptionId: string) => Promise<void>;

interface SecondSubscriptionMailerDeps {
  readonly users: Pick<UsersRepo, 'get'>;
  readonly mails: Pick<MailsRepo, 'create'>;
  readonly notifications: Pick<WriteNotification, 'add'>;
}

export function createSecondSubscriptionMailer(
  deps: SecondSubscriptionMailerDeps,
): QueueSecondSubscriptionMail {
  const { users, mails, notifications } = deps;
  return async ({ uid }, subscriptionId) => {
    const member = await users.get(uid);
    if (!member) return;
    const id = `second_${subscriptionId}`;
    await mails.create(id, { uid: null, kind: 'second_subscription_ended', to: member.email });
    await notifications.add(
      { uid, id },
      { ...NOTIFICATION_DEFAULTS, type: 'other', topic: 'billing', ...secondSubscriptionWords },
    );
  };
}
