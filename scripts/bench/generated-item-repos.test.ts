import { expect, test } from 'vitest';
import { createGeneratedItemRepos } from './generated-item-repos';
import { createYearOfItems } from './year-of-items';

const COUNT = 1500;
const year = createYearOfItems(COUNT, Date.UTC(2026, 10, 28) * 1000, ['Shirts']);

async function all<Page>(pages: AsyncIterable<Page>): Promise<Page[]> {
  const found: Page[] = [];
  for await (const page of pages) found.push(page);
  return found;
}

test('`everything` returns each generated item once, and `unremoved` returns the states of the same items, sorted by id', async () => {
  const feed = createGeneratedItemRepos(year);
  const byAge = (await all(feed.indexedItems.everything())).flatMap(({ items }) => items);
  const byId = (await all(feed.states.unremoved(null))).flatMap(({ states }) => states);
  const ids = byAge.map(({ id }) => id);
  expect(ids).toHaveLength(COUNT);
  expect(byId.map(({ id }) => id)).toEqual(ids.toSorted());
});

test('`take` returns the number of calls to the repos since the last `take`', async () => {
  const feed = createGeneratedItemRepos(year);
  await all(feed.indexedItems.changedSince({ from: 0, inclusive: true }));
  await all(feed.states.changedSince(0));
  expect(feed.take().calls).toBe(2);
  expect(feed.take()).toEqual({ calls: 0, ms: 0, cpuMs: 0 });
});
