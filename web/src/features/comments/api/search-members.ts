import { FOUND_MEMBERS_MAX } from '@contract/schemas/mention';
import { readQuery } from '@/services/read-query';

const FRESH_MS = 30_000;

/** Reads the members whose username starts with `q`. */
export const membersQuery = (q: string) =>
  readQuery('searchUsers', { query: { q, limit: FOUND_MEMBERS_MAX } }, { staleTime: FRESH_MS });
