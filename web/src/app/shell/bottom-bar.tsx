import type { MouseEvent } from 'react';
import { useMatch } from 'react-router-dom';
import { HomeIcon, PersonIcon, PlusIcon, SearchIcon } from '@/components/icons';
import { LazyPart } from '@/components/lazy-part';
import { MemberPlaceholder, VisitorPart } from '@/components/session-parts';
import { useCurrentUser } from '@/features/accounts/model/session';
import { useReturnPath } from '@/features/items/model/return-path';
import { focusSearch } from '@/features/items/model/search-field';
import { isModifiedClick } from '@/lib/is-modified-click';
import { signInUrl } from '@/lib/sign-in-url';
import { useAriaCurrent } from '@/lib/use-aria-current';
import { BottomBarLink } from './bottom-bar-link';
import styles from './bottom-bar.module.css';
import { loadMemberBottomBarLinks } from './load-member-navigation';
import { useShareFormLink } from './use-share-form-link';

/** The main navigation of a phone, at the lower edge of the window. On wide screens, the header has the same links. */
export function BottomBar() {
  const { state } = useCurrentUser();
  return (
    <nav data-keep-visible aria-label="Main" className={styles.bar}>
      <HomeLink />
      <SearchLink />
      <BottomBarLink {...useShareFormLink()} name="Share">
        <span className={styles.plus}>
          <PlusIcon />
        </span>
      </BottomBarLink>
      <VisitorPart session={state}>
        <SignInLink />
      </VisitorPart>
      <MemberPlaceholder session={state}>
        <MemberPlaces />
      </MemberPlaceholder>
      {state === 'signed-in' && (
        <LazyPart
          load={loadMemberBottomBarLinks}
          loading={<MemberPlaces />}
          // Shows only a button and no error message, because the header already shows the error message.
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

/** Scrolls to the top if the home page is already open. */
function HomeLink() {
  const current = useAriaCurrent('/');
  const toTop = (event: MouseEvent) => {
    // Scrolls after the navigation, because the navigation first stores the scroll position for Back.
    if (current && !isModifiedClick(event)) requestAnimationFrame(() => window.scrollTo(0, 0));
  };
  return (
    <BottomBarLink to="/" name="Home" aria-current={current} onClick={toTop}>
      <HomeIcon />
    </BottomBarLink>
  );
}

function SearchLink() {
  const isHome = useMatch('/') !== null;
  return (
    <BottomBarLink
      to="/"
      name="Search"
      onClick={(event) => {
        if (isModifiedClick(event)) return;
        // Prevents a navigation to `/`, which would replace the list on the screen.
        if (isHome) event.preventDefault();
        focusSearch();
      }}
    >
      <SearchIcon />
    </BottomBarLink>
  );
}

const SignInLink = () => (
  <BottomBarLink
    to={signInUrl('/login', useReturnPath())}
    name="Sign In"
    aria-current={useAriaCurrent('/sign-in')}
  >
    <PersonIcon />
  </BottomBarLink>
);

/** Two empty places, shown instead of the links 'Notifications' and 'You' until the links are loaded. */
const MemberPlaces = () => (
  <>
    <span className={styles.place} />
    <span className={styles.place} />
  </>
);
