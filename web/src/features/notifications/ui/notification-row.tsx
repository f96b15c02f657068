import { notificationPath } from '@contract/rules/notification-path';
import type { Notification } from '@contract/schemas/notification';
import {
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/button';
import { CloseIcon } from '@/components/icons';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { formatAgo, formatMoment } from '@/lib/format';
import type { OpenItemAtHome } from '../model/open-item-at-home';
import { UNDO_MS } from '../model/use-undoable-deletions';
import { NotificationPicture } from './notification-picture';
import styles from './notification-row.module.css';

interface Focus {
  readonly takesFocus: boolean;
  /** Called when the row has taken the focus, so that the row does not take it again. */
  readonly onFocused: () => void;
}

interface NotificationRowProps extends Focus {
  readonly notification: Notification;
  /** The current time in milliseconds since 1970. */
  readonly now: number;
  readonly onRead: () => void;
  readonly onDelete: () => void;
  /** Called when the page of the notification opens in this tab. */
  readonly onOpen: () => void;
  readonly openItem: OpenItemAtHome;
}

export function NotificationRow(props: NotificationRowProps) {
  const { notification, now, onRead, onDelete } = props;
  const { title, message, isRead, createdAt } = notification;
  const titleId = useId();
  const link = useRef<HTMLAnchorElement>(null);
  useFocus(link, props);
  const readAndKeepFocus = () => {
    onRead();
    // Focuses the link, because the pressed button disappears.
    link.current?.focus();
  };
  return (
    <li className={classNames(styles.row, !isRead && styles.unread)}>
      <NotificationPicture notification={notification} />
      <div className={styles.words}>
        <RowLink {...props} link={link}>
          {!isRead && <span className={text.screenReaderOnly}>Unread: </span>}
          <span id={titleId} className={styles.title}>
            {title}
          </span>
          <span className={styles.message}>{message}</span>
        </RowLink>
        <span className={styles.facts}>
          <time dateTime={createdAt} title={formatMoment(createdAt)}>
            {formatAgo(Date.parse(createdAt), now)}
          </time>
          {!isRead && (
            <Button
              variant="plain"
              size="sm"
              aria-describedby={titleId}
              onClick={readAndKeepFocus}
              className={styles.mark}
            >
              Mark as Read
            </Button>
          )}
        </span>
      </div>
      <Button
        variant="plain"
        size="sm"
        aria-label={`Delete: ${title}`}
        className={styles.delete}
        onClick={onDelete}
      >
        <CloseIcon />
      </Button>
    </li>
  );
}

interface RowLinkProps extends NotificationRowProps {
  readonly link: RefObject<HTMLAnchorElement | null>;
  readonly children: React.ReactNode;
}

/**
 * A link to the page that the notification is about. Opening the link marks the notification as read, even if it opens
 * in a new tab.
 */
function RowLink({ notification, link, onRead, onOpen, openItem, children }: RowLinkProps) {
  const { isRead, itemId, commentId } = notification;
  const read = () => {
    if (!isRead) onRead();
  };
  const press = (event: MouseEvent) => {
    read();
    if (hasModifierKey(event)) return;
    onOpen();
    if (itemId === null) return;
    event.preventDefault();
    openItem({ itemId, commentId });
  };
  return (
    <Link
      ref={link}
      to={notificationPath(notification)}
      className={styles.link}
      onClick={press}
      onAuxClick={({ button }) => button === MIDDLE_BUTTON && read()}
    >
      {children}
    </Link>
  );
}

const MIDDLE_BUTTON = 1;

const hasModifierKey = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

interface UndoDeletionRowProps extends Focus {
  readonly title: string;
  /** The time when the deletion started, in milliseconds since 1970. */
  readonly startedAt: number;
  readonly onUndo: () => void;
  /** Called when the time for undoing the deletion is over. */
  readonly onEnd: () => void;
  /** Called when the row disappears while it has the focus. */
  readonly onFocusLost: () => void;
}

/** A row that is shown instead of a deleted notification, with a button that undoes the deletion. */
export function UndoDeletionRow({
  title,
  startedAt,
  onUndo,
  onEnd,
  ...focus
}: UndoDeletionRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocus(button, focus);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setTimeout(() => end(), startedAt + UNDO_MS - Date.now());
    return () => clearTimeout(timer);
  }, [startedAt]);
  const loseFocus = useEffectEvent(focus.onFocusLost);
  useLayoutEffect(() => {
    const shown = button.current;
    return () => {
      if (document.activeElement === shown) loseFocus();
    };
  }, []);
  return (
    <li className={classNames(styles.row, styles.deleted)}>
      <p>Notification deleted.</p>
      <Button
        ref={button}
        variant="outline"
        size="sm"
        aria-label={`Undo delete: ${title}`}
        onClick={onUndo}
      >
        Undo
      </Button>
    </li>
  );
}

function useFocus(element: RefObject<HTMLElement | null>, { takesFocus, onFocused }: Focus): void {
  const focused = useEffectEvent(onFocused);
  useEffect(() => {
    if (!takesFocus) return;
    element.current?.focus();
    focused();
  }, [takesFocus, element]);
}
