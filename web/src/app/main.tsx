import './fonts.css';
import { itemListApiQuery, parseItemListView } from '@contract/rules/item-list-view';
import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { currentUserQuery } from '@/features/accounts/api/current-user';
import { listItemsQuery } from '@/features/items/api/list-items';
import { mayHaveSession } from '@/lib/likely-session';
import { loadAndReportFailure } from '@/lib/load-failure';
import { nextTask } from '@/lib/next-task';
import { listenForInstallPrompt } from '@/services/install-prompt';
import { createQueryClient } from '@/services/query-client';
import { persistQueries } from '@/services/saved/persist-queries';
import { sampleWebVitals } from '@/services/web-vitals';
import { App } from './app';
import { isBuiltPage, BuiltPageLocationProvider } from './built-pages/built-page-location';
import { switchToFirstRenderUrl } from './first-page/switch-to-first-render-url';
import { type FirstPageInHtml, firstPageIn } from './first-page/first-page-data';
import { removeTrackingParameters } from './first-page/remove-tracking-parameters';
import { waitForLateStyles } from './first-paint/late-styles';
import { Router } from './router';
import { forgetLastMemberIfSignedOut } from './shell/forget-last-member-if-signed-out';
import { loadMemberNavigation } from './shell/load-member-navigation';

/** Ignores the failure of a prefetch, because the first component that needs the data requests it again. */
const ignoreError = () => undefined;

/**
 * Starts the requests of the home page and of a signed-in member before React renders. Does not request a list that is
 * already in the cache.
 */
function prefetch(client: QueryClient, firstPage: FirstPageInHtml | null): void {
  client.query(currentUserQuery).catch(ignoreError);
  if (mayHaveSession()) loadMemberNavigation().catch(ignoreError);
  const { pathname, search } = window.location;
  // A first page already contains all data for a visitor. It lacks only the data of a member.
  if (pathname !== '/' || (firstPage && !mayHaveSession())) return;
  const view = parseItemListView(new URLSearchParams(search));
  client.query(listItemsQuery(itemListApiQuery(view))).catch(ignoreError);
}

/**
 * Hydrates the rendered page if the app's first render equals its HTML. Otherwise replaces the HTML with the app's own
 * render.
 */
async function show(
  root: HTMLElement,
  firstPage: FirstPageInHtml | null,
  app: (isServerRendered: boolean) => ReactNode,
) {
  const isFirstPage = firstPage !== null && switchToFirstRenderUrl(firstPage);
  // The first render includes lazy parts, such as an open item, only if their code is loaded.
  if (isFirstPage) await firstPage.loadCode().catch(ignoreError);
  // Hydrates in a transition, so that React works in small steps and the browser handles taps between them.
  if (isFirstPage || isBuiltPage(root)) startTransition(() => void hydrateRoot(root, app(true)));
  else createRoot(root).render(app(false));
}

/** Registers the service worker. Waits until the page has loaded, because only the next visit needs the worker. */
async function startWorker(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  try {
    const { registerWorker } = await import('@/services/worker-registration');
    await registerWorker();
  } catch (error) {
    console.warn('Failed to register the service worker.', error);
  }
}

/**
 * Starts the app in several tasks, so that the browser can handle taps between them. This is a function instead of
 * top-level code. Lazy parts import this module, so top-level code that waits for a lazy part would wait forever.
 */
async function start(root: HTMLElement): Promise<void> {
  removeTrackingParameters();
  const queryClient = createQueryClient();
  persistQueries(queryClient);
  await forgetLastMemberIfSignedOut();
  await nextTask();
  // If the data of the first page cannot be loaded, the app renders the page without it.
  const firstPage = await firstPageIn(document).catch(() => null);
  firstPage?.fillCache(queryClient);
  await nextTask();
  prefetch(queryClient, firstPage);
  await nextTask();
  // If a style sheet cannot be loaded, the page keeps the first styles.
  await loadAndReportFailure(waitForLateStyles).catch(ignoreError);
  await show(root, firstPage, (isServerRendered) => (
    <StrictMode>
      <App queryClient={queryClient} isServerRendered={isServerRendered}>
        <BrowserRouter>
          <BuiltPageLocationProvider isBuilt={isBuiltPage(root)}>
            <Router />
          </BuiltPageLocationProvider>
        </BrowserRouter>
      </App>
    </StrictMode>
  ));
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

sampleWebVitals();
void start(root);
listenForInstallPrompt();
if (import.meta.env.PROD) void startWorker();
