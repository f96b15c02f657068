import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/button';
import { showToast } from '@/components/toast/toast-store';
import { useSignOut } from '@/features/accounts/model/use-sign-out';
import { lazyNamed } from '@/lib/lazy-named';
import { errorSentence } from '@/services/api-error';
import { forgetMember } from './forget-member';

const SignOutQuestion = lazyNamed(
  () => import('../outbox/composed-sign-out-question'),
  'ComposedSignOutQuestion',
);

/** Signs out. Asks first if shares or comments are waiting. */
export function SignOutButton({ memberId }: { readonly memberId: string }) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useSignOut({
    forgetMember: () => forgetMember(memberId),
    onSignedOut: () => void navigate('/'),
  });
  const signOut = () => {
    setAsking(false);
    mutate(undefined, {
      onError: (error) =>
        showToast({
          title: "Couldn't sign you out",
          description: errorSentence(error, 'Please try again.'),
          variant: 'destructive',
        }),
    });
  };
  const press = async () => {
    if (await hasTyped(memberId)) setAsking(true);
    else signOut();
  };
  return (
    <>
      <Button variant="plain" size="sm" busy={isPending} onClick={() => void press()}>
        Sign Out
      </Button>
      {isAsking && (
        <Suspense>
          <SignOutQuestion
            memberId={memberId}
            onSignOut={signOut}
            onStay={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}

async function hasTyped(memberId: string): Promise<boolean> {
  const { listTyped } = await import('@/lib/outbox/outbox-store');
  return (await listTyped(memberId)).length > 0;
}
