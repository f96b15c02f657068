import { endOf } from '../moderation/current-suspension';
import { type NotificationWords, utcDate } from './notification-words';

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
    endOf({ until }) === null
      ? `Your account is suspended. ${text} You can only read, and nobody else sees your items. You can appeal.`
      : `Your account is suspended until ${utcDate.format(until)} (UTC). ${text} Until then you can only read, and nobody else sees your items. You can appeal.`,
});

/** @param endsSubscription whether the suspension ended the member's subscription with its period */
export const restoredWords = (
  end: 'lifted' | 'ran_out',
  endsSubscription: boolean,
): NotificationWords => ({
  title: 'Account restored',
  message: [
    end === 'lifted' ? 'Your account is no longer suspended.' : 'Your suspension has ended.',
    'Everyone can see your items again.',
    ...(endsSubscription
      ? ["Your subscription doesn't renew. You can renew it in the billing portal."]
      : []),
  ].join(' '),
});
