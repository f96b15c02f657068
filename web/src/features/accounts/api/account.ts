import { readQuery } from '@/services/read-query';

/** The signed-in member's account: email address and ways to sign in. */
export const accountQuery = readQuery('getAccount', {});
