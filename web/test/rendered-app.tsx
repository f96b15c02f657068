import type { QueryClient } from '@tanstack/react-query';
import { hydrateRoot, type Root } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { App } from '@/app/app';
import { PageAddress } from '@/app/built-pages/page-address';
import { Router } from '@/app/router';
import { createQueryClient } from '@/services/query-client';

interface RenderedPage {
  readonly root: HTMLElement;
  /** Starts the app over the HTML. */
  readonly hydrate: () => void;
}

/** Shows the HTML of a built page, as its build renders it. */
export async function showBuiltPage(address: string): Promise<RenderedPage> {
  window.history.replaceState(null, '', address);
  const { prelude } = await prerender(
    <App queryClient={createQueryClient()} isServerRendered>
      <StaticRouter location={window.location.pathname}>
        <Router />
      </StaticRouter>
    </App>,
    // Otherwise a long page comes in parts, which a script puts together.
    { progressiveChunkSize: Infinity },
  );
  const root = document.createElement('div');
  root.innerHTML = await new Response(prelude).text();
  document.body.append(root);
  return { root, hydrate: () => hydrate(root, createQueryClient()) };
}

function hydrate(root: HTMLElement, client: QueryClient): void {
  const app: Root = hydrateRoot(
    root,
    <App queryClient={client} isServerRendered>
      <BrowserRouter>
        <PageAddress isBuilt>
          <Router />
        </PageAddress>
      </BrowserRouter>
    </App>,
  );
  onTestFinished(() => app.unmount());
}
