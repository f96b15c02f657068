import type { CurrentUser } from '@contract/schemas/user';
import type { MouseEvent, ReactNode } from 'react';
import { InstallButton } from '@/features/site/ui/install-button';
import { classNames } from '@/lib/class-names';
import { useUpgradeUrl } from '@/lib/upgrade-url';
import styles from './account-menu.module.css';
import { MemberNavLink } from './member-nav-link';
import { SignOutButton } from './sign-out-button';

/** The id of the account menu. The buttons that open the menu have this id as their `popoverTarget`. */
export const ACCOUNT_MENU_ID = 'account-menu';

const closeMenu = () => document.getElementById(ACCOUNT_MENU_ID)?.hidePopover();

interface AccountMenuProps {
  readonly user: CurrentUser;
  readonly premium: boolean;
  readonly children: ReactNode;
}

/**
 * The account menu. On wide screens, it leaves out the links that the header shows. `children` are the first entries of
 * the menu.
 */
export function AccountMenu({ user, premium, children }: AccountMenuProps) {
  const upgrade = useUpgradeUrl();
  return (
    <Popover>
      <div className={styles.belowMd}>
        {children}
        {!premium && (
          <MemberNavLink to={upgrade} variant="sticker">
            Upgrade
          </MemberNavLink>
        )}
      </div>
      {user.username !== null && (
        <MemberNavLink to={`/user/${user.username}`}>My Profile</MemberNavLink>
      )}
      <MemberNavLink to="/dashboard" className={styles.belowLg}>
        Dashboard
      </MemberNavLink>
      <MemberNavLink to="/dashboard#favorites">Favorites</MemberNavLink>
      <MemberNavLink to="/account-settings">Settings</MemberNavLink>
      {user.isAdmin && (
        <MemberNavLink to="/admin" className={styles.belowLg}>
          Admin
        </MemberNavLink>
      )}
      <InstallButton onAsk={closeMenu} />
      <div className={classNames(styles.signOut, styles.belowLg)}>
        <SignOutButton memberId={user.id} />
      </div>
    </Popover>
  );
}

/** A native popover. It closes on Escape, on a tap outside it, and on a tap on one of its links. */
function Popover({ children }: { readonly children: ReactNode }) {
  const closeOnLink = ({ target }: MouseEvent<HTMLDivElement>) => {
    if (target instanceof Element && target.closest('a')) closeMenu();
  };
  return (
    <div id={ACCOUNT_MENU_ID} popover="auto" onClick={closeOnLink} className={styles.menu}>
      {children}
    </div>
  );
}
