import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

/** One weight of the display font, as outlines: what is drawn never depends on the machine's fonts. */
export interface Letters {
  /** The text without what the font cannot draw, such as emoji; spaces stand singly. */
  drawable(text: string): string;
  /** How wide the text is at a size in pixels. */
  width(text: string, size: number): number;
  /** The text as an SVG path whose baseline begins at 0 0. */
  path(text: string, size: number): string;
}

export type Weight = '600SemiBold' | '800ExtraBold';

/** Reads the font's file and its library; worth keeping. */
export async function loadLetters(weight: Weight): Promise<Letters> {
  const { create } = await import('fontkit');
  const file = `@expo-google-fonts/bricolage-grotesque/${weight}/BricolageGrotesque_${weight}.ttf`;
  const font = create(await readFile(createRequire(import.meta.url).resolve(file)));
  if (!('layout' in font)) throw new Error(`${file} holds several fonts`);
  return lettersOf(font);
}

function lettersOf(font: Font): Letters {
  const setOut = (text: string) => font.layout(text, ['kern', 'tnum', 'lnum']);
  return {
    drawable: (text) =>
      Array.from(text.normalize('NFC'), (character) => drawn(font, character))
        .join('')
        .replace(/\s+/g, ' ')
        .trim(),
    width: (text, size) => (setOut(text).advanceWidth * size) / font.unitsPerEm,
    path(text, size) {
      const { glyphs, positions } = setOut(text);
      const scale = size / font.unitsPerEm;
      let x = 0;
      return glyphs
        .map(({ path }, index) => {
          const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
          // SVG counts downwards, fonts upwards.
          const shape = path
            .scale(scale, -scale)
            .translate((x + xOffset) * scale, -yOffset * scale);
          x += xAdvance;
          return shape.toSVG();
        })
        .join('');
    },
  };
}

/** The character, or what says the same in characters that the font has: '½' may be '1⁄2'. */
function drawn(font: Font, character: string): string {
  const has = (text: string) =>
    Array.from(text).every((one) => font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0));
  if (/\p{Cf}/u.test(character)) return '';
  if (/\s/u.test(character)) return ' ';
  if (has(character)) return character;
  const plain = character.normalize('NFKC').replace(/\p{Pd}/u, '-');
  return has(plain) ? plain : '';
}
