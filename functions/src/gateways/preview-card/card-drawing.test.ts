import { beforeAll, describe, expect, it } from 'vitest';
import { type CardFonts, cardDrawing } from './card-drawing';
import { type Letters, loadLetters } from './card-letters';

let fonts: CardFonts;
beforeAll(async () => {
  const [display, label] = await Promise.all([
    loadLetters('800ExtraBold'),
    loadLetters('600SemiBold'),
  ]);
  fonts = { display, label };
});

/** The texts set on a card, each with the size it is set in. */
function setTexts(title: string, price = '$34.99', platform = 'eBay') {
  const texts: { text: string; size: number; right: number }[] = [];
  const noting = (letters: Letters): Letters => ({
    ...letters,
    path(text, size) {
      texts.push({ text, size, right: letters.width(text, size) });
      return letters.path(text, size);
    },
  });
  const noted = { display: noting(fonts.display), label: noting(fonts.label) };
  const svg = cardDrawing({ title, price, platform, isOffer: false }, noted);
  return { svg, texts, lines: texts.map(({ text }) => text) };
}

describe('a card', () => {
  it('holds the name, the title, the platform and the price', () => {
    expect(setTexts('Brass owl').lines).toEqual(
      expect.arrayContaining(['BoloBoard', 'Brass owl', 'Sold on eBay', '$34.99']),
    );
  });

  it('is made of shapes alone, so that no font of the machine comes in', () => {
    expect(setTexts('Brass owl').svg).not.toMatch(/<text|font|href/);
  });

  it('takes nothing of a title as markup', () => {
    const { svg } = setTexts('"/><script>&amp;');
    expect(svg).not.toContain('script');
  });

  it('sets a short title larger than a long one, on three lines at most', () => {
    const sizeOf = (title: string) => {
      const { texts } = setTexts(title);
      const lines = texts.filter(({ text }) => title.startsWith(text) || text.endsWith('…'));
      return lines[0]?.size ?? 0;
    };
    expect(sizeOf('Brass owl')).toBeGreaterThan(sizeOf('Brass owl of three feathers'));
    const { texts, lines } = setTexts('Brass owl of three feathers '.repeat(7).trim());
    expect(lines.filter((line) => /feathers|Brass/.test(line))).toHaveLength(3);
    expect(lines.some((line) => line.endsWith('…'))).toBe(true);
    for (const { right } of texts) expect(right).toBeLessThanOrEqual(1200 - 2 * 72);
  });

  it('keeps the largest price on the card, and the longest word', () => {
    const { texts } = setTexts('W'.repeat(200), '$9,999,999.99', 'Facebook Marketplace');
    for (const { right } of texts) expect(right).toBeLessThanOrEqual(1200 - 2 * 72);
  });
});

describe('of a title', () => {
  it('emoji are left out, and the words stay', () => {
    expect(setTexts('🔥🔥 Air Max “90” ✨ 👩‍👧').lines).toContain('Air Max “90”');
  });

  it('letters that the font lacks are set as what says the same', () => {
    expect(setTexts('Ｎｉｋｏｎ ﬁlm cafe\u0301 non‑stick').lines.join(' ')).toContain(
      'Nikon film café non-stick',
    );
  });

  it.each([['ポケモンカード リザードン'], ['ספר ישן'], ['🔥🔥🔥'], ['книга 5']])(
    'of which too little can be drawn, %s, nothing is',
    (title) => {
      expect(setTexts(title).lines).toContain('See it on BoloBoard');
    },
  );

  it('enough of which can be drawn, that is', () => {
    expect(setTexts('ポケモンカード Charizard').lines).toContain('Charizard');
  });
});
