import type { Item } from '@contract/schemas/item';
import { itemLike } from '@contract/schemas/item.test-support';
import { describe, expect, test } from 'vitest';
import { shareUrlAt, sharedItem } from './use-share-menu';

const ORIGIN = 'https://boloboard.example';
const bowl = itemLike({
  id: 'bowl',
  title: 'Bowl',
  soldPrice: '1234.50',
  isOwnSale: true,
  purchasePrice: '4.50',
  categoryName: 'Pottery & Glass',
});
const textOf = (change: Partial<Item>) => sharedItem({ ...bowl, ...change }, ORIGIN).text;

describe('sharedItem', () => {
  test('returns a text with platform, title, sold price, gross profit and category', () => {
    expect(textOf({})).toBe(
      'eBay: Bowl · Sold for $1,234.50 · Gross profit $1,230.00 · Pottery & Glass',
    );
  });

  test.each<[string, Partial<Item>]>([
    ['a loss', { purchasePrice: '2000.00' }],
    ['a profit of 0', { purchasePrice: '1234.50' }],
    ['a find', { isOwnSale: false }],
    ['an unknown purchase price', { purchasePrice: null }],
  ])('returns a text without gross profit for %s', (_what, change) => {
    expect(textOf(change)).toBe('eBay: Bowl · Sold for $1,234.50 · Pottery & Glass');
  });

  test('returns a text with the offer price if the item was sold for an offer, and leaves out a missing category', () => {
    const offer = { saleType: 'offer', offerPrice: '20.00', platform: 'facebook' } as const;
    expect(textOf({ ...offer, categoryName: null })).toBe(
      'Facebook Marketplace: Bowl · Sold for $20.00 · Gross profit $15.50',
    );
  });
});

describe('shareUrlAt', () => {
  const shared = sharedItem({ ...bowl, title: 'A&B "100%"\n#1 ü\u{1f989} +1' }, ORIGIN);
  const opened = (target: Parameters<typeof shareUrlAt>[0]) => new URL(shareUrlAt(target, shared));

  test.each([
    ['twitter', 'x.com', { text: shared.text, url: shared.url }],
    ['facebook', 'www.facebook.com', { u: shared.url }],
    ['linkedin', 'www.linkedin.com', { url: shared.url }],
    ['whatsapp', 'wa.me', { text: `${shared.text}\n${shared.url}` }],
  ] as const)(
    "for the target '%s', returns a URL on %s that contains only the item's data",
    (target, host, values) => {
      const { protocol, hostname, searchParams, hash } = opened(target);
      expect([protocol, hostname, hash]).toEqual(['https:', host, '']);
      expect(Object.fromEntries(searchParams)).toEqual(values);
    },
  );

  test("for the target 'email', returns a URL with the title as subject, with the text and the item's URL as body, and without a recipient", () => {
    const { protocol, pathname, search, searchParams } = opened('email');
    expect([protocol, pathname]).toEqual(['mailto:', '']);
    expect(search).not.toContain('+');
    expect(Object.fromEntries(searchParams)).toEqual({
      subject: shared.title,
      body: `${shared.text}\r\n\r\n${shared.url}`,
    });
  });
});

test('sharedItem returns the URL of the item', () => {
  expect(sharedItem(bowl, ORIGIN).url).toBe('https://boloboard.example/item/bowl');
});
