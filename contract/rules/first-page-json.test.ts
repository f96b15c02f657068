import { expect, test } from 'vitest';
import { parseFirstPageJson, toFirstPageJson } from './first-page-json';

const STEM = '/media/items/item-1/picture';

const itemWith = (thumbnails: readonly string[], thumbnail: string, stem = STEM) => ({
  id: 'item-1',
  title: 'Brass owl',
  thumbnail,
  picture: {
    url: `${stem}.webp`,
    width: 900,
    height: 1200,
    thumbnails: thumbnails.map((url) => ({ url, width: 320, height: 320 })),
    placeholder: null,
  },
});

const USUAL = itemWith([`${STEM}-320.webp`, `${STEM}-640.webp`], `${STEM}-640.webp`);

test.each([
  ['with thumbnails', USUAL],
  ['whose thumbnails were cut again', itemWith([`${STEM}-0a-320.webp`], `${STEM}-0a-320.webp`)],
  ['without thumbnails', itemWith([], `${STEM}.webp`)],
  ['whose lists show another picture', itemWith([`${STEM}-320.webp`], '/media/other.webp')],
  ['with thumbnails in another folder', itemWith([`${STEM}-320.webp`], '/a.webp', '/elsewhere')],
])(
  'parseFirstPageJson returns the data that toFirstPageJson wrote, for an item %s',
  (_which, item) => {
    const page = { list: { items: [item] }, item, readAt: 1 };
    expect(parseFirstPageJson(toFirstPageJson(page))).toEqual(page);
  },
);

test('parseFirstPageJson adds no thumbnail to an object that has only a picture', () => {
  const shown = { picture: USUAL.picture };
  expect(parseFirstPageJson(toFirstPageJson(shown))).toEqual(shown);
});

test('toFirstPageJson writes the URL of a picture only once', () => {
  const json = toFirstPageJson({ items: [USUAL] });
  expect(json.split(STEM)).toHaveLength(2);
  expect(json).toContain('["-320.webp",320,320]');
});

test('toFirstPageJson escapes a title that contains the end tag of a script', () => {
  const title = '</script><!--';
  expect(toFirstPageJson({ title })).not.toContain('<');
  expect(parseFirstPageJson(toFirstPageJson({ title }))).toEqual({ title });
});
