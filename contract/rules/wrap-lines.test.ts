import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapLines } from './wrap-lines';

const wrap = (text: string, width: number, maxLines = 3) =>
  wrapLines(text, { width, maxLines, widthOf: (line) => line.length });

describe('wrapLines', () => {
  it('breaks between words', () => {
    expect(wrap('Brass owl, very small', 10)).toEqual(['Brass owl,', 'very small']);
    expect(wrap('Brass owl', 9)).toEqual(['Brass owl']);
    expect(wrap('Brass owl', 8)).toEqual(['Brass', 'owl']);
  });

  it('ends the last line with an ellipsis when the text does not fit', () => {
    expect(wrap('Brass owl, very small', 10, 1)).toEqual(['Brass owl…']);
    expect(wrap('one two three four', 5, 2)).toEqual(['one', 'two…']);
  });

  it('breaks a word that is wider than a line', () => {
    expect(wrap('Pneumonoultramicroscopic', 10)).toEqual(['Pneumonoul', 'tramicrosc', 'opic']);
  });

  it('does not split an emoji that consists of several characters', () => {
    expect(wrap('👩‍👧👩‍👧', 5)).toEqual(['👩‍👧', '👩‍👧']);
    expect(wrap('👩‍👧', 1)).toEqual(['👩‍👧']);
  });

  it('returns no lines for blank text', () => {
    expect(wrap('  ', 10)).toEqual([]);
  });
});

it('wrapLines returns a whole text, or its beginning with an ellipsis, within the given width and line count', () => {
  const words = fc.array(fc.string({ unit: 'grapheme-ascii', maxLength: 12 }), { maxLength: 12 });
  fc.assert(
    fc.property(
      words,
      fc.integer({ min: 2, max: 20 }),
      fc.integer({ min: 1, max: 4 }),
      (parts, width, maxLines) => {
        const text = parts.join(' ').replace(/\s+/g, ' ').trim();
        const lines = wrap(text, width, maxLines);
        expect(lines.length).toBeLessThanOrEqual(maxLines);
        for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
        const shown = lines.join('').replaceAll(' ', '');
        const whole = text.replaceAll(' ', '');
        if (lines.length === maxLines && shown.endsWith('…'))
          expect(whole.startsWith(shown.slice(0, -1))).toBe(true);
        else expect(shown).toBe(whole);
      },
    ),
  );
});
