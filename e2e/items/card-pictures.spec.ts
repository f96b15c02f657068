import { expect, test } from '../fixtures/test';
import { cardsOf } from '../support/item-list';
import { itemLike, serveItems } from '../support/items';

test.use({ deviceScaleFactor: 3 });

const names = Array.from({ length: 16 }, (_, index) => `card-${String(index).padStart(2, '0')}`);

const itemOf = (name: string) => {
  const rendition = (suffix: string, width: number) => ({
    url: `/media/items/${name}/picture${suffix}.webp`,
    width,
    height: width,
  });
  const picture = {
    ...rendition('', 900),
    thumbnails: [320, 480, 640].map((width) => rendition(`-${width}`, width)),
    hasAvif: true,
    placeholder: '/wAA'.repeat(16),
    shown: null,
    isDrawn: false,
  };
  return itemLike({ id: name, title: name, picture });
};

test('loads 480 px of each card as AVIF on a phone with three pixels per CSS pixel', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/media/items/card-')) loaded.push(pathname);
  });
  await serveItems(page, names.map(itemOf));
  await page.goto('/?sort=title&order=asc');
  await expect(cardsOf(page)).toHaveCount(16);
  for (const card of await cardsOf(page).all()) await card.scrollIntoViewIfNeeded();
  await expect
    .poll(() => loaded.toSorted())
    .toEqual(names.map((name) => `/media/items/${name}/picture-480.avif`));
});
