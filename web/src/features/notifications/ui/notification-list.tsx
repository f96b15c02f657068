import { useRef, useState } from 'react';
import { Button } from '@/components/button';
import { FailureCard } from '@/components/failure-card';
import { Notice } from '@/components/notice';
import { SavedNote } from '@/components/saved-note';
import { Skeleton } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { failureSentence } from '@/services/failure-sentence';
import { useDeletions } from '../model/use-deletions';
import { useMarks } from '../model/use-marks';
import { useNotifications } from '../model/use-notifications';
import { NotificationDays } from './notification-days';
import type { NotificationListProps } from './notification-list-props';
import styles from './notification-list.module.css';

const nothing = () => undefined;

/** The same in the panel and on the page. */
export function NotificationList({ onOpen = nothing, ...props }: NotificationListProps) {
  const { page, error, savedAt, isFetching, retry, more } = useNotifications();
  const mark = useMarks(props.memberId);
  const deletions = useDeletions(mark);
  const list = useRef<HTMLDivElement>(null);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  // The control that has the focus leaves.
  const focusList = () => list.current?.focus({ preventScroll: true });
  if (!page && error)
    return (
      <FailureCard
        message={failureSentence(error, "We couldn't load your notifications.")}
        busy={isFetching}
        onRetry={retry}
      />
    );
  if (!page) return <Placeholders />;
  const { notifications } = page;
  const markAll = () => {
    const [newest] = notifications;
    if (!newest) return;
    mark({ endpoint: 'markAllNotificationsRead', until: justAfter(newest.createdAt) });
    focusList();
  };
  return (
    <div ref={list} tabIndex={-1} role="group" aria-label="Notifications" className={styles.list}>
      {notifications.some(({ isRead }) => !isRead) && (
        <Button variant="outline" size="sm" className={styles.markAll} onClick={markAll}>
          Mark All as Read
        </Button>
      )}
      {notifications.length === 0 && page.next === null && (
        <Notice
          title="No notifications yet"
          message="You'll see it here when somebody comments on your items, likes them or follows you."
        />
      )}
      <NotificationDays
        {...{ ...props, notifications, deletions, mark, focusedId, setFocusedId, onOpen }}
        focusList={focusList}
      />
      {more.error && (
        <FailureCard
          message={failureSentence(more.error, "We couldn't load more notifications.")}
          busy={more.isLoading}
          onRetry={more.load}
        />
      )}
      {page.next !== null && !more.error && (
        <Button variant="outline" size="sm" busy={more.isLoading} keepsFocus onClick={more.load}>
          Show More
        </Button>
      )}
      {savedAt !== null && <SavedNote savedAt={savedAt} isFetching={isFetching} onRetry={retry} />}
    </div>
  );
}

/** Responses cut times to milliseconds, so that the stored time can be later. */
const justAfter = (createdAt: string): string => new Date(Date.parse(createdAt) + 1).toISOString();

const PLACEHOLDERS = 4;

const Placeholders = () => (
  <div className={styles.list}>
    <p role="status" className={text.screenReaderOnly}>
      Loading notifications...
    </p>
    {Array.from({ length: PLACEHOLDERS }, (_, index) => (
      <Skeleton key={index} data-testid="notification-skeleton" className={styles.unseen} />
    ))}
  </div>
);
