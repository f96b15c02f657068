import './fonts.css';
import { itemListQuery, parseItemListView } from '@contract/rules/item-list-view';
import type { FirstPage } from '@contract/schemas/first-page';
import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { currentUserQuery } from '@/features/accounts/api/current-user';
import { listItemsQuery } from '@/features/items/api/list-items';
import { loadItemDetail } from '@/features/items/ui/item-detail';
import { mayHaveSession } from '@/lib/likely-session';
import { keepInstallPrompt } from '@/services/install-prompt';
import { createQueryClient } from '@/services/query-client';
import { keepQueries } from '@/services/saved/keep-queries';
import { sampleWebVitals } from '@/services/web-vitals';
import { App } from './app';
import { isBuiltPage, PageAddress } from './built-pages/page-address';
import { fillCache } from './first-page/first-page-cache';
import { firstPageIn } from './first-page/first-page-html';
import { enterFirstPage } from './first-page/enter-first-page';
import { removeTracking } from './first-page/remove-tracking';
import { Router } from './router';
import { forgetIfSignedOut } from './shell/forget-if-signed-out';
import { loadMemberNavigation } from './shell/header';

/** If a prefetch fails, the first component that needs the data requests it again. */
const ignoreError = () => undefined;

/** Starts the home page's requests, and a member's, before React renders. */
function prefetch(client: QueryClient): void {
  client.query(currentUserQuery).catch(ignoreError);
  if (mayHaveSession()) loadMemberNavigation().catch(ignoreError);
  const { pathname, search } = window.location;
  if (pathname !== '/') return;
  const view = parseItemListView(new URLSearchParams(search));
  client.query(listItemsQuery(itemListQuery(view))).catch(ignoreError);
}

/** Hydrates a rendered page if the first render equals its HTML. Otherwise renders the app in its place. */
async function show(
  root: HTMLElement,
  firstPage: FirstPage | null,
  app: (isServerRendered: boolean) => ReactNode,
) {
  const isFirstPage = firstPage !== null && enterFirstPage(firstPage);
  // An open item is in the first render only if its code is here.
  if (isFirstPage && firstPage.item) await loadItemDetail().catch(ignoreError);
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

/** Lets the browser answer taps between the steps of the start. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Not at the top level of the module, because parts that load later import it, and would wait for it forever. */
async function start(root: HTMLElement): Promise<void> {
  removeTracking();
  const queryClient = createQueryClient();
  keepQueries(queryClient);
  await forgetIfSignedOut();
  await nextTask();
  const firstPage = firstPageIn(document);
  // Before this page load by the browser's clock too, so that the app checks for newer items.
  if (firstPage)
    fillCache(queryClient, firstPage, Math.min(firstPage.readAt, performance.timeOrigin - 1));
  await nextTask();
  prefetch(queryClient);
  await nextTask();
  await show(root, firstPage, (isServerRendered) => (
    <StrictMode>
      <App queryClient={queryClient} isServerRendered={isServerRendered}>
        <BrowserRouter>
          <PageAddress isBuilt={isBuiltPage(root)}>
            <Router />
          </PageAddress>
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
