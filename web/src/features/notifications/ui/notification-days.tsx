import type { Notification } from '@contract/schemas/notification';
import { useId } from 'react';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { once } from '@/lib/once';
import { useNow } from '@/lib/use-now';
import type { NotificationMark } from '../api/notifications';
import type { UndoableDeletions } from '../model/use-undoable-deletions';
import type { NotificationListProps } from './notification-list-props';
import styles from './notification-list.module.css';
import { NotificationRow, UndoDeletionRow } from './notification-row';

interface NotificationDaysProps extends Required<Omit<NotificationListProps, 'memberId'>> {
  readonly notifications: readonly Notification[];
  readonly deletions: UndoableDeletions;
  readonly mark: (mark: NotificationMark) => void;
  /** The id of the notification whose row takes the focus. */
  readonly focusedId: string | null;
  readonly setFocusedId: (id: string | null) => void;
  readonly focusList: () => void;
}

export function NotificationDays({ notifications, ...props }: NotificationDaysProps) {
  const now = useNow();
  return daysOf(notifications, now).map((day) => (
    <DaySection key={day.heading} {...props} day={day} now={now} />
  ));
}

interface DaySectionProps extends Omit<NotificationDaysProps, 'notifications'> {
  readonly day: Day;
  readonly now: number;
}

function DaySection({ day, dayHeading: Heading, ...props }: DaySectionProps) {
  const headingId = useId();
  return (
    <section className={styles.day}>
      <Heading id={headingId} className={classNames(text.label, styles.heading)}>
        {day.heading}
      </Heading>
      <ul aria-labelledby={headingId} className={styles.rows}>
        {day.notifications.map((notification) => (
          <Row key={notification.id} {...props} notification={notification} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps extends Omit<DaySectionProps, 'day' | 'dayHeading'> {
  readonly notification: Notification;
}

function Row({ notification, deletions, mark, focusedId, setFocusedId, ...props }: RowProps) {
  const { id, title, createdAt } = notification;
  const focus = { takesFocus: id === focusedId, onFocused: () => setFocusedId(null) };
  const deletion = deletions.undoable(id);
  if (deletion)
    return (
      <UndoDeletionRow
        {...focus}
        title={title}
        startedAt={deletion.startedAt}
        onUndo={() => {
          deletions.undo(id);
          setFocusedId(id);
        }}
        onEnd={() => deletions.end(id)}
        onFocusLost={props.focusList}
      />
    );
  return (
    <NotificationRow
      {...focus}
      notification={notification}
      now={props.now}
      onOpen={props.onOpen}
      openItem={props.openItem}
      onRead={() => mark({ endpoint: 'markNotificationRead', id, until: createdAt })}
      onDelete={() => {
        deletions.start(notification);
        setFocusedId(id);
      }}
    />
  );
}

interface Day {
  /** The day in words, in the reader's time zone. */
  readonly heading: string;
  readonly notifications: readonly Notification[];
}

const longDay = once(
  () => new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' }),
);

/**
 * Groups sorted notifications by day. Each day has a heading: 'Today', 'Yesterday' or, for example, 'Monday, November
 * 23'.
 */
export function daysOf(notifications: readonly Notification[], now: number): readonly Day[] {
  const days: { heading: string; notifications: Notification[] }[] = [];
  for (const notification of notifications) {
    const heading = headingOf(new Date(notification.createdAt), new Date(now));
    const day = days.at(-1);
    if (day?.heading === heading) day.notifications.push(notification);
    else days.push({ heading, notifications: [notification] });
  }
  return days;
}

function headingOf(moment: Date, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  // A time in the future counts as today, because this device's clock can be behind.
  if (moment > now || isSameDay(moment, now)) return 'Today';
  return isSameDay(moment, yesterday) ? 'Yesterday' : longDay().format(moment);
}

const isSameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString();
