import { queryOptionsFor } from '@/services/query-options';

/** Reads the signed-in member's account: the email address and the ways to sign in. */
export const accountQuery = queryOptionsFor('getAccount', {});
