import { expect, it } from 'vitest';
import { send } from '../api/support/api';
import { storeItem } from '../api/support/comments';

const REQUESTS = 60;

const CARD_PATH = /\/item\/[^"/]+\/card-[0-9a-f]{16}\.png/;

/**
 * Returns the path of an item's card in its link preview. Requests the page until it has a preview: the first page that
 * the server renders after its start has none if reading the item takes over 2 s.
 */
async function cardPathOf(itemId: string): Promise<string> {
  let path = '';
  const find = async () => {
    const html = await (await send('GET', `/item/${itemId}`)).text();
    return (path = CARD_PATH.exec(html)?.[0] ?? '');
  };
  await expect.poll(find, { timeout: 20_000 }).not.toBe('');
  return path;
}

it('a request for a preview card gets an uncached 404 when its URL has a query, so that nobody can fill the CDN with copies', async () => {
  const path = await cardPathOf((await storeItem()).id);
  const responses = await Promise.all(
    Array.from({ length: REQUESTS }, (_, n) => send('GET', `${path}?v=${n}`)),
  );
  const found = responses.map(({ status, headers }) => [status, headers.get('cache-control')]);
  expect(new Set(found.map(String))).toEqual(new Set(['404,no-store']));
  expect((await send('HEAD', `${path}?fbclid=1`)).status).toBe(404);
});

it('the old URL of a preview card returns no card after the item was changed, hidden or removed', async () => {
  const item = await storeItem();
  const path = await cardPathOf(item.id);
  const statusOf = async (card: string) => (await send('GET', card)).status;
  expect(await statusOf(path)).toBe(200);
  await item.update({ title: 'Another owl' });
  expect(await statusOf(path)).toBe(404);
  const changed = await cardPathOf(item.id);
  expect(await statusOf(changed)).toBe(200);
  await item.update({ hiddenAt: new Date() });
  expect(await statusOf(changed)).toBe(404);
  await item.update({ hiddenAt: null });
  expect(await statusOf(changed)).toBe(200);
  await item.update({ removedAt: new Date() });
  const removed = await send('GET', changed);
  expect([removed.status, removed.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

it('an item page is still rendered when its link has tracking parameters', async () => {
  const { id } = await storeItem();
  const page = await send('GET', `/item/${id}?fbclid=1&utm_source=news`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(`/item/${id}/card-`);
});
