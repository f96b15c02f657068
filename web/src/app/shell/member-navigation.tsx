import { memberPictureOf } from '@contract/rules/member-picture';
import type { CurrentUser } from '@contract/schemas/user';
import { Button } from '@/components/button';
import { StarIcon } from '@/components/icons';
import { MemberPicture } from '@/components/member-picture';
import { Badge } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { useViewer } from '@/features/accounts/model/session';
import { Bell } from '@/features/notifications/ui/bell';
import { classNames } from '@/lib/class-names';
import { useUpgradeUrl } from '@/lib/upgrade-url';
import { useOpenItemAtHome } from '../notifications/use-open-item-at-home';
import { AccountMenu, MENU_ID } from './account-menu';
import { MemberLink } from './member-link';
import styles from './member-navigation.module.css';
import { SignOutButton } from './sign-out-button';

export { MemberBar } from './member-bar';

/** The member's links in the header. On phones it is only the menu, which the bar opens. */
export function MemberNavigation({ user }: { readonly user: CurrentUser }) {
  const premium = useViewer() === 'premium';
  const upgrade = useUpgradeUrl();
  const openItem = useOpenItemAtHome();
  return (
    <nav aria-label="Account" className={styles.navigation}>
      {!premium && (
        <MemberLink to={upgrade} variant="sticker" className={styles.fromMd}>
          Upgrade
        </MemberLink>
      )}
      <Bell key={user.id} memberId={user.id} openItem={openItem} />
      <Button
        variant="plain"
        size="sm"
        popoverTarget={MENU_ID}
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
        {user.isAdmin && <MemberLink to="/admin">Admin</MemberLink>}
        <MemberLink to="/dashboard">Dashboard</MemberLink>
        <SignOutButton memberId={user.id} />
      </div>
    </nav>
  );
}

const Welcome = ({ user, premium }: { readonly user: CurrentUser; readonly premium: boolean }) => (
  <span className={styles.welcome}>
    {memberPictureOf(user) !== null && <MemberPicture member={user} />}
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
