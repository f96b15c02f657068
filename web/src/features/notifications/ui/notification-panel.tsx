import { type RefObject, useId } from 'react';
import { Popover } from '@/components/popover';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { NotificationList } from './notification-list';
import type { NotificationListProps } from './notification-list-props';
import styles from './notification-panel.module.css';

interface NotificationPanelProps extends Pick<NotificationListProps, 'memberId' | 'openItem'> {
  readonly trigger: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The list of notifications below the bell, on wide screens. */
export function NotificationPanel({ trigger, onClose, ...list }: NotificationPanelProps) {
  const headingId = useId();
  return (
    <Popover labelledBy={headingId} trigger={trigger} side="end" onClose={onClose}>
      <div className={styles.panel}>
        <h2 id={headingId} className={classNames(text.heading, styles.title)}>
          Notifications
        </h2>
        <NotificationList {...list} dayHeading="h3" onOpen={onClose} />
      </div>
    </Popover>
  );
}
