import { describe, expect, it } from 'vitest';
import { textLines } from '../layout/text-lines';
import { testPageOfLines } from '../test-page.test-support';
import { platformOfNavigationBar } from './platform';

const PAGE = { width: 900, height: 1900 };
const barAt = (y: number, labels: readonly string[]) => {
  const written = labels.map((label, index) => [40 + 170 * index, y, 14, label] as const);
  const page = testPageOfLines(PAGE.width, PAGE.height, written);
  return platformOfNavigationBar(page, textLines(page));
};

describe('platformOfNavigationBar', () => {
  it.each([
    ['etsy', ['Home', 'Favorites', 'Gifts', 'You', 'Cart']],
    ['etsy', ['Dashboard', 'Orders', 'Listings', 'Messages', 'More']],
    ['facebook', ['Home', 'Friends', 'Video', 'Marketplace', 'Menu']],
    ['mercari', ['Home', 'Search', 'Sell', 'Inbox', 'Profile']],
  ])('recognizes the navigation bar of %s', (platform, labels) => {
    expect(barAt(1840, labels)).toBe(platform);
  });

  it.each([
    ['a navigation bar with labels that two apps have', 1840, ['Home', 'Sell', 'Profile']],
    [
      'the labels of a navigation bar in the middle of the page',
      900,
      ['Home', 'Search', 'Sell', 'Inbox', 'Profile'],
    ],
    ['a navigation bar with too few labels', 1840, ['Home', 'Gifts']],
  ])('returns null for %s', (_name, y, labels) => {
    expect(barAt(y, labels)).toBeNull();
  });
});
