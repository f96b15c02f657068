import type { Item } from '@contract/schemas/item';
import { Suspense } from 'react';
import { ErrorBoundary } from '@/components/error-boundary';
import { useCurrentUser } from '@/features/accounts/model/session';
import { ShareMenu } from '@/features/links/ui/share-menu';
import { ReportButton } from '@/features/reports/ui/report-button';
import { lazyNamed } from '@/lib/lazy-named';

const ItemMemberMenu = lazyNamed(() => import('./item-member-menu'), 'ItemMemberMenu');
const OwnItemSection = lazyNamed(() => import('./own-item-section'), 'OwnItemSection');

/**
 * The buttons of the item detail whose code loads after the detail. Owners can edit and delete their item. Other
 * members can report the item.
 */
export function LateItemActions({ item }: { readonly item: Item }) {
  const { state, user } = useCurrentUser();
  const isOwn = user?.username === item.username;
  return (
    <>
      <ShareMenu item={item} isMember={user !== null} />
      {isOwn && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <OwnItemSection item={item} />
          </Suspense>
        </ErrorBoundary>
      )}
      {!isOwn && state !== 'loading' && (
        <ReportButton target={{ itemId: item.id, commentId: null }} memberId={user?.id ?? null} />
      )}
      {user && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <ItemMemberMenu item={item} isOwn={isOwn} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
