import type { BlockedMember } from '@contract/schemas/blocked-member';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast, useSignInAgain } from '@/components/toast/toast-store';
import { errorSentence, isUnauthorized } from '@/services/api-error';
import { blockedMembersQuery, sendBlock, sendUnblock } from '../api/blocked-members';

const SIGN_IN_REQUIRED = 'Please sign in to block members.';
const TRY_AGAIN = 'Please try again in a moment.';

type Change = (blocked: readonly BlockedMember[]) => BlockedMember[];

/** Blocks and unblocks members, and shows the result in a toast. `onChanged` runs after each change. */
export function useBlocking(onChanged: (hasBlocked: boolean) => void) {
  const client = useQueryClient();
  const signInAgain = useSignInAgain();
  const [busyWith, setBusyWith] = useState<string | null>(null);

  const store = (change: Change) => {
    const { queryKey } = blockedMembersQuery;
    const known = client.getQueryData(queryKey)?.blocked;
    const blocked = change(known ?? []);
    client.setQueryData(queryKey, () => ({ blocked }));
    if (!known) void client.invalidateQueries({ queryKey });
    onChanged(blocked.length > 0 || !known);
  };

  /** Returns null after a failure, which it shows. */
  const attempt = async <T>(name: string, failed: string, send: () => Promise<T>) => {
    setBusyWith(name);
    try {
      return await send();
    } catch (error) {
      if (isUnauthorized(error)) signInAgain(SIGN_IN_REQUIRED);
      else
        showToast({
          title: failed,
          description: errorSentence(error, TRY_AGAIN),
          variant: 'destructive',
        });
      return null;
    } finally {
      setBusyWith(null);
    }
  };

  const unblock = async ({ id, username }: BlockedMember): Promise<boolean> => {
    const sent = await attempt(username, `Couldn't unblock @${username}`, async () => {
      await sendUnblock(id);
      return true;
    });
    if (sent === null) return false;
    store((blocked) => blocked.filter((member) => member.id !== id));
    showToast({ title: `Unblocked @${username}` });
    return true;
  };

  const block = async (username: string): Promise<BlockedMember | null> => {
    const member = await attempt(username, `Couldn't block @${username}`, () =>
      sendBlock(username),
    );
    if (member === null) return null;
    store((blocked) => [member, ...blocked.filter(({ id }) => id !== member.id)]);
    showToast({
      title: `Blocked @${member.username}`,
      description: "You won't see their items and comments.",
      action: { label: 'Undo', onPress: () => void unblock(member) },
    });
    return member;
  };

  return { block, unblock, busyWith };
}
