import { readQuery } from '@/services/read-query';

/** Reads the signed-in member's account: the email address and the ways to sign in. */
export const accountQuery = readQuery('getAccount', {});
