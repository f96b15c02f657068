import type { Notification } from '@contract/schemas/notification';
import { useId } from 'react';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { useNow } from '@/lib/use-now';
import type { NotificationMark } from '../api/notifications';
import { type Day, daysOf } from '../model/days';
import type { Deletions } from '../model/use-deletions';
import type { NotificationListProps } from './notification-list-props';
import styles from './notification-list.module.css';
import { NotificationRow, UndoRow } from './notification-row';

interface NotificationDaysProps extends Required<Omit<NotificationListProps, 'memberId'>> {
  readonly notifications: readonly Notification[];
  readonly deletions: Deletions;
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
      <UndoRow
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
      {...{ notification, now: props.now, onOpen: props.onOpen, openItem: props.openItem }}
      onRead={() => mark({ endpoint: 'markNotificationRead', id, until: createdAt })}
      onDelete={() => {
        deletions.start(notification);
        setFocusedId(id);
      }}
    />
  );
}
