import { describe, expect, it } from 'vitest';
import { DRAWN_CARD_SIDE, type DrawnSale, drawnCardLayout, CARD_TONES } from './drawn-card';
import { PLATFORMS } from '../schemas/platform';

/** Returns the relative luminance of a color, as WCAG 2 defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (text: string, behind: string): number =>
  (luminance(text) + 0.05) / (luminance(behind) + 0.05);

it.each(PLATFORMS)(
  'the text of a drawn card for %s has a contrast of at least 4.5:1',
  (platform) => {
    const { background, shape, detail, title } = CARD_TONES[platform];
    for (const text of [detail, title])
      for (const behind of [background, shape])
        expect(contrast(text, behind)).toBeGreaterThanOrEqual(4.5);
  },
);

it('CARD_TONES has a different background for every platform', () => {
  expect(new Set(PLATFORMS.map((it) => CARD_TONES[it].background)).size).toBe(PLATFORMS.length);
});

const SALE: DrawnSale = { title: 'Brass owl', platform: 'ebay', price: '$34.99' };
/** Approximates the width of a text in the display font. */
const widthOf = (text: string, size: number) => text.length * size * 0.56;

const drawn = (sale: Partial<DrawnSale>) => {
  const { texts, rule } = drawnCardLayout({ ...SALE, ...sale }, widthOf);
  const words = texts.map((text) => text.words);
  const title = texts.filter(({ y }) => y > rule.y);
  return { texts, words, title, titleSize: title[0]?.size ?? 0, rule };
};

describe('drawn card', () => {
  it('shows platform, price and title', () => {
    expect(drawn({}).words).toEqual(['eBay', '$34.99', 'Brass', 'owl']);
  });

  it.each([
    ['a long title', { title: 'Brass owl of three feathers '.repeat(7).trim() }],
    ['one long word', { title: 'W'.repeat(200) }],
    ['the longest platform and price', { platform: 'facebook', price: '$9,999,999.99' }],
    ['a price of four digits', { platform: 'facebook', price: '$1,234.50' }],
  ] as const)(
    'keeps %s away from the edges, the stamp and the price tag, even on a narrow card',
    (_what, sale) => {
      const { texts, title } = drawn(sale);
      for (const { words, size, x, y } of texts) {
        expect(x).toBeGreaterThanOrEqual(112);
        expect(x + widthOf(words, size)).toBeLessThanOrEqual(DRAWN_CARD_SIDE - 111);
        expect(y - 0.66 * size).toBeGreaterThanOrEqual(175);
        expect(y).toBeLessThanOrEqual(526);
      }
      expect(title.length).toBeLessThanOrEqual(4);
    },
  );

  it('uses a larger font for a short title than for a long one, and cuts a title that is too long', () => {
    expect(drawn({}).titleSize).toBeGreaterThan(
      drawn({ title: 'Brass owl of feathers' }).titleSize,
    );
    expect(drawn({ title: 'Brass owl '.repeat(20).trim() }).words.at(-1)).toMatch(/…$/);
  });

  it('breaks a long platform name between words', () => {
    const { words } = drawn({ platform: 'facebook', price: '$1,234.50' });
    expect(words).toEqual(['Facebook', 'Marketplace', '$1,234.50', 'Brass', 'owl']);
  });

  it('removes emoji, replaces unusual spaces with plain ones, and keeps accents and quotes', () => {
    expect(drawn({ title: '🔥🔥 Café  “90” ✨' }).words.slice(2).join(' ')).toBe('Café “90”');
  });

  it.each([['ポケモンカード リザードン'], ['🔥🔥🔥'], ['книга 5'], ['']])(
    "shows 'Sold on' and the platform instead of a title when the font has too few of the title's letters: %s",
    (title) => {
      expect(drawn({ title, platform: 'etsy' }).words.slice(2).join(' ')).toBe('Sold on Etsy');
    },
  );
});
