import type {} from '@vitest/browser-playwright';
import type { FirstPage } from '@contract/schemas/first-page';
import { createServer, type ViteDevServer } from 'vite';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import type { RenderedBuiltPage } from '../src/lib/built-page';

/**
 * Vitest commands that render pages in Node, as the build and the function `page` do. A test cannot render them in the
 * browser, because there the server code and the client code of React would share the app's contexts, which React does
 * not support.
 */

interface BuiltPageModule {
  renderBuiltPages: () => Promise<readonly RenderedBuiltPage[]>;
}
interface FirstPageModule {
  renderFirstPage: (html: string, page: FirstPage) => Promise<string>;
}

let server: Promise<ViteDevServer> | undefined;

/**
 * Starts a second Vite server. The server of the tests replaces modules and bundles all packages, so Node cannot load
 * the modules that it serves.
 */
function startServer({ project }: BrowserCommandContext): Promise<ViteDevServer> {
  const { root } = project.config;
  const started = createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  project.vitest.onClose(async () => (await started).close());
  return started;
}

async function load<Module>(context: BrowserCommandContext, path: string): Promise<Module> {
  server ??= startServer(context);
  return (await (await server).ssrLoadModule(path)) as Module;
}

/** Returns the HTML of all built pages, by route. */
export const renderBuiltPages: BrowserCommand = async (
  context,
): Promise<Record<string, string>> => {
  const path = '/src/app/built-pages/render-built-pages.tsx';
  const pages = await (await load<BuiltPageModule>(context, path)).renderBuiltPages();
  return Object.fromEntries(pages.map(({ route, content }) => [route, content]));
};

/** Renders the first page with the data `page`, and returns the HTML `html` with the rendered content inside. */
export const renderFirstPage: BrowserCommand<[html: string, page: FirstPage]> = async (
  context,
  html,
  page,
): Promise<string> => {
  const path = '/src/app/first-page/render-first-page.tsx';
  return (await load<FirstPageModule>(context, path)).renderFirstPage(html, page);
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    renderBuiltPages: () => Promise<Record<string, string>>;
    renderFirstPage: (html: string, page: FirstPage) => Promise<string>;
  }
}
