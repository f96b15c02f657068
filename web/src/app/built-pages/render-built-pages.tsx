import { createQueryClient } from '@/services/query-client';
import { renderApp } from '../render-app';
import { addressOf, BUILT_PAGES, type BuiltPage } from './built-pages';

interface RenderedPage extends BuiltPage {
  /** HTML. */
  readonly content: string;
}

/** Renders all built pages without a session and without data. `scripts/stack/build-web.ts` loads this module from its build. */
export const renderBuiltPages = (): Promise<RenderedPage[]> =>
  Promise.all(
    BUILT_PAGES.map(async (page) => ({
      ...page,
      content: await renderApp(createQueryClient(), addressOf(page)),
    })),
  );
