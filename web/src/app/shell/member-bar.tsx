import { PersonIcon } from '@/components/icons';
import {
  bellName,
  unreadCountText,
  useShownUnread,
} from '@/features/notifications/model/use-unread';
import { BellIcon } from '@/features/notifications/ui/notification-icons';
import { useAriaCurrent } from '@/lib/use-aria-current';
import { MENU_ID } from './account-menu';
import { BarLink } from './bar-link';
import styles from './bottom-bar.module.css';

/**
 * The links that only members have in the bar of a phone. The bell in the header requests the number of unread
 * notifications.
 */
export const MemberBar = () => (
  <>
    <NotificationsLink />
    <button
      type="button"
      popoverTarget={MENU_ID}
      aria-label="You, account menu"
      className={styles.place}
    >
      <PersonIcon />
      You
    </button>
  </>
);

/**
 * The link to the notifications. The style sheet draws the number, because an accessible name must contain the visible
 * text, and this link's name has the number in words.
 */
function NotificationsLink() {
  const unread = useShownUnread() ?? 0;
  const label = unread === 0 ? undefined : `Notifications: ${bellName(unread)}`;
  return (
    <BarLink
      to="/notifications"
      name="Notifications"
      aria-label={label}
      aria-current={useAriaCurrent('/notifications')}
    >
      <span className={styles.bell} data-count={unread === 0 ? undefined : unreadCountText(unread)}>
        <BellIcon />
      </span>
    </BarLink>
  );
}
