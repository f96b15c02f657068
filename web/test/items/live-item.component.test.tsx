import { commentLike } from '@contract/schemas/comment.test-support';
import { setHomeResponses, setVisitorResponses, cards } from '@test/home';
import { detail, openCard } from '@test/item-detail';
import { bowls, LIST_URL, bowlTitle } from '@test/item-list';
import { setLiveComments } from '@test/live-comments';
import { hasLiveItemReader, emitLiveItem } from '@test/live-item-reader';
import { renderApp } from '@test/render';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/services/query-client';

const likes = (text: string) => detail().getByText(text, { exact: true }).first();

beforeEach(() => {
  setVisitorResponses();
  setHomeResponses(bowls(2));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the item detail subscribes to changes of the item and its comments only when the browser is idle', async () => {
  const whenIdle: (() => void)[] = [];
  let isIdle = false;
  vi.stubGlobal('requestIdleCallback', (work: () => void) =>
    isIdle ? setTimeout(work) : whenIdle.push(work),
  );
  setLiveComments([commentLike({ content: 'Great flip!' })]);
  await renderApp(LIST_URL);
  await openCard(bowlTitle(1));
  // Waits for this link, because it is visible only after the code of the comments has loaded.
  await expect.element(detail().getByRole('link', { name: 'Sign In' })).toBeVisible();
  const comment = detail().getByText('Great flip!');
  await expect.poll(() => whenIdle.length).toBeGreaterThan(1);
  expect(hasLiveItemReader()).toBe(false);
  expect(comment.elements()).toEqual([]);
  // From now on, callbacks for idle time run immediately.
  isIdle = true;
  for (const work of whenIdle) work();
  await expect.element(comment).toBeVisible();
  await expect.poll(hasLiveItemReader).toBe(true);
});

test('an open item keeps a live change when an older response of the list arrives later', async () => {
  const client = createQueryClient();
  await renderApp(LIST_URL, client);
  await openCard(bowlTitle(1));
  await expect.poll(hasLiveItemReader).toBe(true);
  const [first] = bowls(2);
  if (!first) throw new Error('No item');
  emitLiveItem({ state: 'live', item: { ...first, likesCount: 41, commentsCount: 7 } });
  await expect.element(likes('7 comments')).toBeVisible();
  // The list differs from the cached list, so that the test can see when the list arrives.
  setHomeResponses([...bowls(2), ...bowls(3).slice(2)]);
  await client.refetchQueries({ queryKey: ['listItems'] });
  await expect.poll(() => cards().elements().length).toBe(3);
  await expect.element(likes('7 comments')).toBeVisible();
});
