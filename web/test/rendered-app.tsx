import type { FirstPage } from '@contract/schemas/first-page';
import type { QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { commands } from 'vitest/browser';
import { App } from '@/app/app';
import { isBuiltPage, BuiltPageLocationProvider } from '@/app/built-pages/built-page-location';
import { switchToFirstRenderUrl } from '@/app/first-page/switch-to-first-render-url';
import { firstPageIn } from '@/app/first-page/first-page-data';
import { Router } from '@/app/router';
import { loadOnce } from '@/lib/once';
import { createQueryClient } from '@/services/query-client';

/** Loads the HTML of all built pages, by route. */
const builtPages = loadOnce(() => commands.renderBuiltPages());

/** Loads the code and the styles of all pages, because the build would write these styles into the HTML. */
const loadStyles = loadOnce(() =>
  Promise.all(
    Object.values(import.meta.glob(['../src/app/pages/**/*.tsx', '!**/*.component.test.tsx'])).map(
      (load) => load(),
    ),
  ),
);

interface ShownPage {
  /** Starts the app on the rendered HTML. */
  readonly hydrate: () => void;
  readonly end: () => void;
}

/** Shows the HTML of a built page. Returns null if the build does not render this route. */
export async function showBuiltPage(route: string, url: string): Promise<ShownPage | null> {
  const content = (await builtPages())[route];
  if (content === undefined) return null;
  await loadStyles();
  window.history.replaceState(null, '', url);
  const root = showHtml(content);
  root.dataset['route'] = route;
  return shownPage(root, createQueryClient());
}

type WithoutTime<Page> = Page extends unknown ? Omit<Page, 'readAt'> : never;
export type FirstPageData = WithoutTime<FirstPage>;

const UNRENDERED = '<html><head></head><body><div id="root"></div></body></html>';

/** Shows the HTML of a page with data, as the function `page` renders it. */
export async function showFirstPage(data: FirstPageData, url: string): Promise<ShownPage> {
  const html = await commands.renderFirstPage(UNRENDERED, { ...data, readAt: Date.now() });
  const rendered = new DOMParser().parseFromString(html, 'text/html');
  const firstPage = await firstPageIn(rendered);
  window.history.replaceState(null, '', url);
  if (!firstPage || !switchToFirstRenderUrl(firstPage)) throw new Error(`No first page at ${url}.`);
  const client = createQueryClient();
  firstPage.fillCache(client);
  await firstPage.loadCode();
  return shownPage(showHtml(rendered.getElementById('root')?.innerHTML ?? ''), client);
}

function showHtml(content: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = content;
  document.body.append(root);
  return root;
}

function shownPage(root: HTMLElement, client: QueryClient): ShownPage {
  let app: Root | null = null;
  return {
    hydrate: () => startTransition(() => void (app = hydrate(root, client))),
    end: () => app?.unmount(),
  };
}

/** Hydrates the page as `main.tsx` does. */
const hydrate = (root: HTMLElement, client: QueryClient): Root =>
  hydrateRoot(
    root,
    <App queryClient={client} isServerRendered>
      <BrowserRouter>
        <BuiltPageLocationProvider isBuilt={isBuiltPage(root)}>
          <Router />
        </BuiltPageLocationProvider>
      </BrowserRouter>
    </App>,
  );
