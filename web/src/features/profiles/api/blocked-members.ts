import { readQuery } from '@/services/read-query';

/** The most recently blocked first. */
export const blockedMembersQuery = readQuery('listBlockedMembers', {});
