import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query';
import { loadOnce } from '@/lib/once';
import { NetworkError } from '../api-error';
import type { QuerySaver } from './query-saver';

let kept: (() => Promise<QuerySaver>) | null = null;

/**
 * Saves responses in IndexedDB if the row of their call has `savedOffline`. Shows the saved responses when the server
 * does not respond. Call this before the first query.
 */
export function persistQueries(client: QueryClient): void {
  // Reports a missing network to TanStack Query. Without this report, TanStack Query would assume at start that there
  // is a network, and would not notice the first reconnect.
  if (!navigator.onLine) onlineManager.setOnline(false);
  const load = loadOnce(async () => (await import('./query-saver')).createQuerySaver(client));
  kept = load;
  client.getQueryCache().subscribe((event) => {
    const query = event.query as Query;
    const hasNewData =
      event.type === 'added' ||
      (event.type === 'updated' && ['success', 'setState'].includes(event.action.type));
    if (!hasNewData || query.state.data === undefined) return;
    // If the code that saves responses cannot be loaded, the app saves none.
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
        // Prevents an unhandled rejection. The code below handles the error.
        response.catch(ignore);
        const loaded = load().catch(() => null);
        // If the response arrives before the code for saved responses has loaded, uses the response. If the request
        // fails, waits for this code.
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

/** Returns whether the query has data from the server. Returns false if its data was saved earlier. */
const hasResponse = ({ state }: Query): boolean =>
  state.data !== undefined && !(state.error instanceof NetworkError);

const ignore = () => undefined;

/** Pauses saving until a response from the server shows who is signed in. Call this when the session changes. */
export const pauseSaving = async (): Promise<void> =>
  kept?.().then((saved) => saved.pause(), ignore);
