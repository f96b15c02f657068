import { type ComponentType, useRef, useState } from 'react';
import { useMatch } from 'react-router-dom';
import { Button, ButtonLink } from '@/components/button';
import text from '@/components/text.module.css';
import { showToast } from '@/components/toast/toast-store';
import { ignoreFailure, useLoadOnDemand } from '@/components/use-load-on-demand';
import { loadAndReportFailure } from '@/lib/load-failure';
import { loadOnce } from '@/lib/once';
import {
  bellLabel,
  unreadCountText,
  useApplyMarksFromElsewhere,
  useNewNotificationsAnnouncement,
  useUnreadCounts,
} from '../model/use-unread-counts';
import styles from './bell.module.css';
import { BellIcon } from './notification-icons';
import type { NotificationListProps } from './notification-list-props';
import type { NotificationPanel } from './notification-panel';

type BellProps = Pick<NotificationListProps, 'memberId' | 'openItem'>;

const PAGE = '/notifications';

/**
 * A button that opens the panel of notifications. On the notifications page, it is a link. On phones, it is hidden and
 * only announces new notifications.
 */
export function Bell(props: BellProps) {
  const read = useUnreadCounts();
  const { shown: unread = 0 } = read;
  useApplyMarksFromElsewhere(props.memberId);
  const announcement = useNewNotificationsAnnouncement(read);
  const isOnPage = useMatch(PAGE) !== null;
  return (
    <>
      <p role="status" className={text.screenReaderOnly}>
        {announcement}
      </p>
      <div className={styles.wide}>
        {isOnPage ? (
          <ButtonLink
            to={PAGE}
            variant="plain"
            size="sm"
            aria-label={bellLabel(unread)}
            aria-current="page"
            className={styles.bell}
          >
            <BellFace unread={unread} />
          </ButtonLink>
        ) : (
          <PanelButton {...props} unread={unread} />
        )}
      </div>
    </>
  );
}

const BellFace = ({ unread }: { readonly unread: number }) => (
  <>
    <BellIcon />
    {unread > 0 && <span className={styles.count}>{unreadCountText(unread)}</span>}
  </>
);

const loadPanel = loadOnce(async () => (await loadAndReportFailure(importPanel)).NotificationPanel);
const importPanel = (): Promise<{
  NotificationPanel: ComponentType<Parameters<typeof NotificationPanel>[0]>;
}> => import('./notification-panel');

function PanelButton({ unread, ...list }: BellProps & { readonly unread: number }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { value: Panel, request } = useLoadOnDemand(loadPanel);
  const preload = () => ignoreFailure(request());
  const open = () => {
    setOpen(true);
    request().catch(() => {
      setOpen(false);
      showToast({
        title: "Couldn't load your notifications",
        description: 'Please check your connection and try again.',
        variant: 'destructive',
      });
    });
  };
  return (
    <>
      <Button
        ref={trigger}
        variant="plain"
        size="sm"
        aria-label={bellLabel(unread)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className={styles.bell}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => (isOpen ? setOpen(false) : open())}
      >
        <BellFace unread={unread} />
      </Button>
      {isOpen && Panel && <Panel {...list} trigger={trigger} onClose={() => setOpen(false)} />}
    </>
  );
}
