import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { createQueryClient } from '@/services/query-client';
import { App } from '../app';
import { Router } from '../router';
import { addressOf, BUILT_PAGES, type BuiltPage } from './built-pages';

export interface RenderedPage extends BuiltPage {
  /** HTML. */
  readonly content: string;
}

/** Renders all built pages without a session and without data. `scripts/stack/build-web.ts` loads this module from its build. */
export const renderBuiltPages = (): Promise<RenderedPage[]> =>
  Promise.all(BUILT_PAGES.map(async (page) => ({ ...page, content: await contentOf(page) })));

/** Waits for the route's code. */
async function contentOf(page: BuiltPage): Promise<string> {
  const app = (
    <App queryClient={createQueryClient()} isServerRendered>
      <StaticRouter location={addressOf(page)}>
        <Router />
      </StaticRouter>
    </App>
  );
  const { prelude } = await prerender(app, {
    // Otherwise React sends long parts after the others, with a script that puts them in place.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      throw error;
    },
  });
  return new Response(prelude).text();
}
