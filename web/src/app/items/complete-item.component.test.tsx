import { ITEM_MISSING_MESSAGE } from '@contract/schemas/item';
import { QueryClientProvider } from '@tanstack/react-query';
import { answer, callsTo, refuse } from '@test/fake-api';
import { itemLike } from '@test/items';
import { renderPart } from '@test/render';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getItemQuery } from '@/features/items/api/get-item';
import { createQueryClient } from '@/services/query-client';
import { CompleteItem } from './complete-item';

const listed = itemLike({ revision: 3, title: 'Owl lamp' });

const renderListed = (client = createQueryClient()) =>
  renderPart(
    <QueryClientProvider client={client}>
      <CompleteItem item={listed}>{({ title }) => <h1>{title}</h1>}</CompleteItem>
    </QueryClientProvider>,
  );

test('reads an item again if it was read before its owner changed it', async () => {
  const client = createQueryClient();
  const before = itemLike({ revision: 2, title: 'Old lamp', cover: null });
  client.setQueryData(getItemQuery(listed.id).queryKey, { item: before });
  answer('getItem', { item: { ...listed, cover: null } });
  await renderListed(client);
  await expect.element(page.getByRole('heading', { name: 'Owl lamp' })).toBeVisible();
  expect(callsTo('getItem')).toHaveLength(1);
});

test('tells that the item was removed meanwhile', async () => {
  refuse('getItem', 'not_found', ITEM_MISSING_MESSAGE);
  await renderListed();
  await expect.element(page.getByRole('alert')).toHaveTextContent(ITEM_MISSING_MESSAGE);
});
