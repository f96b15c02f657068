import type { Notification } from '@contract/schemas/notification';
import { CommentIcon, HeartIcon, Icon, PersonIcon, StarIcon, TrophyIcon } from '@/components/icons';
import { FlagIcon } from '@/components/flag-icon';

export const BellIcon = () => (
  <Icon>
    <path d="M18 9a6 6 0 0 0-12 0c0 6-2.5 7-2.5 7h17S18 15 18 9M10 20a2.2 2.2 0 0 0 4 0" />
  </Icon>
);

const MentionIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="4" />
    <path d="M16 8v5.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-3.5 7.1" />
  </Icon>
);

const ClockIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3.5 2" />
  </Icon>
);

const OF_TYPE = {
  mention: MentionIcon,
  like: HeartIcon,
  follow: PersonIcon,
  achievement: TrophyIcon,
};

const OF_TOPIC = {
  comment: CommentIcon,
  reply: CommentIcon,
  billing: StarIcon,
  expiring_items: ClockIcon,
  report: FlagIcon,
  moderation: FlagIcon,
};

/** An icon for the type of a notification. */
export function NotificationTypeIcon({ type, topic }: Pick<Notification, 'type' | 'topic'>) {
  const Shown = type !== 'other' ? OF_TYPE[type] : topic === null ? BellIcon : OF_TOPIC[topic];
  return <Shown />;
}
