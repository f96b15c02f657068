import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/button';
import { LazyPart } from '@/components/lazy-part';
import { VisitorPart } from '@/components/session-parts';
import { useCurrentUser } from '@/features/accounts/model/session';
import { useReturnPath } from '@/features/items/model/return-path';
import { classNames } from '@/lib/class-names';
import { loadedOnce } from '@/lib/loaded-once';
import { signInAddress } from '@/lib/sign-in-address';
import { useAriaCurrent } from '@/lib/use-aria-current';
import styles from './header.module.css';
import width from './page-width.module.css';

/** Once, because Vite waits for the styles of a part only at its first import. */
const navigation = loadedOnce(async () => (await import('./member-navigation')).MemberNavigation);
export const loadMemberNavigation = navigation.load;

export function Header() {
  const { state, user } = useCurrentUser();
  return (
    <header className={styles.header}>
      <div className={classNames(width.pageWidth, styles.bar)}>
        <Link to="/" aria-label="BoloBoard, home" className={styles.logoLink}>
          <Logo />
        </Link>
        {state === 'signed-in' && (
          <div className={styles.member}>
            <LazyPart
              load={navigation.load}
              loaded={navigation.loaded()}
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
        to={signInAddress('/login', next)}
        variant="plain"
        size="sm"
        className={styles.signIn}
        aria-current={useAriaCurrent('/sign-in')}
      >
        Sign In
      </ButtonLink>
      <ButtonLink
        to={signInAddress('/register', next)}
        size="sm"
        aria-current={useAriaCurrent('/register')}
      >
        <span className={styles.belowSm}>Join</span>
        <span className={styles.fromSm}>Sign Up</span>
      </ButtonLink>
    </nav>
  );
}

function Logo() {
  return (
    <span className={styles.logo}>
      <svg aria-hidden viewBox="0 0 32 32">
        <path
          d="M13.2 3h13.3A2.5 2.5 0 0 1 29 5.5v13.3a2.5 2.5 0 0 1-.73 1.77l-8.4 8.4a2.5 2.5 0 0 1-3.54 0L2.73 15.37a2.5 2.5 0 0 1 0-3.54l8.7-8.1A2.5 2.5 0 0 1 13.2 3z"
          className={styles.tag}
        />
        <circle cx="20.5" cy="11.5" r="5.5" className={styles.eye} />
        <circle cx="22" cy="10" r="1.9" fill="#fff" />
      </svg>
      <span className={styles.name}>
        Bolo<span className={styles.board}>Board</span>
      </span>
    </span>
  );
}
