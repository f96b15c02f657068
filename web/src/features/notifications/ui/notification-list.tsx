import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/button';
import { FailureCard } from '@/components/failure-card';
import { Notice } from '@/components/notice';
import { SavedResponseNotice } from '@/components/saved-response-notice';
import { Skeleton } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { failureSentence } from '@/services/failure-sentence';
import { useUndoableDeletions } from '../model/use-undoable-deletions';
import { useSendMark } from '../model/use-send-mark';
import { type NotificationsQueryState, useNotifications } from '../model/use-notifications';
import { useShownUnreadCount } from '../model/use-unread-counts';
import { NotificationDays } from './notification-days';
import type { NotificationListProps } from './notification-list-props';
import styles from './notification-list.module.css';

const nothing = () => undefined;

/** The list of notifications, for the panel and for the page. */
export function NotificationList({ onOpen = nothing, ...props }: NotificationListProps) {
  const mark = useSendMark(props.memberId);
  // `useUndoableDeletions` must run before `useNotifications`: when the list closes, deletions must be sent before the
  // list drops its later pages.
  const deletions = useUndoableDeletions(mark);
  const read = useNotifications();
  const { page, error, savedAt, isFetching, more } = read;
  const unread = useShownUnreadCount() ?? 0;
  const list = useRef<HTMLDivElement>(null);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  // Focuses the list, because the focused control disappears.
  const focusList = () => list.current?.focus({ preventScroll: true });
  const retry = useRetry(read, list);
  if (!page && error)
    return (
      <FailureCard
        message={failureSentence(error, "We couldn't load your notifications.")}
        busy={isFetching}
        onRetry={retry}
      />
    );
  if (!page) return <NotificationSkeletons />;
  const { notifications } = page;
  const [newest] = notifications;
  return (
    <div ref={list} tabIndex={-1} role="group" aria-label="Notifications" className={styles.list}>
      {newest && (unread > 0 || notifications.some(({ isRead }) => !isRead)) && (
        <Button
          variant="outline"
          size="sm"
          className={styles.markAll}
          onClick={() => {
            mark({ endpoint: 'markAllNotificationsRead', until: newest.createdAt });
            focusList();
          }}
        >
          Mark All as Read
        </Button>
      )}
      {notifications.length === 0 && page.next === null && (
        <Notice
          title="No Notifications Yet"
          message="You'll see it here when somebody comments on your items, likes them or follows you."
        />
      )}
      <NotificationDays
        {...props}
        notifications={notifications}
        deletions={deletions}
        mark={mark}
        focusedId={focusedId}
        setFocusedId={setFocusedId}
        onOpen={onOpen}
        focusList={focusList}
      />
      <More
        more={more}
        hasMore={page.next !== null}
        onLeft={(firstId) => (firstId === undefined ? focusList() : setFocusedId(firstId))}
      />
      {savedAt !== null && (
        <SavedResponseNotice savedAt={savedAt} isFetching={isFetching} onRetry={retry} />
      )}
    </div>
  );
}

/**
 * Returns a function that requests the list again when a button is pressed. Focuses the list when it has loaded, if the
 * pressed button has disappeared.
 */
function useRetry(
  { page, savedAt, retry }: NotificationsQueryState,
  list: RefObject<HTMLElement | null>,
): () => void {
  const isPressed = useRef(false);
  const isRead = page !== undefined && savedAt === null;
  useEffect(() => {
    if (!isRead || !isPressed.current) return;
    isPressed.current = false;
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
  }, [isRead, list]);
  return () => {
    isPressed.current = true;
    retry();
  };
}

interface MoreProps extends Pick<NotificationsQueryState, 'more'> {
  readonly hasMore: boolean;
  /**
   * Called after the button that loads more notifications was pressed and has disappeared. `firstId` is the id of the
   * first notification that the press has loaded. This notification takes the focus.
   */
  readonly onLeft: (firstId: string | undefined) => void;
}

function More({ more, hasMore, onLeft }: MoreProps) {
  const load = async () => {
    const pressed = document.activeElement;
    const added = await more.load();
    const leaves = added !== null && (more.error !== null || added.isLast);
    // If the pressed button has already disappeared, the body is the active element.
    const { activeElement, body } = document;
    if (leaves && (activeElement === pressed || activeElement === body)) onLeft(added.firstId);
  };
  if (more.error)
    return (
      <FailureCard
        message={failureSentence(more.error, "We couldn't load more notifications.")}
        busy={more.isLoading}
        onRetry={() => void load()}
      />
    );
  return (
    hasMore && (
      <Button
        variant="outline"
        size="sm"
        busy={more.isLoading}
        keepsFocus
        onClick={() => void load()}
      >
        Show More
      </Button>
    )
  );
}

const SKELETONS = 4;

/** Skeletons while the list or the session loads. */
export const NotificationSkeletons = () => (
  <div className={styles.list}>
    <p role="status" className={text.screenReaderOnly}>
      Loading notifications...
    </p>
    {Array.from({ length: SKELETONS }, (_, index) => (
      <Skeleton key={index} data-testid="notification-skeleton" className={styles.unseen} />
    ))}
  </div>
);
