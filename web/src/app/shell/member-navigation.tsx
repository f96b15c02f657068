import { memberPictureUrlOf } from '@contract/rules/member-picture';
import type { CurrentUser } from '@contract/schemas/user';
import { Button } from '@/components/button';
import { PersonIcon, StarIcon } from '@/components/icons';
import { MemberPicture } from '@/components/member-picture';
import { Badge } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { useViewer } from '@/features/accounts/model/session';
import {
  bellLabel,
  unreadCountText,
  useShownUnreadCount,
} from '@/features/notifications/model/use-unread-counts';
import { Bell } from '@/features/notifications/ui/bell';
import { BellIcon } from '@/features/notifications/ui/notification-icons';
import { classNames } from '@/lib/class-names';
import { useUpgradeUrl } from '@/lib/upgrade-url';
import { useAriaCurrent } from '@/lib/use-aria-current';
import { useOpenItemAtHome } from '../notifications/use-open-item-at-home';
import { AccountMenu, ACCOUNT_MENU_ID } from './account-menu';
import { BottomBarLink } from './bottom-bar-link';
import barStyles from './bottom-bar.module.css';
import { MemberNavLink } from './member-nav-link';
import styles from './member-navigation.module.css';
import { SignOutButton } from './sign-out-button';

/**
 * The links of a member in the header. On phones, the header has only the account menu, which a button in the bottom
 * bar opens.
 */
export function MemberNavigation({ user }: { readonly user: CurrentUser }) {
  const premium = useViewer() === 'premium';
  const upgrade = useUpgradeUrl();
  const openItem = useOpenItemAtHome();
  return (
    <nav aria-label="Account" className={styles.navigation}>
      {!premium && (
        <MemberNavLink to={upgrade} variant="sticker" className={styles.fromMd}>
          Upgrade
        </MemberNavLink>
      )}
      <Bell key={user.id} memberId={user.id} openItem={openItem} />
      <Button
        variant="plain"
        size="sm"
        popoverTarget={ACCOUNT_MENU_ID}
        className={classNames(styles.fromMd, styles.menuButton)}
      >
        <Welcome user={user} premium={premium} />
        <span className={text.screenReaderOnly}>account menu</span>
        <span aria-hidden>▾</span>
      </Button>
      <AccountMenu user={user} premium={premium}>
        <Welcome user={user} premium={premium} />
      </AccountMenu>
      <div className={styles.fromLg}>
        {user.isAdmin && <MemberNavLink to="/admin">Admin</MemberNavLink>}
        <MemberNavLink to="/dashboard">Dashboard</MemberNavLink>
        <SignOutButton memberId={user.id} />
      </div>
    </nav>
  );
}

const Welcome = ({ user, premium }: { readonly user: CurrentUser; readonly premium: boolean }) => (
  <span className={styles.welcome}>
    {memberPictureUrlOf(user) !== null && <MemberPicture member={user} />}
    <span className={classNames(text.truncated, styles.greeting)}>
      Welcome, {user.firstName ?? user.email}
    </span>
    {premium && (
      <Badge tone="sticker">
        <StarIcon />
        Premium
      </Badge>
    )}
  </span>
);

/**
 * The links of members in the bottom bar on phones. This bar does not request the number of unread notifications,
 * because the bell in the header requests it.
 */
export const MemberBottomBarLinks = () => (
  <>
    <NotificationsLink />
    <button
      type="button"
      popoverTarget={ACCOUNT_MENU_ID}
      aria-label="You, account menu"
      className={barStyles.place}
    >
      <PersonIcon />
      You
    </button>
  </>
);

/**
 * The link to the notifications. The style sheet draws the number of unread notifications on the icon. If there are
 * any, the accessible name of the link is its visible text, followed by their number in words.
 */
function NotificationsLink() {
  const unread = useShownUnreadCount() ?? 0;
  const label = unread === 0 ? undefined : `Notifications: ${bellLabel(unread)}`;
  return (
    <BottomBarLink
      to="/notifications"
      name="Notifications"
      aria-label={label}
      aria-current={useAriaCurrent('/notifications')}
    >
      <span
        className={barStyles.bell}
        data-count={unread === 0 ? undefined : unreadCountText(unread)}
      >
        <BellIcon />
      </span>
    </BottomBarLink>
  );
}
