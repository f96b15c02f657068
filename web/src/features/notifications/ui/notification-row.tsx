import { notificationPath } from '@contract/rules/notification-path';
import type { Notification } from '@contract/schemas/notification';
import { type MouseEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/button';
import { CloseIcon } from '@/components/icons';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { formatAgo, formatMoment } from '@/lib/format';
import type { OpenItemAtHome } from '../model/open-item-at-home';
import { UNDO_MS } from '../model/use-deletions';
import { NotificationPicture } from './notification-picture';
import styles from './notification-row.module.css';

interface NotificationRowProps {
  readonly notification: Notification;
  /** In milliseconds since 1970. */
  readonly now: number;
  readonly takesFocus: boolean;
  readonly onRead: () => void;
  readonly onDelete: () => void;
  /** Called when its page opens in this tab. */
  readonly onOpen: () => void;
  readonly openItem: OpenItemAtHome;
}

export function NotificationRow(props: NotificationRowProps) {
  const { notification, now, takesFocus, onRead, onDelete } = props;
  const { title, message, isRead, createdAt } = notification;
  const titleId = useId();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus]);
  const readAndKeepFocus = () => {
    onRead();
    // The button leaves.
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
  readonly link: React.Ref<HTMLAnchorElement>;
  readonly children: React.ReactNode;
}

/** Marks the notification as read, also if its page opens in a new tab. */
function RowLink({ notification, link, onRead, onOpen, openItem, children }: RowLinkProps) {
  const { isRead, itemId, commentId } = notification;
  const read = () => {
    if (!isRead) onRead();
  };
  const press = (event: MouseEvent) => {
    read();
    if (opensElsewhere(event)) return;
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

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

interface UndoRowProps {
  readonly title: string;
  readonly onUndo: () => void;
  /** Called when it can no longer be undone. */
  readonly onEnd: (hadFocus: boolean) => void;
}

/** In the place of a deleted notification, with the focus. */
export function UndoRow({ title, onUndo, onEnd }: UndoRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  const end = useEffectEvent(() => onEnd(document.activeElement === button.current));
  useEffect(() => {
    button.current?.focus();
    const timer = setTimeout(() => end(), UNDO_MS);
    return () => clearTimeout(timer);
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
