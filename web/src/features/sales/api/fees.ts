import { queryOptionsFor } from '@/services/query-options';

export const feesQuery = queryOptionsFor('getFees', {});
