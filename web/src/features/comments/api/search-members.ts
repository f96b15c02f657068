import { FOUND_MEMBERS_MAX } from '@contract/schemas/mention';
import { queryOptionsFor } from '@/services/query-options';

const FRESH_MS = 30_000;

/** Reads the members whose username starts with `q`. */
export const memberSearchQuery = (q: string) =>
  queryOptionsFor(
    'searchUsers',
    { query: { q, limit: FOUND_MEMBERS_MAX } },
    { staleTime: FRESH_MS },
  );
