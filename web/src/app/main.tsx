import './fonts.css';
import { itemListQuery, parseItemListView } from '@contract/rules/item-list-view';
import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { currentUserQuery } from '@/features/accounts/api/current-user';
import { listItemsQuery } from '@/features/items/api/list-items';
import { mayHaveSession } from '@/lib/likely-session';
import { loadLater } from '@/lib/load-failure';
import { nextTask } from '@/lib/next-task';
import { keepInstallPrompt } from '@/services/install-prompt';
import { createQueryClient } from '@/services/query-client';
import { keepQueries } from '@/services/saved/keep-queries';
import { sampleWebVitals } from '@/services/web-vitals';
import { App } from './app';
import { isBuiltPage, BuiltPageLocation } from './built-pages/built-page-location';
import { enterFirstPage } from './first-page/enter-first-page';
import { type FirstPageInHtml, firstPageIn } from './first-page/first-page-data';
import { removeTracking } from './first-page/remove-tracking';
import { lateStyles } from './first-paint/late-styles';
import { Router } from './router';
import { forgetIfSignedOut } from './shell/forget-if-signed-out';
import { loadMemberNavigation } from './shell/load-member-navigation';

/** If a prefetch fails, the first component that needs the data requests it again. */
const ignoreError = () => undefined;

/**
 * Starts the home page's requests, and a member's, before React renders. A list that is cached is not requested again.
 */
function prefetch(client: QueryClient, firstPage: FirstPageInHtml | null): void {
  client.query(currentUserQuery).catch(ignoreError);
  if (mayHaveSession()) loadMemberNavigation().catch(ignoreError);
  const { pathname, search } = window.location;
  // A first page lacks only what members see, so a visitor needs no request.
  if (pathname !== '/' || (firstPage && !mayHaveSession())) return;
  const view = parseItemListView(new URLSearchParams(search));
  client.query(listItemsQuery(itemListQuery(view))).catch(ignoreError);
}

/** Hydrates a rendered page if the first render equals its HTML. Otherwise renders the app in its place. */
async function show(
  root: HTMLElement,
  firstPage: FirstPageInHtml | null,
  app: (isServerRendered: boolean) => ReactNode,
) {
  const isFirstPage = firstPage !== null && enterFirstPage(firstPage);
  // An open item, for example, is in the first render only if its code is here.
  if (isFirstPage) await firstPage.loadCode().catch(ignoreError);
  // In a transition, so that React hydrates in small steps. Taps come first.
  if (isFirstPage || isBuiltPage(root)) startTransition(() => void hydrateRoot(root, app(true)));
  else createRoot(root).render(app(false));
}

/** Waits until the page has loaded, because the worker serves only the next visit. */
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
 * In several tasks, so that the browser can answer taps between its steps. Not at the top level of the module, because
 * parts that load later import it, and would wait for it forever.
 */
async function start(root: HTMLElement): Promise<void> {
  removeTracking();
  const queryClient = createQueryClient();
  keepQueries(queryClient);
  await forgetIfSignedOut();
  await nextTask();
  // Without the data, the app renders the page again.
  const firstPage = await firstPageIn(document).catch(() => null);
  firstPage?.fillCache(queryClient);
  await nextTask();
  prefetch(queryClient, firstPage);
  await nextTask();
  // If one is missing, the rules of the first paint remain.
  await loadLater(lateStyles).catch(ignoreError);
  await show(root, firstPage, (isServerRendered) => (
    <StrictMode>
      <App queryClient={queryClient} isServerRendered={isServerRendered}>
        <BrowserRouter>
          <BuiltPageLocation isBuilt={isBuiltPage(root)}>
            <Router />
          </BuiltPageLocation>
        </BrowserRouter>
      </App>
    </StrictMode>
  ));
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

sampleWebVitals();
void start(root);
keepInstallPrompt();
if (import.meta.env.PROD) void startWorker();
