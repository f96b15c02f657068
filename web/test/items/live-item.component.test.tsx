import { answerHome, answerVisitor, cards } from '@test/home';
import { detail, openCard } from '@test/item-detail';
import { bowls, LIST_ADDRESS, titleOf } from '@test/item-list';
import { renderApp } from '@test/render';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LiveItem } from '@/services/live-item';
import { createQueryClient } from '@/services/query-client';

const live = vi.hoisted(() => ({ report: null as ((read: LiveItem) => void) | null }));

vi.mock('@/services/live-item-reader', () => ({
  LiveItemReader: ({ onRead }: { readonly onRead: (read: LiveItem) => void }) => {
    live.report = onRead;
    return null;
  },
}));

const likes = (text: string) => detail().getByText(text, { exact: true }).first();

beforeEach(() => {
  live.report = null;
  answerVisitor();
  answerHome(bowls(2));
});

test('keeps a live change when a list arrives that the server read before', async () => {
  const client = createQueryClient();
  await renderApp(LIST_ADDRESS, client);
  await openCard(titleOf(1));
  await expect.poll(() => live.report).not.toBeNull();
  const [first] = bowls(2);
  if (!first) throw new Error('No item');
  live.report?.({ state: 'live', item: { ...first, likesCount: 41, commentsCount: 7 } });
  await expect.element(likes('7 comments')).toBeVisible();
  // It differs from the cached list, so that its arrival shows.
  answerHome([...bowls(2), ...bowls(3).slice(2)]);
  await client.refetchQueries({ queryKey: ['listItems'] });
  await expect.poll(() => cards().elements().length).toBe(3);
  await expect.element(likes('7 comments')).toBeVisible();
});
