import type { BlockedMember } from '@contract/schemas/blocked-member';
import type { QueryClient } from '@tanstack/react-query';
import { showToast } from '@/components/toast/toast-store';
import { errorSentence } from '@/services/api-error';
import { blocksVersionStore } from '@/services/blocks-version';
import { announceSessionChange } from '@/services/session-channel';
import { updateCachedCurrentUser } from '@/services/update-cached-current-user';
import { useApiMutation } from '@/services/use-api-mutation';
import { blockedMembersQuery } from '../api/blocked-members';

const TRY_AGAIN = 'Please try again in a moment.';
const signIn = { description: 'Please sign in to block members.' };

type Change = (blocked: readonly BlockedMember[]) => BlockedMember[];

/** Returns functions that block and unblock members. Each updates all tabs, and shows the result in a toast. */
export function useBlocking() {
  const unblocking = useApiMutation('unblockMember', {
    input: ({ id }: BlockedMember) => ({ params: { userId: id } }),
    onSuccess: ({ version }, { id, username }, client) => {
      blocksVersionStore.remember(version);
      store(client, (blocked) => blocked.filter((member) => member.id !== id));
      showToast({ title: `Unblocked @${username}` });
    },
    failure: (error, { username }) => ({
      title: `Couldn't unblock @${username}`,
      description: errorSentence(error, TRY_AGAIN),
    }),
    signIn,
  });
  /** Unblocks a member. Resolves to true if that succeeded. */
  const unblock = (member: BlockedMember): Promise<boolean> =>
    unblocking.mutateAsync(member).then(
      () => true,
      () => false,
    );

  const blocking = useApiMutation('blockMember', {
    input: (username: string) => ({ body: { username } }),
    onSuccess: ({ member, version }, _username, client) => {
      blocksVersionStore.remember(version);
      store(client, (blocked) => [member, ...blocked.filter(({ id }) => id !== member.id)]);
      showToast({
        title: `Blocked @${member.username}`,
        description: "You won't see their items and comments.",
        action: { label: 'Undo', onPress: () => void unblock(member) },
      });
    },
    failure: (error, username) => ({
      title: `Couldn't block @${username}`,
      description: errorSentence(error, TRY_AGAIN),
    }),
    signIn,
  });
  /** Blocks a member. Resolves to the blocked member, or to null after a failure. */
  const block = (username: string): Promise<BlockedMember | null> =>
    blocking.mutateAsync(username).then(
      ({ member }) => member,
      () => null,
    );

  const unblocked = unblocking.isPending ? unblocking.variables.username : null;
  return { block, unblock, busyWith: blocking.isPending ? blocking.variables : unblocked };
}

function store(client: QueryClient, change: Change): void {
  const { queryKey } = blockedMembersQuery;
  const known = client.getQueryData(queryKey)?.blocked;
  const blocked = change(known ?? []);
  client.setQueryData(queryKey, () => ({ blocked }));
  // If the list was not cached, the cache now has only this change, so the complete list must be requested.
  if (!known) void client.invalidateQueries({ queryKey });
  updateCachedCurrentUser(client, { hasBlocked: blocked.length > 0 || !known });
  announceSessionChange('blocks-changed');
}
