import type { DocumentData } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { liveItem } from './live-item';

const NOW = new Date('2026-11-21T12:00:00Z');

/** A timestamp as the browser's SDK gives it. */
const at = (moment: string) => ({ toDate: () => new Date(moment) });

const documentLike = (change: DocumentData = {}): DocumentData => ({
  ownerId: 'owner',
  username: 'thrifty',
  ownerPremiumUntil: null,
  title: 'Brass owl',
  picture: { url: '/media/items/1/1.webp', width: 60, height: 40, thumbnails: [] },
  platform: 'ebay',
  categoryId: null,
  categoryName: null,
  soldPriceCents: 3499,
  offerPriceCents: null,
  saleType: 'other',
  purchasePriceCents: null,
  sourceLocation: null,
  soldDate: null,
  isOwnSale: false,
  likesCount: 2,
  commentsCount: 1,
  addedAt: at('2026-11-01T12:00:00Z'),
  updatedAt: at('2026-11-01T12:00:00Z'),
  expiresAt: at('2026-12-01T12:00:00Z'),
  removedAt: null,
  hiddenAt: null,
  ...change,
});

test('a document on the board is the item that the API answers', () => {
  expect(liveItem('owl', documentLike(), NOW)).toMatchObject({
    state: 'live',
    item: { id: 'owl', title: 'Brass owl', soldPrice: '34.99', likesCount: 2, commentsCount: 1 },
  });
});

test.each([
  ['removed', { removedAt: at('2026-11-20T12:00:00Z') }],
  ['hidden', { hiddenAt: at('2026-11-20T12:00:00Z') }],
])('a document that is %s is gone', (_state, change) => {
  expect(liveItem('owl', documentLike(change), NOW)).toEqual({ state: 'gone' });
});

test('a clock that is ahead makes no item go', () => {
  expect(liveItem('owl', documentLike(), new Date('2030-01-01'))?.state).toBe('live');
});

test('a document that is not there is gone, one of another shape says nothing', () => {
  expect(liveItem('owl', undefined, NOW)).toEqual({ state: 'gone' });
  expect(liveItem('owl', documentLike({ soldPriceCents: '34.99' }), NOW)).toBeNull();
});
