import { parseFirstPageJson } from '@contract/rules/first-page-json';
import type { ItemFirstPage } from '@contract/schemas/first-page';
import { itemLike } from '@contract/schemas/item.test-support';
import { expect, test } from 'vitest';
import { assembleFirstPageHtml } from './first-page-html';

const SHELL =
  '<html><head><title>BoloBoard</title></head><body>\n<div id="root">\n<div><header><div>BoloBoard</div></header></div>\n</div>\n</body></html>';

const page = (title = 'Brass owl'): ItemFirstPage => ({
  kind: 'item',
  list: {
    items: [],
    pagination: { page: 1, pages: 0, total: 0, limit: 16, asOf: '2026-11-21T12:00:00.000001Z' },
    priceSummary: null,
  },
  readAt: 1,
  item: itemLike({ title }),
});

const dataIn = (html: string) =>
  /<script type="application\/json" id="first-page">(.*?)<\/script>/s.exec(html)?.[1] ?? '';

test('assembleFirstPageHtml replaces the content of #root and adds the data of the page', () => {
  const html = assembleFirstPageHtml(SHELL, '<p>$3 owls</p>', page());
  expect(html).toContain('<body>\n<div id="root"><p>$3 owls</p></div><script');
  expect(html).not.toContain('<header>');
  expect(parseFirstPageJson(dataIn(html))).toEqual(page());
});

test('assembleFirstPageHtml escapes an item title that contains the end tag of the script element with the data', () => {
  const title = '</script><script>alert(1)</script><!--';
  const html = assembleFirstPageHtml(SHELL, '', page(title));
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(parseFirstPageJson(dataIn(html))).toEqual(page(title));
});

test('assembleFirstPageHtml moves the links that preload pictures to the head', () => {
  const preloads = '<link rel="preload" as="image" href="/1.webp"/><link rel="preload" href="/2"/>';
  const html = assembleFirstPageHtml(SHELL, `${preloads}<p>owls</p>`, page());
  expect(html).toContain(`${preloads}</head>`);
  expect(html).toContain('<div id="root"><p>owls</p>');
});

test('assembleFirstPageHtml links to the styles and code of the item detail in the page of an item, but not in the page of a list', () => {
  const link = '<link rel="stylesheet" href="/item.css">';
  const shell = SHELL.replace('</body>', `<template id="item-links">${link}</template></body>`);
  expect(assembleFirstPageHtml(shell, '', page())).toContain(`${link}</head>`);
  const { list, readAt } = page();
  const home = assembleFirstPageHtml(shell, '', { kind: 'list', search: '', list, readAt });
  expect(home).not.toContain(link);
  expect(home).not.toContain('<template');
});

test('assembleFirstPageHtml throws when the shell has no #root', () => {
  expect(() => assembleFirstPageHtml('<html><head></head></html>', '', page())).toThrow('no #root');
});

test('assembleFirstPageHtml makes the app start after the first paint, and does not preload the font', () => {
  const links =
    '<script type="module" src="/app.js"></script><link rel="modulepreload" href="/libraries.js">';
  const font = '<link rel="preload" as="font" href="/font.woff2">';
  const shell = SHELL.replace('</head>', `${links}${font}</head>`);
  const html = assembleFirstPageHtml(shell, '<p>rel="modulepreload"</p>', page());
  expect(html).toContain('<script type="after-paint" src="/app.js">');
  expect(html).toContain('<link rel="after-paint" href="/libraries.js">');
  expect(html).not.toContain('/font.woff2');
  expect(html).toContain('<p>rel="modulepreload"</p>');
});
