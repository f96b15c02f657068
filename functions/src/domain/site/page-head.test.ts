import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { completeHead, hasHead, type PageHead } from './page-head';

const INDEX = readFileSync(new URL('../../../../web/index.html', import.meta.url), 'utf8');
const HEAD: PageHead = {
  title: 'Brass owl',
  description: 'Sold for $34.99 on eBay.',
  type: 'website',
  url: 'https://boloboard.test/item/owl',
  image: {
    url: 'https://boloboard.test/item/owl/card-0123456789abcdef.png',
    type: 'image/png',
    width: 1200,
    height: 630,
  },
  imageAlt: 'Sold for $34.99 on eBay: Brass owl',
};

const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node;
const attributesOf = ({ attrs }: Tree.Element) =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));

function elementsOf(node: Tree.ParentNode): Tree.Element[] {
  return node.childNodes.filter(isElement).flatMap((element) => [element, ...elementsOf(element)]);
}

function read(html: string) {
  const elements = elementsOf(parse(html));
  const metas = elements.filter(({ tagName }) => tagName === 'meta').map(attributesOf);
  const titles = elements.filter(({ tagName }) => tagName === 'title');
  return {
    names: elements.map(({ tagName }) => tagName),
    titles: titles.map(({ childNodes }) =>
      childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
    ),
    meta: (name: string) =>
      metas
        .filter((meta) => name === (meta['name'] ?? meta['property']))
        .map((it) => it['content']),
    links: elements.filter(({ tagName }) => tagName === 'link').map(attributesOf),
    scripts: elements.filter(({ tagName }) => tagName === 'script').map(attributesOf),
  };
}

const complete = (head: Partial<PageHead> = {}) => completeHead(INDEX, { ...HEAD, ...head });

it('completeHead sets the title, description and preview tags exactly once', () => {
  const page = read(complete());
  const { title, description, url, image, imageAlt } = HEAD;
  expect(page.titles).toEqual(['Brass owl · BoloBoard']);
  const expected = {
    description,
    'og:site_name': 'BoloBoard',
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': image.url,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': imageAlt,
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': image.url,
    'twitter:image:alt': imageAlt,
  };
  for (const [name, content] of Object.entries(expected))
    expect(page.meta(name), name).toEqual([content]);
  expect(page.links).toContainEqual({ rel: 'canonical', href: url });
});

it('completeHead states type and size of a square picture, and requests a small preview card', () => {
  const url = 'https://boloboard.test/media/items/ann/0123.webp';
  const page = read(complete({ image: { url, type: 'image/webp', width: 640, height: 640 } }));
  expect(page.meta('og:image')).toEqual([url]);
  expect(page.meta('twitter:image')).toEqual([url]);
  expect(page.meta('og:image:type')).toEqual(['image/webp']);
  expect(page.meta('og:image:width')).toEqual(['640']);
  expect(page.meta('og:image:height')).toEqual(['640']);
  expect(page.meta('twitter:card')).toEqual(['summary']);
});

it('completeHead leaves the rest of the page unchanged', () => {
  const [before, after] = [read(INDEX), read(complete())];
  expect(after.scripts).toEqual(before.scripts);
  expect(after.links).toEqual(expect.arrayContaining(before.links));
  expect(after.meta('viewport')).toEqual(before.meta('viewport'));
  expect(after.meta('theme-color')).toEqual(before.meta('theme-color'));
});

describe('completeHead, with any texts', () => {
  const shape = read(complete()).names;
  const hostile = fc.constantFrom(
    ...['"', "'", '<', '>', '&', '&quot;', '</title>', '<script>', '-->', '$&', "$'", '$1', '\\'],
    ...['\u202E', 'שלום', '🔥'],
  );
  const texts = fc
    .array(fc.oneof(hostile, fc.string({ unit: 'grapheme-ascii' })), { maxLength: 60 })
    .map((parts) => `a${parts.join('')}`);

  it('escapes the texts, so that they add no element to the page', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const page = read(complete({ title: text, description: text, imageAlt: text }));
        expect(page.names).toEqual(shape);
        expect(page.titles).toEqual([`${text} · BoloBoard`]);
        for (const name of ['og:title', 'description', 'og:image:alt', 'twitter:image:alt'])
          expect(page.meta(name)).toEqual([text]);
      }),
      { numRuns: 300 },
    );
  });
});

it('hasHead returns false when a page has no title or no head element', () => {
  expect(hasHead(INDEX)).toBe(true);
  expect(hasHead('<html><head></head></html>')).toBe(false);
  expect(hasHead('Not found')).toBe(false);
});
