import type { RenderedBuiltPage } from '@/lib/built-page';
import { createQueryClient } from '@/services/query-client';
import { renderApp } from '../render-app';
import { builtPageUrl, BUILT_PAGES } from './built-pages';

/**
 * Renders all built pages without a session and without data. `scripts/stack/built-pages.ts` loads the build of this
 * module and calls this function.
 */
export const renderBuiltPages = (): Promise<RenderedBuiltPage[]> =>
  Promise.all(
    BUILT_PAGES.map(async (page) => ({
      ...page,
      content: await renderApp(createQueryClient(), builtPageUrl(page)),
    })),
  );
