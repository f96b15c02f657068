import { isPremiumAt } from '@contract/rules/premium';
import type { CurrentUser } from '@contract/schemas/user';
import { type MouseEvent, useState } from 'react';
import { Button, ButtonLink } from '@/components/button';
import { PersonIcon, StarIcon } from '@/components/icons';
import { Badge } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { InstallButton } from '@/features/site/ui/install-button';
import { classNames } from '@/lib/class-names';
import styles from './member-navigation.module.css';
import { SignOutButton } from './sign-out-button';

const MENU_ID = 'account-menu';
const closeMenu = () => document.getElementById(MENU_ID)?.hidePopover();

export function MemberNavigation({ user }: { readonly user: CurrentUser }) {
  const [now] = useState(() => new Date());
  const premium = isPremiumAt(user, now);
  return (
    <nav aria-label="Account" className={styles.navigation}>
      {!premium && (
        <ButtonLink to="/subscribe" variant="sticker" size="sm">
          Upgrade
        </ButtonLink>
      )}
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
          <MemberLinks user={user} />
          <InstallButton onAsk={closeMenu} />
        </PhoneMenu>
      </div>
    </nav>
  );
}

function Welcome({ user, premium }: { readonly user: CurrentUser; readonly premium: boolean }) {
  return (
    <p className={styles.welcome}>
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

function MemberLinks({ user }: { readonly user: CurrentUser }) {
  return (
    <>
      {user.isAdmin && (
        <ButtonLink to="/admin" variant="plain" size="sm">
          Admin
        </ButtonLink>
      )}
      <ButtonLink to="/dashboard" variant="plain" size="sm">
        Dashboard
      </ButtonLink>
      <SignOutButton memberId={user.id} />
    </>
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
