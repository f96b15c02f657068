import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

/** Converts text to outlines, so that drawn cards do not depend on installed fonts. */
export interface Letters {
  /**
   * Returns the text that can be drawn: removes extra spaces, and replaces or removes characters that the font does not
   * have, such as emoji.
   */
  drawable(text: string): string;
  /** Returns the width of a text. Width and size are in pixels. */
  width(text: string, size: number): number;
  /** Returns the SVG path of a text. Its baseline starts at 0 0. */
  path(text: string, size: number): string;
}

export type FontWeight = '600SemiBold' | '800ExtraBold';

/** Loads the font file and a library, which is slow. Callers should keep the result. */
export async function loadLetters(weight: FontWeight): Promise<Letters> {
  const { create } = await import('fontkit');
  const file = `@expo-google-fonts/bricolage-grotesque/${weight}/BricolageGrotesque_${weight}.ttf`;
  const font = create(await readFile(createRequire(import.meta.url).resolve(file)));
  if (!('layout' in font)) throw new Error(`${file} contains several fonts`);
  return lettersOf(font);
}

function lettersOf(font: Font): Letters {
  const layout = (text: string) => font.layout(text, ['kern', 'tnum', 'lnum']);
  return {
    drawable: (text) =>
      Array.from(text.normalize('NFC'), (character) => drawableForm(font, character))
        .join('')
        .replace(/\s+/g, ' ')
        .trim(),
    width: (text, size) => (layout(text).advanceWidth * size) / font.unitsPerEm,
    path(text, size) {
      const { glyphs, positions } = layout(text);
      const scale = size / font.unitsPerEm;
      let x = 0;
      return glyphs
        .map(({ path }, index) => {
          const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
          // Flips the shape, because the y axis points down in SVG and up in fonts.
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

/** Returns the character if the font has it, otherwise an equivalent, such as '1⁄2' for '½', or ''. */
function drawableForm(font: Font, character: string): string {
  const has = (text: string) =>
    Array.from(text).every((one) => font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0));
  if (/\p{Cf}/u.test(character)) return '';
  if (/\s/u.test(character)) return ' ';
  if (has(character)) return character;
  const plain = character.normalize('NFKC').replace(/\p{Pd}/u, '-');
  return has(plain) ? plain : '';
}
