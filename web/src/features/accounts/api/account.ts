import { readQuery } from '@/services/read-query';

/** How the signed-in member signs in. */
export const accountQuery = readQuery('getAccount', {});
