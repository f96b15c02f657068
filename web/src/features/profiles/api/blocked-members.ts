import { readQuery } from '@/services/read-query';

/** Reads the members whom the signed-in member has blocked, the latest first. */
export const blockedMembersQuery = readQuery('listBlockedMembers', {});
