import type { BlockedMember } from '@contract/schemas/blocked-member';
import { call } from '@/services/api-client';
import { blocksVersion } from '@/services/blocks-version';
import { readQuery } from '@/services/read-query';

/** The most recently blocked first. */
export const blockedMembersQuery = readQuery('listBlockedMembers', {});

/** Safe to repeat. Throws like `call`. */
export async function sendBlock(username: string): Promise<BlockedMember> {
  const { member, version } = await call('blockMember', { body: { username } });
  blocksVersion.remember(version);
  return member;
}

/** Safe to repeat. Throws like `call`. */
export async function sendUnblock(userId: string): Promise<void> {
  const { version } = await call('unblockMember', { params: { userId } });
  blocksVersion.remember(version);
}
