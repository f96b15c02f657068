import { PersonIcon } from '@/components/icons';
import { bellName, shownCount, useShownUnread } from '@/features/notifications/model/use-unread';
import { BellIcon } from '@/features/notifications/ui/notification-icons';
import { useAriaCurrent } from '@/lib/use-aria-current';
import { MENU_ID } from './account-menu';
import { BarLink } from './bar-link';
import styles from './bottom-bar.module.css';

/** What only members have in the bar of a phone. The bell in the header asks for the number. */
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

/** The number is drawn by the style sheet, because a name must contain the visible text, and this one says what the number means. */
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
      <span className={styles.bell} data-count={unread === 0 ? undefined : shownCount(unread)}>
        <BellIcon />
      </span>
    </BarLink>
  );
}
