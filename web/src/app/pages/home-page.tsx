import { parseItemListView } from '@contract/rules/item-list-view';
import { isShareStart } from '@contract/rules/start-url';
import type { CurrentUser } from '@contract/schemas/user';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AfterHydration } from '@/components/after-hydration';
import { ErrorBoundary } from '@/components/error-boundary';
import { LazyPart } from '@/components/lazy-part';
import { MemberPlaceholder, VisitorPart } from '@/components/session-parts';
import { Skeleton } from '@/components/surfaces';
import text from '@/components/text.module.css';
import {
  type AuthenticationState,
  useCurrentUser,
  useViewer,
} from '@/features/accounts/model/session';
import { ChampionsSkeleton } from '@/features/champions/ui/champions-frame';
import { openItem } from '@/features/items/model/open-item';
import { useIsPageCoveredByItem } from '@/features/items/model/use-is-page-covered-by-item';
import { ItemListSection } from '@/features/items/ui/item-list-section';
import { subscriptionStatusQuery } from '@/features/billing/api/subscription-status';
import { classNames } from '@/lib/class-names';
import { lazyNamed } from '@/lib/lazy-named';
import { useIsHydrated } from '@/lib/hydration';
import { signInUrl } from '@/lib/sign-in-url';
import { useOnline } from '@/lib/use-online';
import { usePageTitle } from '@/lib/use-page-title';
import { ITEM_SLOTS } from '../items/item-actions';
import styles from './home-page.module.css';
import { MarketingBlock, SharePitch } from './marketing-block';

const MonthlyChampions = lazyNamed(
  () => import('@/features/champions/ui/monthly-champions'),
  'MonthlyChampions',
);
const loadUsernameCard = async () =>
  (await import('@/features/accounts/ui/username-card')).UsernameCard;
const loadShareArea = async () => (await import('../sharing/member-share-area')).MemberShareArea;

const HomePageFoldOnSearch = lazyNamed(
  () => import('@/features/items/ui/home-page-fold-on-search'),
  'HomePageFoldOnSearch',
);
const HomeRefresh = lazyNamed(() => import('./home-refresh'), 'HomeRefresh');
const MemberOutbox = lazyNamed(() => import('../outbox/member-outbox'), 'MemberOutbox');

export function HomePage() {
  usePageTitle();
  const { state, user } = useCurrentUser();
  const viewer = useViewer();
  const isCovered = useIsPageCoveredByItem();
  useSignInToShare(state);
  const page = useRef<HTMLDivElement>(null);
  const [searchParams] = useSearchParams();
  // Sets the class `searching`, which hides the parts above the list on a phone, only in the first render. Later,
  // `HomePageFoldOnSearch` sets the class itself, so that it can adjust the scroll position in the same frame.
  const [isFolded] = useState(() => parseItemListView(searchParams).search !== '');
  return (
    <div
      ref={page}
      className={classNames(styles.home, isFolded && styles.searching, isCovered && styles.covered)}
    >
      <VisitorPart session={state}>
        <MarketingBlock className={styles.hero} />
      </VisitorPart>
      <MemberPlaceholder session={state}>
        <div className={styles.hero}>
          <ShareAreaSkeleton />
        </div>
      </MemberPlaceholder>
      {state === 'signed-in' && <MemberArea user={user} />}
      <div className={styles.champions}>
        <Champions />
      </div>
      <div className={styles.items}>
        <ItemListSection viewer={viewer} slots={ITEM_SLOTS} />
      </div>
      {!isCovered && (
        <VisitorPart session={state}>
          <div className={styles.pitch}>
            <SharePitch />
          </div>
        </VisitorPart>
      )}
      <AfterHydration>
        <ErrorBoundary fallback={null}>
          <Suspense>
            <HomePageFoldOnSearch page={page} folded={styles.searching ?? ''} />
          </Suspense>
        </ErrorBoundary>
      </AfterHydration>
      <Refresh />
    </div>
  );
}

const Champions = () => (
  <ErrorBoundary fallback={null}>
    <AfterHydration fallback={<ChampionsSkeleton />}>
      <Suspense fallback={<ChampionsSkeleton />}>
        <MonthlyChampions onOpenItem={({ id }) => openItem({ itemId: id })} />
      </Suspense>
    </AfterHydration>
  </ErrorBoundary>
);

const TOUCH_OR_INSTALLED = '(pointer: coarse), (display-mode: standalone)';

/** Pull-to-refresh for touch screens and for the installed app. Renders nothing in a browser with a mouse. */
function Refresh() {
  const isHydrated = useIsHydrated();
  if (!isHydrated || !window.matchMedia(TOUCH_OR_INSTALLED).matches) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <HomeRefresh />
      </Suspense>
    </ErrorBoundary>
  );
}

function MemberArea({ user }: { readonly user: CurrentUser }) {
  const { data: status } = useQuery(subscriptionStatusQuery);
  const [edits, setEdits] = useState(0);
  const submissionsLeft = status?.submissionsLeft;
  return (
    <>
      <h1 className={text.screenReaderOnly}>BoloBoard</h1>
      <div className={classNames(styles.hero, styles.parts)}>
        {user.username === null && (
          <LazyPart
            load={loadUsernameCard}
            loading={<ShareAreaSkeleton />}
            failed="We couldn't load the username form. Check your connection and try again."
            props={{}}
          />
        )}
        <LazyPart
          load={loadShareArea}
          loading={<ShareAreaSkeleton />}
          failed="We couldn't load the share form. Check your connection and try again."
          props={{
            member: user,
            submissionsLeft,
            edits,
          }}
        />
      </div>
      <ErrorBoundary fallback={null}>
        <Suspense>
          <MemberOutbox
            memberId={user.id}
            canEdit={user.username !== null}
            onEdited={() => setEdits(edits + 1)}
          />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

const ShareAreaSkeleton = () => <Skeleton className={styles.shareArea} />;

/**
 * Asks a visitor to sign in first if the visitor opens the share form by an app shortcut or shares a picture from
 * another app. The share form opens after signing in.
 */
function useSignInToShare(state: AuthenticationState['state']): void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isOnline = useOnline();
  const url =
    state === 'signed-out' && isOnline && isShareStart(search)
      ? signInUrl('/sign-in', `/?${search}`)
      : null;
  useEffect(() => {
    if (url !== null) void navigate(url, { replace: true });
  }, [url, navigate]);
}
