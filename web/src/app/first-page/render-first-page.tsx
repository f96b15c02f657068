import type { FirstPage } from '@contract/schemas/first-page';
import { createQueryClient } from '@/services/query-client';
import { renderApp } from '../render-app';
import { completeFirstPage } from './first-page-html';
import { homePages } from './home-pages';
import type { FirstPageKind } from './first-page-kind';
import { profilePages } from './profile-pages';

/**
 * Renders a page with its data. The page is the same for every reader. The function `page` of the server loads the
 * build of this module. If you change these exports, change `functions/src/gateways/first-page`, too.
 * @param unrendered the HTML of the shell, including the first styles
 */
export async function renderFirstPage(unrendered: string, firstPage: FirstPage): Promise<string> {
  const content =
    firstPage.kind === 'profile'
      ? await contentOf(profilePages, firstPage)
      : await contentOf(homePages, firstPage);
  return completeFirstPage(unrendered, content, firstPage);
}

async function contentOf<Page extends FirstPage>(kind: FirstPageKind<Page>, page: Page) {
  await kind.loadCode(page);
  const queryClient = createQueryClient();
  kind.fillCache(queryClient, page, page.readAt);
  return renderApp(queryClient, kind.locationOf(page));
}
