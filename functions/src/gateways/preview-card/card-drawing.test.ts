import { beforeAll, describe, expect, it } from 'vitest';
import { type CardFonts, previewCardSvg } from './card-drawing';
import { type LetterShapes, loadLetterShapes } from '../pictures/card-letters';

let fonts: CardFonts;
beforeAll(async () => {
  const [display, label] = await Promise.all([
    loadLetterShapes('800ExtraBold'),
    loadLetterShapes('600SemiBold'),
  ]);
  fonts = { display, label };
});

function drawCard(title: string, price = '$34.99', platform = 'eBay') {
  const texts: { text: string; size: number; right: number }[] = [];
  const recording = (letters: LetterShapes): LetterShapes => ({
    ...letters,
    path(text, size) {
      texts.push({ text, size, right: letters.width(text, size) });
      return letters.path(text, size);
    },
  });
  const recorded = { display: recording(fonts.display), label: recording(fonts.label) };
  const svg = previewCardSvg({ title, price, platform, isOffer: false }, recorded);
  return { svg, texts, lines: texts.map(({ text }) => text) };
}

describe('the drawing of a preview card', () => {
  it('contains BoloBoard, the title, the platform and the price', () => {
    expect(drawCard('Brass owl').lines).toEqual(
      expect.arrayContaining(['BoloBoard', 'Brass owl', 'Sold on eBay', '$34.99']),
    );
  });

  it('contains only shapes, so that it does not depend on installed fonts', () => {
    expect(drawCard('Brass owl').svg).not.toMatch(/<text|font|href/);
  });

  it('does not treat a title as markup', () => {
    const { svg } = drawCard('"/><script>&amp;');
    expect(svg).not.toContain('script');
  });

  it('draws a short title larger than a long one, and draws a long title on at most three lines', () => {
    const sizeOf = (title: string) => {
      const { texts } = drawCard(title);
      const lines = texts.filter(({ text }) => title.startsWith(text) || text.endsWith('…'));
      return lines[0]?.size ?? 0;
    };
    expect(sizeOf('Brass owl')).toBeGreaterThan(sizeOf('Brass owl of three feathers'));
    const { texts, lines } = drawCard('Brass owl of three feathers '.repeat(7).trim());
    expect(lines.filter((line) => /feathers|Brass/.test(line))).toHaveLength(3);
    expect(lines.some((line) => line.endsWith('…'))).toBe(true);
    for (const { right } of texts) expect(right).toBeLessThanOrEqual(1200 - 2 * 72);
  });

  it('fits the largest price and the longest word on the card', () => {
    const { texts } = drawCard('W'.repeat(200), '$9,999,999.99', 'Facebook Marketplace');
    for (const { right } of texts) expect(right).toBeLessThanOrEqual(1200 - 2 * 72);
  });
});

describe('the title on a preview card', () => {
  it('omits emoji and keeps the words', () => {
    expect(drawCard('🔥🔥 Air Max “90” ✨ 👩‍👧').lines).toContain('Air Max “90”');
  });

  it('replaces characters that the font lacks with equivalent ones', () => {
    expect(drawCard('Ｎｉｋｏｎ ﬁlm cafe\u0301 non‑stick').lines.join(' ')).toContain(
      'Nikon film café non-stick',
    );
  });

  it.each([['ポケモンカード リザードン'], ['ספר ישן'], ['🔥🔥🔥'], ['книга 5']])(
    "shows 'See it on BoloBoard' when too little of the title can be drawn: %s",
    (title) => {
      expect(drawCard(title).lines).toContain('See it on BoloBoard');
    },
  );

  it('keeps the part of the title that can be drawn when that part is long enough', () => {
    expect(drawCard('ポケモンカード Charizard').lines).toContain('Charizard');
  });
});
