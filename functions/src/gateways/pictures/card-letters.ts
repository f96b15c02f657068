import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';

/** Converts text to outlines, so that drawn cards look the same regardless of installed fonts. */
export interface LetterShapes {
  /**
   * Returns the part of a text that can be drawn. Removes extra spaces. Replaces or removes characters that the font
   * lacks, such as emoji.
   */
  drawable(text: string): string;
  /** Returns the width of a text. `size` and the width are in pixels. */
  width(text: string, size: number): number;
  /** Returns the SVG path of a text. The left end of its baseline is at 0 0. */
  path(text: string, size: number): string;
}

export type FontWeight = '600SemiBold' | '800ExtraBold';

/** Loads a font file and a library. This is slow, so callers should keep the result. */
export async function loadLetterShapes(weight: FontWeight): Promise<LetterShapes> {
  const { create } = await import('fontkit');
  const file = `@expo-google-fonts/bricolage-grotesque/${weight}/BricolageGrotesque_${weight}.ttf`;
  const font = create(await readFile(createRequire(import.meta.url).resolve(file)));
  if (!('layout' in font)) throw new Error(`${file} contains several fonts`);
  return lettersOf(font);
}

function lettersOf(font: Font): LetterShapes {
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
          // The y axis points down in SVG but up in fonts, so the shape is flipped.
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

/**
 * Returns the character if the font has it. Otherwise returns an equivalent text, such as '1⁄2' for '½', or '' if there
 * is none.
 */
function drawableForm(font: Font, character: string): string {
  const has = (text: string) =>
    Array.from(text).every((one) => font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0));
  if (/\p{Cf}/u.test(character)) return '';
  if (/\s/u.test(character)) return ' ';
  if (has(character)) return character;
  const plain = character.normalize('NFKC').replace(/\p{Pd}/u, '-');
  return has(plain) ? plain : '';
}
