import { readQuery } from '@/services/read-query';

export const feesQuery = readQuery('getFees', {});
