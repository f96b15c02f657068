import './fonts.css';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { currentUserQuery } from '@/features/accounts/api/current-user';
import { listItemsQuery } from '@/features/items/api/list-items';
import { itemListQuery, parseItemListView } from '@/features/items/model/item-list-view';
import { createQueryClient } from '@/services/query-client';
import { App } from './app';

/** Whoever wants what was to be read sees the failure, and reads again. */
const unnoticed = () => undefined;

/** Asks for what the first page will want before it is rendered, so that both take their time at once. */
function startEarlyReads(client: QueryClient): void {
  client.query(currentUserQuery).catch(unnoticed);
  const { pathname, search } = window.location;
  if (pathname !== '/') return;
  const view = parseItemListView(new URLSearchParams(search));
  client.query(listItemsQuery(itemListQuery(view))).catch(unnoticed);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

const queryClient = createQueryClient();
startEarlyReads(queryClient);
createRoot(root).render(
  <StrictMode>
    <App queryClient={queryClient} />
  </StrictMode>,
);
