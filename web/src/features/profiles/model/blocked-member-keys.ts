import type { BlockedMember } from '@contract/schemas/blocked-member';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { blockedMembersQuery } from '../api/blocked-members';

/** The members whose items and comments the reader does not see. */
export interface BlockedMemberKeys {
  readonly ids: ReadonlySet<string>;
  /** The usernames in lower case. */
  readonly usernames: ReadonlySet<string>;
}

export const blockedMemberKeysOf = (blocked: readonly BlockedMember[]): BlockedMemberKeys => ({
  ids: new Set(blocked.map(({ id }) => id)),
  usernames: new Set(blocked.map(({ username }) => username.toLowerCase())),
});

const NOBODY = blockedMemberKeysOf([]);

/**
 * Returns the members whom the reader has blocked. If `hasBlocked` is false, the reader has blocked nobody, so the list
 * is not requested. If the list cannot be read, returns no members. Returns null while the list loads.
 */
export function useBlockedMemberKeys(hasBlocked: boolean): BlockedMemberKeys | null {
  const { data, isPending } = useQuery({ ...blockedMembersQuery, enabled: hasBlocked });
  const blocked = data?.blocked;
  const hidden = useMemo(() => (blocked ? blockedMemberKeysOf(blocked) : NOBODY), [blocked]);
  return hasBlocked && isPending ? null : hidden;
}
