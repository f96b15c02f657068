import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/app';
import { PageAddress } from '@/app/built-pages/page-address';
import { renderBuiltPages } from '@/app/built-pages/render-built-pages';
import { Router } from '@/app/router';
import { once } from '@/lib/once';
import { createQueryClient } from '@/services/query-client';

/** The HTML of all built pages, as the build renders it. */
const builtPages = once(renderBuiltPages);

interface ShownPage {
  /** Starts the app over the HTML. */
  readonly hydrate: () => void;
  readonly end: () => void;
}

/** Shows the HTML of a built page. Returns null if the build renders no such page. */
export async function showBuiltPage(route: string, address: string): Promise<ShownPage | null> {
  const built = (await builtPages()).find((page) => page.route === route);
  if (!built) return null;
  window.history.replaceState(null, '', address);
  const root = document.createElement('div');
  root.dataset['route'] = route;
  root.innerHTML = built.content;
  document.body.append(root);
  let app: Root | null = null;
  return {
    hydrate: () => startTransition(() => void (app = hydrate(root))),
    end: () => app?.unmount(),
  };
}

/** As `main.tsx`. */
const hydrate = (root: HTMLElement): Root =>
  hydrateRoot(
    root,
    <App queryClient={createQueryClient()} isServerRendered>
      <BrowserRouter>
        <PageAddress isBuilt>
          <Router />
        </PageAddress>
      </BrowserRouter>
    </App>,
  );
