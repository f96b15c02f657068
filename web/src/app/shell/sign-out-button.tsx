import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/button';
import { showToast } from '@/components/toast/toast-store';
import { useSignOut } from '@/features/accounts/model/use-sign-out';
import { errorSentence } from '@/services/api-error';
import { forgetLiveReads } from '@/services/reactfire-reads';

/** Signs out and goes home. */
export function SignOutButton() {
  const signOut = useSignOut(forgetMember);
  const navigate = useNavigate();
  const press = () =>
    signOut.mutate(undefined, {
      onSuccess: () => void navigate('/'),
      onError: (error) =>
        showToast({
          title: 'Signing out failed',
          description: errorSentence(error, 'Please try again.'),
          variant: 'destructive',
        }),
    });
  return (
    <Button variant="plain" size="sm" busy={signOut.isPending} onClick={press}>
      Sign Out
    </Button>
  );
}

/** Clears what this browser keeps of a member who signs out: what they read live, and have not sent yet. */
async function forgetMember(): Promise<void> {
  forgetLiveReads();
  const { clearDrafts } = await import('@/features/sharing/model/draft-store');
  await clearDrafts();
}
