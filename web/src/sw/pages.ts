import type { RouteHandlerCallback } from 'workbox-core';
import { matchPrecache } from 'workbox-precaching';
import { type BuiltPageParts, builtPageAt, BUILT_PAGES_FILE } from '@/lib/built-page';
import { withContent } from '@/lib/rendered-page';

/**
 * Answers with the page that starts the app, and with the content of the built page at the address in it. Without the list of
 * built pages, which the browser may have removed, the app renders the content. So it does if the page would wait for styles from the network,
 * as right after the installation, because the shell is painted without them.
 */
export const pageHandler =
  (shell: RouteHandlerCallback): RouteHandlerCallback =>
  async (options) => {
    const [answer, pages] = await Promise.all([shell(options), builtPages()]);
    const page = builtPageAt(pages, options.url.pathname);
    if (!page || !(await areCached(page.sheets))) return answer;
    const { headers } = answer;
    return new Response(withContent(await answer.text(), page), { headers });
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
