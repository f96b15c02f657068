import { useParams } from 'react-router-dom';
import { OwnRuling, RulingSkeleton } from '@/features/moderation/ui/own-ruling';
import { usePageTitle } from '@/lib/use-page-title';
import { FormPage } from './form-page';
import { MembersOnlyPage } from './members-only-page';

/**
 * Shows the ruling against the member or one of their items, with the form for an appeal. A notification links to this
 * page.
 */
export function AppealPage() {
  usePageTitle('Appeal');
  const { rulingId = '' } = useParams();
  return (
    <MembersOnlyPage>
      {(user) => (
        <FormPage
          title="Appeal"
          intro="If you think that we were wrong, you can ask us once to look again."
        >
          {user ? (
            <OwnRuling key={`${user.id} ${rulingId}`} memberId={user.id} rulingId={rulingId} />
          ) : (
            <RulingSkeleton />
          )}
        </FormPage>
      )}
    </MembersOnlyPage>
  );
}
