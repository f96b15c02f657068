import type { Item } from '@contract/schemas/item';
import { useCurrentUser } from '@/features/accounts/model/session';
import { ShareMenu } from '@/features/links/ui/share-menu';
import { ReportButton } from '@/features/reports/ui/report-button';

/** The actions of the item detail that load after it. Nobody reports their own item. */
export function LateItemActions({ item }: { readonly item: Item }) {
  const { state, user } = useCurrentUser();
  const mayReport = state !== 'loading' && user?.username !== item.username;
  return (
    <>
      <ShareMenu item={item} isMember={user !== null} />
      {mayReport && (
        <ReportButton target={{ itemId: item.id, commentId: null }} memberId={user?.id ?? null} />
      )}
    </>
  );
}
