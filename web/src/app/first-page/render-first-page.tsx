import type { FirstPage } from '@contract/schemas/first-page';
import { createQueryClient } from '@/services/query-client';
import { renderApp } from '../render-app';
import { completePage } from './first-page-html';
import { homePages } from './home-pages';
import type { PageKind } from './page-kind';
import { profilePages } from './profile-pages';

/**
 * Renders a first page, which is the same for everyone. The function `page` loads the build of this module, so
 * changes of these exports also need changes in `functions/src/gateways/first-page`.
 * @param unrendered the shell, including the styles of the first paint
 */
export async function renderFirstPage(unrendered: string, firstPage: FirstPage): Promise<string> {
  const content =
    firstPage.kind === 'profile'
      ? await contentOf(profilePages, firstPage)
      : await contentOf(homePages, firstPage);
  return completePage(unrendered, content, firstPage);
}

async function contentOf<Page extends FirstPage>(kind: PageKind<Page>, page: Page) {
  await kind.loadCode(page);
  const queryClient = createQueryClient();
  kind.fillCache(queryClient, page, page.readAt);
  return renderApp(queryClient, kind.locationOf(page));
}
