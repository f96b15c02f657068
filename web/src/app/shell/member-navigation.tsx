import { memberPictureOf } from '@contract/rules/member-picture';
import type { CurrentUser } from '@contract/schemas/user';
import type { MouseEvent } from 'react';
import { Button, ButtonLink } from '@/components/button';
import { StarIcon } from '@/components/icons';
import { MemberPicture } from '@/components/member-picture';
import { PersonIcon } from '@/components/person-icon';
import { Badge } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { useViewer } from '@/features/accounts/model/session';
import { Bell } from '@/features/notifications/ui/bell';
import { InstallButton } from '@/features/site/ui/install-button';
import { classNames } from '@/lib/class-names';
import { useUpgradeAddress } from '@/lib/upgrade-address';
import { useAriaCurrent } from '@/lib/use-aria-current';
import { useOpenItemAtHome } from '../notifications/use-open-item-at-home';
import styles from './member-navigation.module.css';
import { SignOutButton } from './sign-out-button';

const MENU_ID = 'account-menu';
const closeMenu = () => document.getElementById(MENU_ID)?.hidePopover();

export function MemberNavigation({ user }: { readonly user: CurrentUser }) {
  const premium = useViewer() === 'premium';
  const upgrade = useUpgradeAddress();
  const openItem = useOpenItemAtHome();
  return (
    <nav aria-label="Account" className={styles.navigation}>
      {!premium && (
        <MemberLink to={upgrade} variant="sticker">
          Upgrade
        </MemberLink>
      )}
      <Bell key={user.id} memberId={user.id} openItem={openItem} />
      <div className={styles.wide}>
        <Welcome user={user} premium={premium} />
        <MemberLinks user={user} />
      </div>
      <div className={styles.narrow}>
        <Button variant="outline" size="sm" popoverTarget={MENU_ID} aria-label="Account menu">
          <PersonIcon />
        </Button>
        <PhoneMenu>
          <Welcome user={user} premium={premium} />
          <MemberLinks user={user} settings />
          <InstallButton onAsk={closeMenu} />
        </PhoneMenu>
      </div>
    </nav>
  );
}

function Welcome({ user, premium }: { readonly user: CurrentUser; readonly premium: boolean }) {
  return (
    <p className={styles.welcome}>
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
    </p>
  );
}

/** `settings` shows the link to the account settings, which wide screens have on the dashboard. */
function MemberLinks({ user, settings }: { readonly user: CurrentUser; readonly settings?: true }) {
  return (
    <>
      {user.isAdmin && <MemberLink to="/admin">Admin</MemberLink>}
      <MemberLink to="/dashboard">Dashboard</MemberLink>
      {settings && <MemberLink to="/account-settings">Account Settings</MemberLink>}
      <SignOutButton memberId={user.id} />
    </>
  );
}

interface MemberLinkProps {
  readonly to: string;
  readonly variant?: 'plain' | 'sticker';
  readonly children: string;
}

/** Marks the link to the current page. */
function MemberLink({ to, variant = 'plain', children }: MemberLinkProps) {
  const current = useAriaCurrent(to.replace(/\?.*/, ''));
  return (
    <ButtonLink to={to} variant={variant} size="sm" aria-current={current}>
      {children}
    </ButtonLink>
  );
}

/** A native popover. Closes on Escape, on a tap outside and on a tap on a link. */
function PhoneMenu({ children }: { readonly children: React.ReactNode }) {
  const closeOnLink = ({ target }: MouseEvent<HTMLDivElement>) => {
    if (target instanceof Element && target.closest('a')) closeMenu();
  };
  return (
    <div id={MENU_ID} popover="auto" onClick={closeOnLink} className={styles.menu}>
      {children}
    </div>
  );
}
