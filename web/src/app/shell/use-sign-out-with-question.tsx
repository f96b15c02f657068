import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { showToast } from '@/components/toast/toast-store';
import { type SessionEndCall, useSignOut } from '@/features/accounts/model/use-sign-out';
import { sendUndoableDeletions } from '@/features/notifications/model/use-undoable-deletions';
import { lazyNamed } from '@/lib/lazy-named';
import type { OutboxEntry } from '@/lib/outbox/outbox-entry';
import { errorSentence } from '@/services/api-error';
import { forgetMember } from './forget-member';

const SignOutQuestion = lazyNamed(
  () => import('../outbox/composed-sign-out-question'),
  'ComposedSignOutQuestion',
);

interface Leaving {
  readonly isPending: boolean;
  readonly leave: () => Promise<void>;
  /** The question to the member, or null if none is open. The caller must render the question somewhere on the page. */
  readonly question: ReactNode;
}

/**
 * Returns `leave`, which signs out and then opens the home page, and the question that `leave` asks first if signing
 * out would delete a draft or queued calls. `end` replaces the call that usually ends the session.
 */
export function useSignOutWithQuestion(memberId: string, end?: SessionEndCall): Leaving {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Deleted | null>(null);
  const { mutate, isPending } = useSignOut({
    beforeEnd: () => sendUndoableDeletions(client),
    forgetMember: () => forgetMember(memberId),
    onSignedOut: () => void navigate('/'),
  });
  const signOut = () => {
    setAsked(null);
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
      const deleted = await deletedBySigningOut(memberId);
      if (deleted.waiting.length > 0 || deleted.hasDraft) setAsked(deleted);
      else signOut();
    },
    question: asked && (
      <Suspense>
        <SignOutQuestion
          memberId={memberId}
          {...asked}
          onSignOut={signOut}
          onStay={() => setAsked(null)}
        />
      </Suspense>
    ),
  };
}

interface Deleted {
  /** The queued shares, comments and reports that would be deleted. */
  readonly waiting: readonly OutboxEntry[];
  readonly hasDraft: boolean;
}

/** Returns the unsent work that signing out would delete. */
async function deletedBySigningOut(memberId: string): Promise<Deleted> {
  const [{ listLabeledEntries }, drafts] = await Promise.all([
    import('@/lib/outbox/outbox-store'),
    import('@/features/sharing/model/draft-store'),
  ]);
  const [waiting, hasDraft] = await Promise.all([
    listLabeledEntries(memberId),
    drafts.hasDraft(memberId),
  ]);
  return { waiting, hasDraft };
}
