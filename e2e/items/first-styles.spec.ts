/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { SESSION_MARK_COOKIE } from '../../contract/schemas/session';
import { expect, test } from '../fixtures/test';
import { holdAllRequests } from '../support/hold';
import { mockItemPictures } from '../support/items';
import { ROUTES } from '../support/routes/routes';
import { storeItems } from '../support/stored-items';

const STYLE_SHEETS = /\/assets\/[^/]+\.css$/;
const SCRIPTS = /\/assets\/[^/]+\.js$/;

const isLate = () =>
  [...document.querySelectorAll('link')].some(
    ({ rel, disabled }) => rel === 'stylesheet' && !disabled,
  );
const hasAllSheets = () =>
  [...document.querySelectorAll('link')].every(
    ({ rel, sheet, media }) => rel !== 'stylesheet' || (sheet && media === ''),
  );

/**
 * Returns the computed styles of all elements on the page and of their pseudo-elements, except the opacity, because
 * skeletons animate it.
 */
function looks(): string[] {
  const fonts = ['font-family', 'font-size', 'font-weight', 'font-variant-numeric', 'line-height'];
  const names = ['color', 'background', 'border', ...fonts, 'letter-spacing', 'text-transform'];
  const shapes = ['box-shadow', 'outline', 'fill', 'stroke', 'transform', 'clip-path', 'z-index'];
  const drawn = [...names, ...shapes];
  const box = ['content', 'display', 'position', 'inset', 'width', 'height', 'margin', 'padding'];
  const valuesOf = (style: CSSStyleDeclaration, properties: readonly string[]) =>
    properties.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
  return [...document.querySelectorAll('#root *')].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const name = `${element.tagName} '${element.textContent.slice(0, 30)}'`;
    const place = [x, y, width, height].map((number) => number.toFixed(2)).join(' ');
    const added = ['::before', '::after'].flatMap((part) => {
      const style = getComputedStyle(element, part);
      return style.content === 'none'
        ? []
        : `${name}${part} ${valuesOf(style, [...box, ...drawn])}`;
    });
    const hint = element.matches('input, textarea')
      ? [`${name}::placeholder ${valuesOf(getComputedStyle(element, '::placeholder'), names)}`]
      : [];
    return [`${name} ${place} ${valuesOf(getComputedStyle(element), drawn)}`, ...added, ...hint];
  });
}

/**
 * Opens the page and holds back its style sheets until after the first paint. Returns the styles of all elements before
 * and after the style sheets load.
 */
async function looksBeforeAndAfter(page: Page, url: string) {
  const releaseStyles = await holdAllRequests(page, STYLE_SHEETS);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(isLate);
  await page.evaluate(() => document.fonts.ready);
  const before = await page.evaluate(looks);
  releaseStyles();
  await page.waitForFunction(hasAllSheets);
  return { before, after: await page.evaluate(looks) };
}

/** Stores what the browser of a premium member with the dark theme would have stored. */
async function rememberPremiumMember(page: Page): Promise<void> {
  await page.addInitScript((mark) => {
    document.cookie = `${mark}=1; Path=/`;
    localStorage.setItem('boloboard-plan', 'premium');
    localStorage.setItem('boloboard-theme', 'dark');
  }, SESSION_MARK_COOKIE);
}

test(
  'a page looks the same before and after its style sheets arrive, for visitors and for premium members in the dark theme',
  { tag: '@both' },
  async ({ page }) => {
    const sold = { purchasePriceCents: 500, offerPriceCents: 2000, saleType: 'offer' } as const;
    await storeItems(4, { ...sold, isPremiumUser: true, likesCount: 2, categoryName: 'Lamps' });
    await storeItems(4, { purchasePriceCents: 90_000, isOwnSale: true, soldDate: '2026-11-20' });
    const last = await storeItems(9);
    await mockItemPictures(page);
    // Replaces the scripts with empty ones, because the app would change the page.
    await page.route(SCRIPTS, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    const profile = (await ROUTES.find(({ route }) => route === '/user/:username')?.open?.()) ?? '';
    const looksTheSame = (url: string, viewer: string) =>
      test.step(`${url} to a ${viewer}`, async () => {
        const { before, after } = await looksBeforeAndAfter(page, url);
        expect(before.length).toBeGreaterThan(50);
        expect(before).toEqual(after);
      });
    const first = ['/', `/item/${last.ids[0] ?? ''}`, last.url, profile];
    for (const url of [...first, '/about', '/register', '/dashboard'])
      await looksTheSame(url, 'visitor');
    await rememberPremiumMember(page);
    for (const url of ['/', profile, '/dashboard', '/account-settings'])
      await looksTheSame(url, 'member');
    const remembered = '[data-session="likely"][data-plan="premium"][data-theme="dark"]';
    await expect(page.locator(`html${remembered}`)).toHaveCount(1);
  },
);
