import type { Item } from '@contract/schemas/item';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ItemCard } from './item-card';
import { ItemSheet } from './item-detail-content';

const ITEM: Item = {
  id: 'item-1',
  title: 'Butterprint bowl',
  thumbnail: '/media/1.webp',
  picture: {
    url: '/media/1.webp',
    width: 900,
    height: 600,
    thumbnails: [],
    hasAvif: false,
    placeholder: null,
    shown: null,
    isDrawn: false,
  },
  platform: 'ebay',
  isOwnSale: true,
  saleType: 'other',
  soldPrice: '34.99',
  offerPrice: null,
  purchasePrice: null,
  sourceLocation: null,
  soldDate: null,
  categoryName: null,
  addedDate: '2026-11-01T00:00:00.000Z',
  username: 'thrifty',
  isPremiumUser: false,
  likesCount: 3,
  commentsCount: 2,
  revision: 0,
};

const htmlOf = (element: ReactNode) => renderToStaticMarkup(<MemoryRouter>{element}</MemoryRouter>);

const slots = {
  actions: ({ id }: Item) => <button>Like {id}</button>,
  comments: ({ id }: Item, commentId: string | null) => (
    <p>
      Comments of {id} at {commentId}
    </p>
  ),
};

const sheet = { item: ITEM, commentId: 'comment-7', isZoomed: false, onZoomed: () => undefined };

test('shows the number of likes on a card when no slot is filled', () => {
  expect(htmlOf(<ItemCard item={ITEM} />)).toContain('likes');
});

test('shows the actions instead of the number of likes on a card when the actions slot is filled', () => {
  const html = htmlOf(<ItemCard item={ITEM} slots={slots} />);
  expect(html).toContain('<button>Like item-1</button>');
  expect(html).not.toContain('likes');
});

test('shows the counts of likes and comments in the item detail when no slot is filled', () => {
  expect(htmlOf(<ItemSheet {...sheet} slots={{}} />)).toContain('aria-label="Likes and comments"');
});

test('shows actions and comments in the item detail when their slots are filled', () => {
  const html = htmlOf(<ItemSheet {...sheet} slots={slots} />);
  expect(html).toContain('<button>Like item-1</button>');
  expect(html).toContain('<p>Comments of item-1 at comment-7</p>');
  expect(html).not.toContain('aria-label="Likes and comments"');
});

test('renders a card and an item detail on the server without style attributes', () => {
  const html = [<ItemCard item={ITEM} />, <ItemSheet {...sheet} slots={{}} />].map(htmlOf);
  expect(html.join('')).not.toContain('style=');
});
