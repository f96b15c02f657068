import './fonts.css';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ErrorBoundary } from '@/components/error-boundary';
import { currentUserQuery } from '@/features/accounts/api/current-user';
import { listItemsQuery } from '@/features/items/api/list-items';
import { itemListQuery, parseItemListView } from '@/features/items/model/item-list-view';
import { showStoredTheme } from '@/lib/theme';
import { keepInstallPrompt } from '@/services/install-prompt';
import { createQueryClient } from '@/services/query-client';
import { keepQueries } from '@/services/saved/keep-queries';
import { PageError } from './pages/page-error';
import { Router } from './router';
import { forgetIfSignedOut } from './shell/forget-member';

/** If a prefetch fails, the first component that needs the data requests it again. */
const ignoreError = () => undefined;

/** Starts the home page's requests before React renders. */
function prefetch(client: QueryClient): void {
  client.query(currentUserQuery).catch(ignoreError);
  const { pathname, search } = window.location;
  if (pathname !== '/') return;
  const view = parseItemListView(new URLSearchParams(search));
  client.query(listItemsQuery(itemListQuery(view))).catch(ignoreError);
}

/** The next visit starts without a network, so the worker must not slow down this one. */
async function startWorker(): Promise<void> {
  try {
    const { registerWorker } = await import('@/services/worker-registration');
    await registerWorker();
  } catch (error) {
    console.warn('Failed to register the service worker.', error);
  }
}

function App({ queryClient }: { readonly queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ErrorBoundary fallback={<PageError />}>
        <BrowserRouter>
          <Router />
        </BrowserRouter>
      </ErrorBoundary>
    </QueryClientProvider>
  );
}

showStoredTheme();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

const queryClient = createQueryClient();
keepQueries(queryClient);
forgetIfSignedOut();
prefetch(queryClient);
createRoot(root).render(
  <StrictMode>
    <App queryClient={queryClient} />
  </StrictMode>,
);
keepInstallPrompt();
if (import.meta.env.PROD) window.addEventListener('load', () => void startWorker(), { once: true });
