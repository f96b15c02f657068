import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query';
import { loadOnce } from '@/lib/once';
import { NetworkError } from '../api-error';
import type { SavedQueries } from './saved-queries';

let kept: (() => Promise<SavedQueries>) | null = null;

/**
 * Saves the responses of rows with `savedOffline` in IndexedDB, and shows them when the server does not respond. Call
 * it before the first query.
 */
export function keepQueries(client: QueryClient): void {
  // TanStack Query assumes a network at start. Then it would not notice the first reconnect.
  if (!navigator.onLine) onlineManager.setOnline(false);
  const load = loadOnce(async () => (await import('./saved-queries')).createSavedQueries(client));
  kept = load;
  client.getQueryCache().subscribe((event) => {
    const query = event.query as Query;
    const hasNewData =
      event.type === 'added' ||
      (event.type === 'updated' && ['success', 'setState'].includes(event.action.type));
    if (!hasNewData || query.state.data === undefined) return;
    // If the code that saves cannot be loaded, nothing is saved.
    load().then((saved) => saved.save(query), ignore);
  });
  const { queries, ...rest } = client.getDefaultOptions();
  client.setDefaultOptions({
    ...rest,
    queries: {
      ...queries,
      persister: async (queryFn, context, query) => {
        const response = Promise.resolve(queryFn(context));
        if (hasResponse(query)) return response;
        // Avoids an unhandled rejection. The code below handles the error.
        response.catch(ignore);
        const loaded = load().catch(() => null);
        // A response that arrives before the code for saved responses has loaded is used. If the request fails, this waits for
        // the code.
        const saved = await Promise.race([
          loaded,
          response.then(
            () => null,
            () => loaded,
          ),
        ]);
        return saved ? saved.responseOrSaved(query, response) : response;
      },
    },
  });
}

/** Returns whether the query has data from the server, and not saved data. */
const hasResponse = ({ state }: Query): boolean =>
  state.data !== undefined && !(state.error instanceof NetworkError);

const ignore = () => undefined;

/** Pauses saving until the server's response states who is signed in. Call it when the session changes. */
export const pauseSaving = async (): Promise<void> =>
  kept?.().then((saved) => saved.pause(), ignore);
