import { onlineManager, type Query, type QueryClient } from '@tanstack/react-query';
import { loadOnce } from '@/lib/once';
import { NetworkError } from '../api-error';
import type { SavedQueries } from './saved-queries';

let kept: (() => Promise<SavedQueries>) | null = null;

/** Saves the responses of rows with `savedOffline` in IndexedDB, and shows them when the server does not answer. Call it before the first query. */
export function keepQueries(client: QueryClient): void {
  // TanStack assumes a network at start, and would not notice when it returns.
  if (!navigator.onLine) onlineManager.setOnline(false);
  const load = loadOnce(async () => (await import('./saved-queries')).createSavedQueries(client));
  kept = load;
  client.getQueryCache().subscribe((event) => {
    const query = event.query as Query;
    const hasNewData =
      event.type === 'added' ||
      (event.type === 'updated' && ['success', 'setState'].includes(event.action.type));
    if (!hasNewData || query.state.data === undefined) return;
    // Without its code, nothing is saved.
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
        // Handled below, after the code has loaded.
        response.catch(ignore);
        const loaded = load().catch(() => null);
        // An answer that arrives before the code does not wait for it.
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

/** Whether the query has data of the server, and not saved data. */
const hasResponse = ({ state }: Query): boolean =>
  state.data !== undefined && !(state.error instanceof NetworkError);

const ignore = () => undefined;

/** Saves nothing until the server says again who is signed in. Call it when the session changes. */
export const pauseSaving = async (): Promise<void> =>
  kept?.().then((saved) => saved.pause(), ignore);
