import type { FirstPage } from '@contract/schemas/first-page';
import { createQueryClient } from '@/services/query-client';
import { renderApp } from '../render-app';
import { assembleFirstPageHtml } from './first-page-html';
import { homeFirstPageKind } from './home-first-page-kind';
import type { FirstPageKind } from './first-page-kind';
import { profileFirstPageKind } from './profile-first-page-kind';

/**
 * Renders a page with its data. The page is the same for every reader. The function `page` of the server loads the
 * build of this module. If you change these exports, change `functions/src/gateways/first-page`, too.
 * @param unrendered the HTML of the shell, including the first styles
 */
export async function renderFirstPage(unrendered: string, firstPage: FirstPage): Promise<string> {
  const content =
    firstPage.kind === 'profile'
      ? await contentOf(profileFirstPageKind, firstPage)
      : await contentOf(homeFirstPageKind, firstPage);
  return assembleFirstPageHtml(unrendered, content, firstPage);
}

async function contentOf<Page extends FirstPage>(kind: FirstPageKind<Page>, page: Page) {
  await kind.loadCode(page);
  const queryClient = createQueryClient();
  kind.fillCache(queryClient, page, page.readAt);
  return renderApp(queryClient, kind.locationOf(page));
}
