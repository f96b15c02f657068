import { SEARCH_MAX_LENGTH } from '@contract/schemas/item-filters';
import { itemLike } from '@contract/schemas/item.test-support';
import { setResponse } from '@test/fake-api';
import { setHomeResponses, setVisitorResponses, cards } from '@test/home';
import { detail, openCard } from '@test/item-detail';
import { setProfileResponses, profileLike } from '@test/profiles';
import { renderApp } from '@test/render';
import { BOTH_SIZES } from '@test/viewports';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import fonts from '@/app/fonts.css?inline';

const TITLES = [
  'Vintage Pyrex Butterprint Cinderella mixing bowl 443, turquoise on white, 2.5 quarts, no chips',
  "Men's Patagonia Synchilla Snap-T fleece pullover, size L, 1990s, Made in USA, small stain on cuff",
  'LEGO Star Wars 75192 Millennium Falcon, complete with box and instructions',
  'Lot of 12 Nintendo 64 games: GoldenEye, Mario Kart, Zelda, Banjo-Kazooie, WCW/nWo Revenge & more!!',
  'STERLING SILVER .925 NAVAJO CUFF BRACELET W/ TURQUOISE, SIGNED "R.B.", 41 GRAMS, OLD PAWN',
  'Brass table lamp with a green glass shade, needs new wiring',
  'Fisher-Price Little People 1968 Play Family Farm #915',
  'iittala Ultima Thule cordial glasses (6) by Tapio Wirkkala',
];
const USERNAMES = [
  'flea_market_fox_2026',
  'illinois_thriftlilly',
  'WWW_MaMMothMarket_WW',
  'retrogamesandrecords',
];

/** Returns all beginnings of each title: its first word, its first two words, and so on. */
const upToEachWord = TITLES.flatMap((title) =>
  [...title.matchAll(/ |$/g)].map(({ index }) => title.slice(0, index)),
);
const upToEachLetter = USERNAMES.flatMap((name) =>
  Array.from(name, (_letter, index) => `@${name.slice(0, index + 1)}`),
);

const style = document.createElement('style');
beforeAll(async () => {
  style.textContent = fonts;
  document.head.append(style);
  // Loads all fonts. Ignores failures, because no machine has all system fonts.
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  expect([...document.fonts][0]?.status).toBe('loaded');
});
afterAll(() => style.remove());

beforeEach(setVisitorResponses);

/** Puts each of the texts into the heading. Returns the heights of the heading's parent, in CSS pixels. */
const heightsWith = (heading: Element, texts: readonly string[]) =>
  texts.map((text) => {
    heading.textContent = text;
    return heading.parentElement?.getBoundingClientRect().height ?? 0;
  });

/**
 * Fails if the height of a text changes when the display font replaces the fallback font. Returns the heights that
 * occur among all texts and sizes.
 */
async function expectSameHeights(
  heading: Locator,
  texts: readonly string[],
): Promise<ReadonlySet<number>> {
  await expect.element(heading).toBeVisible();
  const element = heading.element();
  const { style: rootStyle } = document.documentElement;
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-display');
  const [first = '', ...fallbacks] = family.split(',');
  expect(first).toContain('Bricolage Grotesque');
  const seen = new Set<number>();
  for (const { size, viewport } of BOTH_SIZES) {
    await page.viewport(...viewport);
    rootStyle.setProperty('--font-display', fallbacks.join(','));
    const before = heightsWith(element, texts);
    rootStyle.removeProperty('--font-display');
    const after = heightsWith(element, texts);
    const moving = texts.filter((_, index) => before[index] !== after[index]);
    expect(moving, `on a ${size}`).toEqual([]);
    after.forEach((height) => seen.add(height));
  }
  return seen;
}

test('the title of an open item keeps its number of lines when the display font arrives', async () => {
  const item = itemLike();
  setHomeResponses([item]);
  setResponse('getItem', { item });
  await renderApp('/');
  await openCard(item.title);
  const heights = await expectSameHeights(
    detail().getByRole('heading', { name: item.title }),
    upToEachWord,
  );
  expect(heights.size).toBeGreaterThan(3);
});

test('the title of a card always has the height of two lines', async () => {
  setHomeResponses([itemLike()]);
  await renderApp('/');
  const heights = await expectSameHeights(cards().getByRole('heading'), upToEachWord);
  expect(heights.size).toBe(BOTH_SIZES.length);
});

test('the name of a profile and its badge keep their number of lines when the display font arrives', async () => {
  setProfileResponses(profileLike({ isPremiumUser: true }));
  await renderApp('/user/thrifty');
  await expect.element(page.getByText('Premium', { exact: true })).toBeVisible();
  const heights = await expectSameHeights(page.getByRole('heading', { level: 1 }), upToEachLetter);
  expect(heights.size).toBeGreaterThan(2);
});

test('the heading of a search keeps its number of lines when the display font arrives', async () => {
  setHomeResponses([itemLike()]);
  await renderApp('/?q=lamp');
  const searches = upToEachWord.filter(({ length }) => length <= SEARCH_MAX_LENGTH);
  const heights = await expectSameHeights(
    page.getByRole('heading', { name: 'Results for “lamp”' }),
    searches.map((search) => `Results for “${search}”`),
  );
  expect(heights.size).toBeGreaterThan(3);
});
