import { REASON_LABELS } from '@contract/rules/report-reasons';
import type { RulingKind } from '@contract/schemas/appeal';
import type { ReportDecision } from '@contract/schemas/report-for-admins';
import type { ReportReason } from '@contract/schemas/report';
import { utcDateFormat } from '../utc-day';
import { type NotificationWords, quotedTitle, shortenedText } from './notification-words';

interface Reported {
  readonly itemTitle: string;
  readonly isComment: boolean;
}

const OUTCOMES: Readonly<Record<ReportDecision, string>> = {
  resolved: 'We looked at it and acted on it.',
  dismissed: 'We looked at it and found nothing against our rules.',
  reviewed: 'We looked at it.',
};

const named = ({ itemTitle, isComment }: Reported, item: string) =>
  isComment ? `comment on ${quotedTitle(itemTitle)}` : `${item}${quotedTitle(itemTitle)}`;

/** Returns the words of the notification for the member who made a report. They reveal nothing about other members. */
export const reviewedReportWords = (
  reported: Reported,
  decision: ReportDecision,
): NotificationWords => ({
  title: 'Report reviewed',
  message: `Thank you for your report of ${reported.isComment ? 'a ' : ''}${named(reported, '')}. ${OUTCOMES[decision]}`,
});

const because = (reason: ReportReason) => `Reason: ${REASON_LABELS[reason]}.`;

interface Hidden {
  readonly itemTitle: string;
  readonly reason: ReportReason;
  readonly isAutomatic: boolean;
  /** When the item will be removed. Null if no admin has decided about the item yet. */
  readonly removeAt: Date | null;
  /**
   * Whether the owner can appeal. An owner cannot appeal if an earlier version hid the item, because such an item has
   * no ruling.
   */
  readonly canAppeal: boolean;
}

const APPEAL = 'If you think that we were wrong, you can appeal.';

/** Returns the words of the notification for the owner of a hidden item. */
export function hiddenItemWords({ itemTitle, reason, ...how }: Hidden): NotificationWords {
  const item = quotedTitle(itemTitle);
  const appeal = how.canAppeal ? ` ${APPEAL}` : '';
  if (how.removeAt === null)
    return {
      title: 'Item hidden',
      message: `Several members reported your item ${item}. ${because(reason)} Nobody else can see it until we have looked at it.${appeal}`,
    };
  const end = `It will be removed on ${utcDateFormat.format(how.removeAt)} (UTC).${appeal}`;
  return how.isAutomatic
    ? {
        title: 'Item stays hidden',
        message: `We looked at your item ${item}. It stays hidden. ${because(reason)} ${end}`,
      }
    : {
        title: 'Item hidden',
        message: `We hid your item ${item} after a report. ${because(reason)} Nobody else can see it. ${end}`,
      };
}

export const itemShownAgainWords = (itemTitle: string): NotificationWords => ({
  title: 'Item shown again',
  message: `We looked at your item ${quotedTitle(itemTitle)}. Everyone can see it again.`,
});

interface DecidedAppeal {
  readonly kind: RulingKind;
  /** The title of the item if the ruling hid an item. Null for other rulings. */
  readonly itemTitle: string | null;
  readonly isGranted: boolean;
  /** Whether granting the appeal changed anything for the member. It changed nothing if the ruling had ended before. */
  readonly isEffective: boolean;
  /**
   * What the member reads about their subscription if the ruling was a suspension. The text is the result of
   * `endedSubscriptionText`.
   */
  readonly subscription: string | null;
  /** What the admin wrote about the appeal, or '' if nothing. */
  readonly answer: string;
}

const GRANTED: Readonly<Record<RulingKind, (itemTitle: string) => string>> = {
  hidden_item: (itemTitle) => `Everyone can see your item ${quotedTitle(itemTitle)} again.`,
  warning: () => 'The warning no longer counts.',
  suspension: () => 'Your account is restored.',
};

/** Returns the words of the notification for the member whose appeal was decided. */
export function decidedAppealWords(appeal: DecidedAppeal): NotificationWords {
  const { kind, itemTitle, isGranted, isEffective, subscription } = appeal;
  const answer =
    appeal.answer === '' ? '' : ` A moderator wrote: ${shortenedText(appeal.answer, 200)}`;
  const effects = [
    GRANTED[kind](itemTitle ?? ''),
    ...(subscription === null ? [] : [subscription]),
  ];
  const effect = isEffective ? ` ${effects.join(' ')}` : '';
  return isGranted
    ? { title: 'Appeal granted', message: `We looked at your appeal and agree.${effect}${answer}` }
    : {
        title: 'Appeal rejected',
        message: `We looked at your appeal, and our decision stands.${answer}`,
      };
}

/**
 * Returns the words of the notification for the owner of an item that an admin deleted, or for the author of a deleted
 * comment.
 */
export const deletedSubjectWords = (
  reported: Reported,
  reason: ReportReason,
): NotificationWords => ({
  title: reported.isComment ? 'Comment deleted' : 'Item deleted',
  message: `We deleted your ${named(reported, 'item ')} after a report. ${because(reason)}`,
});
