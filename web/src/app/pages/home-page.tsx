import type { CurrentUser } from '@contract/schemas/user';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { LazyPart } from '@/components/lazy-part';
import { Skeleton } from '@/components/surfaces';
import text from '@/components/text.module.css';
import {
  isLikelyVisitor,
  lastViewer,
  useCurrentUser,
  useViewer,
} from '@/features/accounts/model/session';
import { ChampionsSkeleton } from '@/features/champions/ui/champions-frame';
import { openItem } from '@/features/items/model/open-item';
import { ItemListSection } from '@/features/items/ui/item-list-section';
import { subscriptionStatusQuery } from '@/features/billing/api/subscription-status';
import { lazyNamed } from '@/lib/lazy-named';
import { useMediaQuery } from '@/lib/use-media-query';
import { usePageTitle } from '@/lib/use-page-title';
import { refreshAfterSharing } from '../sharing/refresh-after-sharing';
import styles from './home-page.module.css';
import { MarketingBlock, SharePitch } from './marketing-block';
import { useSignInToShare } from './use-sign-in-to-share';

const MonthlyChampions = lazyNamed(
  () => import('@/features/champions/ui/monthly-champions'),
  'MonthlyChampions',
);
const loadUsernameCard = async () =>
  (await import('@/features/accounts/ui/username-card')).UsernameCard;
const loadShareArea = async () => (await import('../sharing/member-share-area')).MemberShareArea;

const MemberOutbox = lazyNamed(() => import('../outbox/member-outbox'), 'MemberOutbox');

export function HomePage() {
  usePageTitle();
  const { state, user } = useCurrentUser();
  const viewer = useViewer();
  useSignInToShare(state);
  // On phones the three cards would push the item list down, so they follow it.
  const isWide = useMediaQuery('(min-width: 64rem)');
  const champions = <Champions />;
  return (
    <div className={styles.home}>
      {isLikelyVisitor(state) && <MarketingBlock />}
      {state === 'loading' && !isLikelyVisitor(state) && <ShareAreaSkeleton />}
      {state === 'signed-in' && <MemberArea user={user} />}
      {isWide && champions}
      <ItemListSection viewer={viewer} likelyViewer={viewer ?? lastViewer()} />
      {!isWide && champions}
      {state === 'signed-out' && <SharePitch />}
    </div>
  );
}

const Champions = () => (
  <ErrorBoundary fallback={null}>
    <Suspense fallback={<ChampionsSkeleton />}>
      <MonthlyChampions onOpenItem={({ id }) => openItem({ itemId: id })} />
    </Suspense>
  </ErrorBoundary>
);

function MemberArea({ user }: { readonly user: CurrentUser }) {
  const queryClient = useQueryClient();
  const { data: status } = useQuery(subscriptionStatusQuery);
  const [edits, setEdits] = useState(0);
  const submissionsLeft = status?.submissionsLeft;
  return (
    <>
      <h1 className={text.screenReaderOnly}>BoloBoard</h1>
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
          onShared: () => refreshAfterSharing(queryClient),
        }}
      />
      <ErrorBoundary fallback={null}>
        <Suspense>
          <MemberOutbox
            memberId={user.id}
            canEdit={user.username !== null && submissionsLeft !== 0}
            onEdited={() => setEdits(edits + 1)}
          />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

const ShareAreaSkeleton = () => <Skeleton className={styles.shareArea} />;
