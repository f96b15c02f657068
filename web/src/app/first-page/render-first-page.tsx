import type { FirstPage } from '@contract/schemas/first-page';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { loadItemDetail } from '@/features/items/ui/item-detail';
import { createQueryClient } from '@/services/query-client';
import { App } from '../app';
import { Router } from '../router';
import { completePage } from './first-page-html';
import { fillCache, historyStateOf } from './first-page-cache';

/**
 * Renders `/` or an item over it, the same for everyone. The function `page` loads this module from its build, so it
 * must not change what it exports without `functions/src/gateways/first-page`.
 * @param unrendered the page that starts the app, with its styles and without content
 */
export async function renderFirstPage(unrendered: string, firstPage: FirstPage): Promise<string> {
  if (firstPage.item) await loadItemDetail();
  const queryClient = createQueryClient();
  fillCache(queryClient, firstPage, firstPage.readAt);
  const content = renderToString(
    <App queryClient={queryClient} isServerRendered>
      <StaticRouter location={{ pathname: '/', state: historyStateOf(firstPage) }}>
        <Router />
      </StaticRouter>
    </App>,
  );
  return completePage(unrendered, content, firstPage);
}
