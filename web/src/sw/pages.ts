import type { RouteHandlerCallback } from 'workbox-core';
import { matchPrecache } from 'workbox-precaching';
import { type BuiltPageParts, builtPageAt, BUILT_PAGES_FILE } from '@/lib/built-page';
import { withContent } from '@/lib/rendered-page';

/**
 * Returns a handler that responds with the built page of the URL, inside the shell. The handler responds with only the
 * shell if the build has not rendered this page, if the browser has removed the list of built pages, or if the styles
 * of the page are not cached yet, directly after the installation.
 */
export const builtPageHandler =
  (shell: RouteHandlerCallback): RouteHandlerCallback =>
  async (options) => {
    const [response, pages] = await Promise.all([shell(options), builtPages()]);
    const page = builtPageAt(pages, options.url.pathname);
    if (!page || !(await areCached(page.sheets))) return response;
    const { headers } = response;
    return new Response(withContent(await response.text(), page), { headers });
  };

async function builtPages(): Promise<readonly BuiltPageParts[]> {
  try {
    const list = await matchPrecache(`/${BUILT_PAGES_FILE}`);
    return ((await list?.json()) ?? []) as readonly BuiltPageParts[];
  } catch {
    return [];
  }
}

async function areCached(paths: readonly string[]): Promise<boolean> {
  const cached = await Promise.all(paths.map((path) => caches.match(path)));
  return !cached.includes(undefined);
}
