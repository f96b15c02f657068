import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/button';
import { PlusIcon } from '@/components/icons';
import { LazyPart } from '@/components/lazy-part';
import { Logo } from '@/components/logo';
import { VisitorPart } from '@/components/session-parts';
import { useCurrentUser } from '@/features/accounts/model/session';
import { useReturnPath } from '@/features/items/model/return-path';
import { classNames } from '@/lib/class-names';
import { signInUrl } from '@/lib/sign-in-url';
import { useAriaCurrent } from '@/lib/use-aria-current';
import styles from './header.module.css';
import { loadMemberNavigation } from './load-member-navigation';
import width from './page-width.module.css';
import { useShareFormLink } from './use-share-form-link';

/** The header of every page. On a phone, it hides the links that are in the `BottomBar`. */
export function Header() {
  const { state, user } = useCurrentUser();
  return (
    <header className={styles.header}>
      <div className={classNames(width.pageWidth, styles.bar)}>
        <Link to="/" aria-label="BoloBoard, home" className={styles.logoLink}>
          <Logo />
        </Link>
        <ButtonLink {...useShareFormLink()} size="sm" className={styles.fromMd}>
          <PlusIcon />
          Share
        </ButtonLink>
        {state === 'signed-in' && (
          <div className={styles.member}>
            <LazyPart
              load={loadMemberNavigation}
              loading={<></>}
              failed="We couldn't load your menu."
              props={{ user }}
            />
          </div>
        )}
        <VisitorPart session={state}>
          <VisitorNavigation />
        </VisitorPart>
      </div>
    </header>
  );
}

function VisitorNavigation() {
  const next = useReturnPath();
  return (
    <nav aria-label="Account" className={styles.visitor}>
      <ButtonLink
        to={signInUrl('/login', next)}
        variant="plain"
        size="sm"
        className={styles.fromMd}
        aria-current={useAriaCurrent('/sign-in')}
      >
        Sign In
      </ButtonLink>
      <ButtonLink
        to={signInUrl('/register', next)}
        variant="outline"
        size="sm"
        aria-current={useAriaCurrent('/register')}
      >
        <span className={styles.belowMd}>Join</span>
        <span className={styles.fromMd}>Sign Up</span>
      </ButtonLink>
    </nav>
  );
}
