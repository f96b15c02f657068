import { answerHome, answerVisitor, cards } from '@test/home';
import { detail, openCard } from '@test/item-detail';
import { bowls, LIST_ADDRESS, titleOf } from '@test/item-list';
import { hasLiveItemReader, reportLiveItem } from '@test/live-item-reader';
import { renderApp } from '@test/render';
import { beforeEach, expect, test } from 'vitest';
import { createQueryClient } from '@/services/query-client';

const likes = (text: string) => detail().getByText(text, { exact: true }).first();

beforeEach(() => {
  answerVisitor();
  answerHome(bowls(2));
});

test('keeps a live change when a list arrives that the server read before', async () => {
  const client = createQueryClient();
  await renderApp(LIST_ADDRESS, client);
  await openCard(titleOf(1));
  await expect.poll(hasLiveItemReader).toBe(true);
  const [first] = bowls(2);
  if (!first) throw new Error('No item');
  reportLiveItem({ state: 'live', item: { ...first, likesCount: 41, commentsCount: 7 } });
  await expect.element(likes('7 comments')).toBeVisible();
  // It differs from the cached list, so that its arrival shows.
  answerHome([...bowls(2), ...bowls(3).slice(2)]);
  await client.refetchQueries({ queryKey: ['listItems'] });
  await expect.poll(() => cards().elements().length).toBe(3);
  await expect.element(likes('7 comments')).toBeVisible();
});
