import { BLOCKS_VERSION_HEADER, type BlockedMember } from '@contract/schemas/blocked-member';
import { blockingEndpoints } from '@contract/endpoints/blocking';
import { call } from './api';
import type { Member } from './member';

type As = Pick<Member, 'cookie'>;

export const blockMember = (as: As, username: unknown) =>
  call('blockMember', { as, json: { username } });

export const unblockMember = (as: As, userId: string) =>
  call('unblockMember', { as, params: { userId } });

/** Blocks a member. Returns the headers that the browser sends with later requests. */
export async function blockAndGetHeaders(as: As, other: Member): Promise<Record<string, string>> {
  const response = await blockMember(as, other.username);
  if (!response.ok) throw new Error(`Blocking failed: ${await response.text()}`);
  const { version } = blockingEndpoints.blockMember.output.schema.parse(await response.json());
  return { [BLOCKS_VERSION_HEADER]: version };
}

export async function blockedMembersOf(as: As): Promise<BlockedMember[]> {
  const response = await call('listBlockedMembers', { as });
  return blockingEndpoints.listBlockedMembers.output.schema.parse(await response.json()).blocked;
}
