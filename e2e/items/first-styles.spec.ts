/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { holdAll } from '../support/hold';
import { servePictures } from '../support/items';
import { ROUTES } from '../support/routes/routes';
import { storeItems } from '../support/stored-items';

const STYLE_SHEETS = /\/assets\/[^/]+\.css$/;
const SCRIPTS = /\/assets\/[^/]+\.js$/;

const isLate = () =>
  [...document.querySelectorAll('link')].some(
    ({ rel, disabled }) => rel === 'stylesheet' && !disabled,
  );
const hasAllSheets = () =>
  [...document.querySelectorAll('link')].every(({ rel, sheet }) => rel !== 'stylesheet' || sheet);

/** What every element looks like. Not the opacity, which skeletons animate, nor what only a tap shows. */
function looks(): string[] {
  const names = ['color', 'background', 'border', 'font', 'letter-spacing', 'text-transform'];
  const drawn = [
    ...names,
    'box-shadow',
    'outline',
    'fill',
    'stroke',
    'transform',
    'clip-path',
    'z-index',
  ];
  return [...document.querySelectorAll('#root *')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const place = [x, y, width, height].map((number) => number.toFixed(2)).join(' ');
    const values = drawn.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
    return `${element.tagName} '${element.textContent.slice(0, 30)}' ${place} ${values}`;
  });
}

/** Opens the page with its scripts and style sheets held after the first paint. Returns what was to be seen before and after the sheets. */
async function looksBeforeAndAfter(page: Page, address: string) {
  const releaseScripts = await holdAll(page, SCRIPTS);
  const releaseStyles = await holdAll(page, STYLE_SHEETS);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(isLate);
  await page.evaluate(() => document.fonts.ready);
  const before = await page.evaluate(looks);
  releaseStyles();
  await page.waitForFunction(hasAllSheets);
  const after = await page.evaluate(looks);
  releaseScripts();
  return { before, after };
}

test(
  'looks the same before and after its style sheets arrive',
  { tag: '@both' },
  async ({ page }) => {
    const sold = { purchasePriceCents: 500, offerPriceCents: 2000, saleType: 'offer' } as const;
    await storeItems(4, { ...sold, isPremiumUser: true, likesCount: 2, categoryName: 'Lamps' });
    await storeItems(4, { purchasePriceCents: 90_000, isOwnSale: true, soldDate: '2026-11-20' });
    const last = await storeItems(9);
    await servePictures(page);
    const profile = (await ROUTES.find(({ route }) => route === '/user/:username')?.open?.()) ?? '';
    const first = ['/', `/item/${last.ids[0] ?? ''}`, last.address, profile];
    for (const address of [...first, '/about', '/register', '/dashboard'])
      await test.step(address, async () => {
        const { before, after } = await looksBeforeAndAfter(page, address);
        expect(before.length).toBeGreaterThan(50);
        expect(before).toEqual(after);
      });
  },
);
