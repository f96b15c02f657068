import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { showToast } from '@/components/toast/toast-store';
import { type EndSession, useSignOut } from '@/features/accounts/model/use-sign-out';
import { lazyNamed } from '@/lib/lazy-named';
import { errorSentence } from '@/services/api-error';
import { forgetMember } from './forget-member';

const SignOutQuestion = lazyNamed(
  () => import('../outbox/composed-sign-out-question'),
  'ComposedSignOutQuestion',
);

interface Leaving {
  readonly isPending: boolean;
  readonly leave: () => Promise<void>;
  /** Render it anywhere. */
  readonly question: ReactNode;
}

/** Signs out, with `end` if it is given, and goes home. Asks first if shares or comments are waiting. */
export function useLeaving(memberId: string, end?: EndSession): Leaving {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useSignOut({
    forgetMember: () => forgetMember(memberId),
    onSignedOut: () => void navigate('/'),
  });
  const signOut = () => {
    setAsking(false);
    mutate(end, {
      onError: (error) =>
        showToast({
          title: "Couldn't sign you out",
          description: errorSentence(error, 'Please try again.'),
          variant: 'destructive',
        }),
    });
  };
  return {
    isPending,
    leave: async () => {
      if (await hasTyped(memberId)) setAsking(true);
      else signOut();
    },
    question: isAsking && (
      <Suspense>
        <SignOutQuestion memberId={memberId} onSignOut={signOut} onStay={() => setAsking(false)} />
      </Suspense>
    ),
  };
}

async function hasTyped(memberId: string): Promise<boolean> {
  const { listTyped } = await import('@/lib/outbox/outbox-store');
  return (await listTyped(memberId)).length > 0;
}
