import { queryOptionsFor } from '@/services/query-options';

/** Reads the members whom the signed-in member has blocked, the latest first. */
export const blockedMembersQuery = queryOptionsFor('listBlockedMembers', {});
