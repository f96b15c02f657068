import { chakra } from '@chakra-ui/react/styled-system';
import type { CurrentUser } from '@contract/schemas/user';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Skeleton } from '@/components/surfaces';
import { isLikelyVisitor } from '@/features/auth/model/session-hint';
import { useCurrentUser } from '@/features/auth/model/use-current-user';
import { newestItemsQuery } from '@/features/items/api/newest-items';
import { NewestItems } from '@/features/items/ui/newest-items';
import { subscriptionStatusQuery } from '@/features/subscription/api/subscription-status';
import { lazyNamed } from '@/lib/lazy-named';
import { usePageTitle } from '@/lib/use-page-title';
import { MarketingBlock } from './marketing-block';
import { SharePitch } from './share-pitch';

const UsernameCard = lazyNamed(() => import('@/features/auth/ui/username-card'), 'UsernameCard');
const ShareArea = lazyNamed(() => import('@/features/sharing/ui/share-area'), 'ShareArea');

/** The board: what was shared last and, for members, the way to share. */
export function HomePage() {
  usePageTitle();
  const { state, user } = useCurrentUser();
  return (
    <chakra.div display="grid" gap={{ base: '6', md: '8' }}>
      {isLikelyVisitor(state) && <MarketingBlock />}
      {state === 'loading' && !isLikelyVisitor(state) && <ShareAreaSkeleton />}
      {state === 'signed-in' && <MemberArea user={user} />}
      <NewestItems />
      {state === 'signed-out' && <SharePitch />}
    </chakra.div>
  );
}

function MemberArea({ user }: { readonly user: CurrentUser }) {
  const queryClient = useQueryClient();
  const { data: status } = useQuery(subscriptionStatusQuery);
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: newestItemsQuery.queryKey });
    void queryClient.invalidateQueries({ queryKey: subscriptionStatusQuery.queryKey });
  };
  return (
    <Suspense fallback={<ShareAreaSkeleton />}>
      <chakra.h1 srOnly>BoloBoard</chakra.h1>
      {user.username === null && <UsernameCard />}
      <ShareArea member={user} submissionsLeft={status?.submissionsLeft} onShared={refresh} />
    </Suspense>
  );
}

const ShareAreaSkeleton = () => (
  <Skeleton h={{ base: '7.125rem', sm: '5.125rem', md: '6.125rem' }} rounded="lg" />
);
