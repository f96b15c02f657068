import { expect, it, vi } from 'vitest';
import { createCardCache } from './link-previews';

const PREVIEW = { title: 'Brass owl', price: '$34.99', isOffer: false, platform: 'eBay' };

function createCache(limits?: Parameters<typeof createCardCache>[1]) {
  const draw = vi.fn(() => Promise.resolve(Buffer.alloc(100)));
  const cardOf = createCardCache(draw, limits);
  return { draw, card: (version: string) => cardOf(version, PREVIEW) };
}

it('createCardCache keeps the most recently used cards when there are more than the maximum number', async () => {
  const { draw, card } = createCache({ maxEntries: 2, maxBytes: 1000 });
  for (const version of ['a', 'b', 'a', 'c', 'a']) await card(version);
  expect(draw).toHaveBeenCalledTimes(3);
  await card('b');
  expect(draw).toHaveBeenCalledTimes(4);
});

it('createCardCache keeps at most the maximum number of bytes', async () => {
  const { draw, card } = createCache({ maxEntries: 100, maxBytes: 250 });
  for (const version of ['a', 'b', 'c', 'a']) await card(version);
  expect(draw).toHaveBeenCalledTimes(4);
});

it('createCardCache returns a card even when the card is too large to keep', async () => {
  const { draw, card } = createCache({ maxEntries: 100, maxBytes: 50 });
  expect(await card('a')).toHaveLength(100);
  expect(await card('a')).toHaveLength(100);
  expect(draw).toHaveBeenCalledTimes(2);
});
