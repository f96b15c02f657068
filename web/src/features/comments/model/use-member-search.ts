import type { FoundMember } from '@contract/schemas/mention';
import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '@/lib/use-debounced';
import { useOnline } from '@/lib/use-online';
import { limitMessage } from '@/services/api-error';
import { memberSearchQuery } from '../api/search-members';

const DEBOUNCE_MS = 200;

export type MemberSearch =
  | { readonly phase: 'idle' | 'searching' | 'offline' }
  /** The server's message if the member has reached a limit, otherwise null. */
  | { readonly phase: 'failed'; readonly refusal: string | null }
  | { readonly phase: 'found'; readonly users: readonly FoundMember[] };

/**
 * Searches for members when typing pauses. Until the response arrives, returns those members of the last response whose
 * usernames start with the typed text.
 */
export function useMemberSearch(typed: string): MemberSearch {
  const isOnline = useOnline();
  const q = typed.toLowerCase();
  const settled = useDebounced(q, DEBOUNCE_MS);
  const { data, error, isFetching } = useQuery({
    ...memberSearchQuery(settled),
    enabled: isOnline && q !== '' && settled === q,
    placeholderData: (previous) => previous,
  });
  if (q === '') return { phase: 'idle' };
  const known = data?.users ?? [];
  const users = known.filter(({ username }) => username.toLowerCase().startsWith(q));
  if (users.length > 0) return { phase: 'found', users };
  if (!isOnline) return { phase: 'offline' };
  if (settled !== q || isFetching) return { phase: 'searching' };
  return error ? { phase: 'failed', refusal: limitMessage(error) } : { phase: 'found', users };
}
