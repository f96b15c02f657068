import type { MemberSubscriptionFields } from '../billing/subscription-state';
import { suspensionEndOf } from '../moderation/current-suspension';
import { utcDateFormat } from '../utc-day';
import { type NotificationWords } from './notification-words';

export const warningWords = (text: string): NotificationWords => ({
  title: 'Warning',
  message: `A moderator warned you: ${text} You can appeal.`,
});

export const suspensionWords = ({
  text,
  until,
}: {
  readonly text: string;
  readonly until: Date;
}): NotificationWords => ({
  title: 'Account suspended',
  message:
    suspensionEndOf({ until }) === null
      ? `Your account is suspended. ${text} You can only read, and nobody else sees your items. You can appeal.`
      : `Your account is suspended until ${utcDateFormat.format(until)} (UTC). ${text} Until then you can only read, and nobody else sees your items. You can appeal.`,
});

type StoredPlan = Pick<MemberSubscriptionFields, 'subscriptionStatus' | 'subscriptionEndDate'>;

/**
 * Returns what a restored member reads about a subscription that the suspension ended. Returns null if the subscription
 * renews nevertheless, for example because the member resumed it.
 */
export function endedSubscriptionText(
  { subscriptionStatus, subscriptionEndDate }: StoredPlan,
  now: Date,
): string | null {
  if (subscriptionStatus !== 'canceled') return null;
  return subscriptionEndDate !== null && subscriptionEndDate >= now
    ? "Your subscription doesn't renew. You can renew it in the billing portal."
    : 'Your subscription has ended. You can subscribe again.';
}

/**
 * Returns the words of a notification that a suspension has ended: because an admin lifted it, or because its time ran
 * out.
 * @param subscription the text of `endedSubscriptionText`, or null if the suspension ended no subscription
 */
export const restoredAccountWords = (
  end: 'lifted' | 'ran_out',
  subscription: string | null,
): NotificationWords => ({
  title: 'Account restored',
  message: [
    end === 'lifted' ? 'Your account is no longer suspended.' : 'Your suspension has ended.',
    // The text does not promise that all items are visible already. A member can have thousands of items, so they
    // become visible some time after the notification.
    'Your items are being shown again.',
    ...(subscription === null ? [] : [subscription]),
  ].join(' '),
});
