import type { FirstPage } from '@contract/schemas/first-page';
import { expect, test } from 'vitest';
import { completePage } from './first-page-html';

const SHELL =
  '<html><head><title>BoloBoard</title></head><body>\n<div id="root">\n<div><header><div>BoloBoard</div></header></div>\n</div>\n</body></html>';

const page = (title = 'Brass owl'): FirstPage => ({
  list: {
    items: [],
    pagination: { page: 1, pages: 0, total: 0, limit: 16, asOf: '2026-11-21T12:00:00.000001Z' },
    priceSummary: null,
  },
  readAt: 1,
  item: {
    id: 'owl',
    title,
    thumbnail: '/o.webp',
    picture: {
      url: '/o.webp',
      width: 9,
      height: 9,
      thumbnails: [],
      hasAvif: false,
      placeholder: null,
    },
    platform: 'ebay',
    categoryName: null,
    soldPrice: '34.99',
    offerPrice: null,
    saleType: 'other',
    purchasePrice: null,
    sourceLocation: null,
    soldDate: null,
    isOwnSale: false,
    username: 'thrifty',
    isPremiumUser: false,
    addedDate: '2026-11-01T12:00:00.000Z',
    likesCount: 0,
    commentsCount: 0,
  },
});

const dataIn = (html: string) =>
  /<script type="application\/json" id="first-page">(.*?)<\/script>/s.exec(html)?.[1] ?? '';

test('replaces the content of #root and adds the data', () => {
  const html = completePage(SHELL, '<p>$3 owls</p>', page());
  expect(html).toContain('<body>\n<div id="root"><p>$3 owls</p></div><script');
  expect(html).not.toContain('<header>');
  expect(JSON.parse(dataIn(html))).toEqual(page());
});

test('keeps a title from ending the data', () => {
  const title = '</script><script>alert(1)</script><!--';
  const html = completePage(SHELL, '', page(title));
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(JSON.parse(dataIn(html))).toEqual(page(title));
});

test('moves the preloads of pictures to the head', () => {
  const preloads = '<link rel="preload" as="image" href="/1.webp"/><link rel="preload" href="/2"/>';
  const html = completePage(SHELL, `${preloads}<p>owls</p>`, page());
  expect(html).toContain(`${preloads}</head>`);
  expect(html).toContain('<div id="root"><p>owls</p>');
});

test('links the styles and the code of an open item', () => {
  const link = '<link rel="stylesheet" href="/item.css">';
  const shell = SHELL.replace('</body>', `<template id="item-links">${link}</template></body>`);
  expect(completePage(shell, '', page())).toContain(`${link}</head>`);
  const home = completePage(shell, '', { ...page(), item: null });
  expect(home).not.toContain(link);
  expect(home).not.toContain('<template');
});

test('throws when the page has no #root', () => {
  expect(() => completePage('<html><head></head></html>', '', page())).toThrow('no #root');
});
