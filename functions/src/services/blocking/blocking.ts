import {
  BLOCKED_MEMBERS_MAX,
  type BlockedMember,
  BLOCKING_MESSAGES,
} from '@contract/schemas/blocked-member';
import { formatMicros } from '../../domain/items/item-index/micros';
import { AppError } from '../../lib/app-error';
import type { Actor } from '../../lib/authority';
import type { BlocksRepo, StoredBlock } from '../../repos/blocks-repo';
import type { UsernamesRepo } from '../../repos/usernames-repo';
import type { BlockedMembers } from './blocked-members';

interface BlockingDeps {
  readonly blocks: Pick<BlocksRepo, 'list' | 'add' | 'remove'>;
  readonly usernames: Pick<UsernamesRepo, 'ownerOf'>;
  readonly blockedMembers: BlockedMembers;
}

interface Versioned {
  /**
   * The time when the change was committed. The member's later requests send it, so that their responses include the
   * change.
   */
  readonly version: string;
}

export interface Blocking {
  list(uid: string): Promise<{ blocked: BlockedMember[] }>;
  /**
   * Blocks a member. Idempotent. Throws AppError 'not_found' if no member has the username, 'bad_request' if members
   * block themselves, or 'conflict' at the maximum number of blocked members, which concurrent calls can exceed by a
   * few.
   */
  block(block: {
    readonly actor: Actor;
    readonly username: string;
  }): Promise<Versioned & { readonly member: BlockedMember }>;
  /** Unblocks a member. Idempotent. */
  unblock(block: { readonly actor: Actor; readonly userId: string }): Promise<Versioned>;
}

export function createBlocking({ blocks, usernames, blockedMembers }: BlockingDeps): Blocking {
  const checkLimit = async (uid: string, otherId: string) => {
    const { ids } = await blockedMembers.of({ actor: { uid }, blocksSince: null });
    if (ids.size >= BLOCKED_MEMBERS_MAX && !ids.has(otherId))
      throw new AppError('conflict', BLOCKING_MESSAGES.full);
  };

  return {
    list: async (uid) => ({ blocked: (await blocks.list(uid)).map(viewOf) }),
    block: async ({ actor, username }) => {
      const { uid } = actor;
      const id = await usernames.ownerOf(username);
      if (id === null) throw new AppError('not_found', BLOCKING_MESSAGES.missing);
      if (id === uid) throw oneself();
      await checkLimit(uid, id);
      const { block, changedAt } = await blocks.add(actor, { id, username });
      blockedMembers.forget(uid);
      return { member: viewOf(block), version: formatMicros(changedAt) };
    },
    unblock: async ({ actor, userId }) => {
      const changedAt = await blocks.remove(actor, userId);
      blockedMembers.forget(actor.uid);
      return { version: formatMicros(changedAt) };
    },
  };
}

const viewOf = ({ id, username, createdAt, profile }: StoredBlock): BlockedMember => ({
  id,
  username: profile?.username ?? username,
  customProfileImageUrl: profile?.customProfileImageUrl ?? null,
  profileImageUrl: profile?.profileImageUrl ?? null,
  blockedAt: createdAt.toISOString(),
});

function oneself(): AppError {
  const message = BLOCKING_MESSAGES.oneself;
  return new AppError('bad_request', message, {
    issues: [{ path: ['body', 'username'], message }],
  });
}
