import { ITEM_MISSING_MESSAGE } from '@contract/schemas/item';
import { itemLike } from '@contract/schemas/item.test-support';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { setResponse, callsTo, setErrorResponse } from '@test/fake-api';
import { renderPart } from '@test/render';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getItemQuery } from '@/features/items/api/get-item';
import { createQueryClient } from '@/services/query-client';
import { CompleteItemLoader } from './complete-item-loader';

const listed = itemLike({ revision: 3, title: 'Owl lamp' });

const renderListed = (client: QueryClient) =>
  renderPart(
    <QueryClientProvider client={client}>
      <CompleteItemLoader item={listed}>{({ title }) => <h1>{title}</h1>}</CompleteItemLoader>
    </QueryClientProvider>,
  );

/** Returns a query client whose cache contains the item as it was before its owner changed it. */
function clientWithOldItem() {
  const client = createQueryClient();
  const item = itemLike({ revision: 2, title: 'Old lamp', cover: null });
  client.setQueryData(getItemQuery(listed.id).queryKey, { item });
  return client;
}

test('requests and shows the newer item when the cached item is older than the item in the list', async () => {
  setResponse('getItem', { item: { ...listed, cover: null } });
  await renderListed(clientWithOldItem());
  await expect.element(page.getByRole('heading', { name: 'Owl lamp' })).toBeVisible();
  expect(callsTo('getItem')).toHaveLength(1);
});

test.each([
  ['is not in the cache', createQueryClient],
  ['is still in the cache', clientWithOldItem],
])(
  'shows that the item has been removed when the server does not find it (the item %s)',
  async (_when, clientOf) => {
    setErrorResponse('getItem', 'not_found', ITEM_MISSING_MESSAGE);
    await renderListed(clientOf());
    await expect.element(page.getByRole('alert')).toHaveTextContent(ITEM_MISSING_MESSAGE);
  },
);
