import type { MouseEvent } from 'react';
import { useMatch } from 'react-router-dom';
import { HomeIcon, PersonIcon, PlusIcon, SearchIcon } from '@/components/icons';
import { LazyPart } from '@/components/lazy-part';
import { MemberPlaceholder, VisitorPart } from '@/components/session-parts';
import { useCurrentUser } from '@/features/accounts/model/session';
import { useReturnPath } from '@/features/items/model/return-path';
import { focusSearch } from '@/features/items/model/search-field';
import { opensElsewhere } from '@/lib/opens-elsewhere';
import { signInUrl } from '@/lib/sign-in-url';
import { useAriaCurrent } from '@/lib/use-aria-current';
import { BarLink } from './bar-link';
import styles from './bottom-bar.module.css';
import { loadMemberBar } from './load-member-navigation';
import { useShareLink } from './use-share-link';

/** The main navigation of a phone, at the lower edge of the screen. Wide screens have it in the header. */
export function BottomBar() {
  const { state } = useCurrentUser();
  return (
    <nav data-keep-visible aria-label="Main" className={styles.bar}>
      <HomeLink />
      <SearchLink />
      <BarLink {...useShareLink()} name="Share">
        <span className={styles.plus}>
          <PlusIcon />
        </span>
      </BarLink>
      <VisitorPart session={state}>
        <SignInLink />
      </VisitorPart>
      <MemberPlaceholder session={state}>
        <MemberPlaces />
      </MemberPlaceholder>
      {state === 'signed-in' && (
        <LazyPart
          load={loadMemberBar}
          loading={<MemberPlaces />}
          // The header says what failed.
          failed={(retry) => (
            <button type="button" className={styles.place} onClick={retry}>
              Try Again
            </button>
          )}
          props={{}}
        />
      )}
    </nav>
  );
}

/** On the home page, it leads to the top. */
function HomeLink() {
  const current = useAriaCurrent('/');
  const toTop = (event: MouseEvent) => {
    // After the navigation, which stores the position for Back.
    if (current && !opensElsewhere(event)) requestAnimationFrame(() => window.scrollTo(0, 0));
  };
  return (
    <BarLink to="/" name="Home" aria-current={current} onClick={toTop}>
      <HomeIcon />
    </BarLink>
  );
}

function SearchLink() {
  const isHome = useMatch('/') !== null;
  return (
    <BarLink
      to="/"
      name="Search"
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        // Keeps the list as it is.
        if (isHome) event.preventDefault();
        focusSearch();
      }}
    >
      <SearchIcon />
    </BarLink>
  );
}

const SignInLink = () => (
  <BarLink
    to={signInUrl('/login', useReturnPath())}
    name="Sign In"
    aria-current={useAriaCurrent('/sign-in')}
  >
    <PersonIcon />
  </BarLink>
);

/** Keeps the places of Notifications and You. */
const MemberPlaces = () => (
  <>
    <span className={styles.place} />
    <span className={styles.place} />
  </>
);
