import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes as Tree, parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { itemLike } from './item-like.test-support';
import { itemPreview } from './item-preview';
import { completeHead, hasHead } from './page-head';

const INDEX = readFileSync(new URL('../../../../../web/index.html', import.meta.url), 'utf8');
const ADDRESSES = {
  page: 'https://boloboard.test/item/owl',
  image: {
    url: 'https://boloboard.test/item/owl/card-0123456789abcdef.png',
    type: 'image/png',
    width: 1200,
    height: 630,
  },
} as const;

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

const complete = (title: string) => {
  const preview = itemPreview(itemLike({ title }));
  return { preview, html: completeHead(INDEX, preview, ADDRESSES) };
};

it('sets the title, description and preview tags of an item exactly once', () => {
  const page = read(complete('Brass owl').html);
  expect(page.titles).toEqual(['Brass owl · BoloBoard']);
  const description =
    'Sold for $34.99 on eBay. See what resellers sold, for how much, and what to be on the lookout for.';
  const alt = 'Sold for $34.99 on eBay: Brass owl';
  const expected = {
    description,
    'og:site_name': 'BoloBoard',
    'og:type': 'website',
    'og:title': 'Brass owl',
    'og:description': description,
    'og:url': ADDRESSES.page,
    'og:image': ADDRESSES.image.url,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': alt,
    'twitter:card': 'summary_large_image',
    'twitter:title': 'Brass owl',
    'twitter:description': description,
    'twitter:image': ADDRESSES.image.url,
    'twitter:image:alt': alt,
  };
  for (const [name, content] of Object.entries(expected))
    expect(page.meta(name), name).toEqual([content]);
  expect(page.links).toContainEqual({ rel: 'canonical', href: ADDRESSES.page });
});

it('names a square picture with its type and size, and asks for a small card', () => {
  const url = 'https://boloboard.test/media/items/ann/0123.webp';
  const image = { url, type: 'image/webp', width: 640, height: 640 } as const;
  const preview = itemPreview(itemLike());
  const page = read(completeHead(INDEX, preview, { ...ADDRESSES, image }));
  expect(page.meta('og:image')).toEqual([url]);
  expect(page.meta('twitter:image')).toEqual([url]);
  expect(page.meta('og:image:type')).toEqual(['image/webp']);
  expect(page.meta('og:image:width')).toEqual(['640']);
  expect(page.meta('og:image:height')).toEqual(['640']);
  expect(page.meta('twitter:card')).toEqual(['summary']);
});

it('leaves the rest of the page unchanged', () => {
  const [before, after] = [read(INDEX), read(complete('Brass owl').html)];
  expect(after.scripts).toEqual(before.scripts);
  expect(after.links).toEqual(expect.arrayContaining(before.links));
  expect(after.meta('viewport')).toEqual(before.meta('viewport'));
  expect(after.meta('theme-color')).toEqual(before.meta('theme-color'));
});

describe('completeHead with any title', () => {
  const shape = read(complete('Brass owl').html).names;
  const hostile = fc.constantFrom(
    ...['"', "'", '<', '>', '&', '&quot;', '</title>', '<script>', '-->', '$&', "$'", '$1', '\\'],
    ...['\u0000', '\r\n', '\u202E', 'שלום', '🔥', '\uD83D', '\uFFFE'],
  );
  const titles = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.oneof(hostile, fc.string({ unit: 'grapheme' })), { maxLength: 60 })
      .map((parts) => parts.join('')),
  );

  it('escapes the title and adds no element', () => {
    fc.assert(
      fc.property(titles, (title) => {
        const { preview, html } = complete(title);
        const page = read(html);
        expect(page.names).toEqual(shape);
        expect(page.titles).toEqual([`${preview.title} · BoloBoard`]);
        expect(page.meta('og:title')).toEqual([preview.title]);
        expect(page.meta('twitter:title')).toEqual([preview.title]);
        expect(page.meta('og:image:alt')).toEqual([`Sold for $34.99 on eBay: ${preview.title}`]);
      }),
      { numRuns: 300 },
    );
  });
});

it('hasHead returns false for a page without a title or head', () => {
  expect(hasHead(INDEX)).toBe(true);
  expect(hasHead('<html><head></head></html>')).toBe(false);
  expect(hasHead('Not found')).toBe(false);
});
