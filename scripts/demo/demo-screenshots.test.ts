import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parsePictureArea } from '@contract/schemas/picture-area-format';
import { isLargeEnoughForCover } from '@contract/rules/part-layout';
import { pictureHash } from '@contract/rules/picture-hash';
import { MAX_DIFFERING_HASH_BITS } from '@contract/schemas/picture-hash';
import { expect, test } from 'vitest';
import { readPixels } from '../../functions/src/gateways/pictures/pixels';
import { DEMO_SCREENSHOTS, SCREENSHOT_FOLDER, demoSaleWithScreenshot } from './demo-screenshots';
import { demoSales } from './demo-sales';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const SALES = demoSales(NOW);
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * The entries of the manifest, each with the size and the picture hash of its screenshot. The screenshots are read only
 * once for all tests.
 */
const PICTURES = await Promise.all(
  DEMO_SCREENSHOTS.map(async (screenshot) => {
    const { info, data } = await readPixels(readFileSync(join(SCREENSHOT_FOLDER, screenshot.file)));
    return { ...screenshot, info, hash: pictureHash({ ...info, data }) ?? '' };
  }),
);

test('the manifest lists each screenshot with the title, platform and price of its demo sale', () => {
  expect(
    DEMO_SCREENSHOTS.map(({ title, platform, soldPrice }) => [title, platform, soldPrice]),
  ).toEqual(SALES.map(({ sale }) => [sale.title, sale.platform, sale.soldPrice]));
});

test('the folder has a file for each entry of the manifest, and an entry for each file', () => {
  const files = readdirSync(SCREENSHOT_FOLDER).filter((name) => name.endsWith('.webp'));
  expect(files.toSorted()).toEqual(DEMO_SCREENSHOTS.map(({ file }) => file).toSorted());
});

test('the files of all screenshots take at most 8 MB together', () => {
  const sizes = readdirSync(SCREENSHOT_FOLDER).map(
    (name) => statSync(join(SCREENSHOT_FOLDER, name)).size,
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_BYTES);
});

test('15% to 25% of the screenshots have no photograph', () => {
  const without = DEMO_SCREENSHOTS.filter(({ cover }) => cover === null);
  expect(without.length / DEMO_SCREENSHOTS.length).toBeCloseTo(0.2, 1);
});

test('in each screenshot, the photograph is large enough for a card, and the areas of cover and focus are inside the picture', () => {
  for (const { file, cover, focus, info } of PICTURES) {
    expect(parsePictureArea(focus), file).not.toBeNull();
    if (cover === null) continue;
    const area = parsePictureArea(cover);
    expect(area, file).not.toBeNull();
    expect(area !== null && isLargeEnoughForCover(area, info), file).toBe(true);
  }
});

test('demoSaleWithScreenshot gives a sale the sold date in its screenshot, unless the sale is shared before this date', async () => {
  for (const [index, demoSale] of SALES.entries()) {
    const { sale } = await demoSaleWithScreenshot(demoSale, index);
    const shown = DEMO_SCREENSHOTS[index]?.soldDate ?? null;
    const shared = demoSale.addedAt.toISOString().slice(0, 10);
    if (sale.soldDate !== undefined) expect(sale.soldDate <= shared, sale.title).toBe(true);
    if (shown !== null) expect([shown, undefined], sale.title).toContain(sale.soldDate);
  }
});

test('no two screenshots are so similar that the product takes them for the same picture', () => {
  const pairs = PICTURES.flatMap((one, at) =>
    PICTURES.slice(at + 1).map((other) => [one, other] as const),
  );
  const same = pairs.filter(
    ([one, other]) => countDifferentBits(one.hash, other.hash) <= MAX_DIFFERING_HASH_BITS,
  );
  expect(same.map(([one, other]) => `${one.file} and ${other.file}`)).toEqual([]);
});

const countDifferentBits = (one: string, other: string): number =>
  Array.from(one).reduce((sum, digit, at) => {
    const different = Number.parseInt(digit, 16) ^ Number.parseInt(other[at] ?? '0', 16);
    return sum + different.toString(2).replaceAll('0', '').length;
  }, 0);
