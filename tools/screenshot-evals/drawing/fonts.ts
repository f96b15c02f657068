import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * The fonts of the npm packages. Drawings use only these fonts, so that they do not depend on the fonts that a computer
 * has.
 */
const FONTS = {
  Inter: 'inter/files/inter-latin-wght-normal.woff2',
  Roboto: 'roboto/files/roboto-latin-wght-normal.woff2',
  Arimo: 'arimo/files/arimo-latin-wght-normal.woff2',
  'DM Sans': 'dm-sans/files/dm-sans-latin-wght-normal.woff2',
  'Source Serif': 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  'Open Sans': 'open-sans/files/open-sans-latin-wght-normal.woff2',
  Figtree: 'figtree/files/figtree-latin-wght-normal.woff2',
  'Work Sans': 'work-sans/files/work-sans-latin-wght-normal.woff2',
  Manrope: 'manrope/files/manrope-latin-wght-normal.woff2',
  'Roboto Condensed': 'roboto-condensed/files/roboto-condensed-latin-wght-normal.woff2',
  'Sofia Sans Condensed': 'sofia-sans-condensed/files/sofia-sans-condensed-latin-wght-normal.woff2',
  Lexend: 'lexend/files/lexend-latin-wght-normal.woff2',
  Lora: 'lora/files/lora-latin-wght-normal.woff2',
} as const;
export type Font = keyof typeof FONTS;

const require = createRequire(import.meta.url);

/** Returns the CSS that declares a bundled font. */
export function fontFaceCss(family: Font): string {
  const file = require.resolve(`@fontsource-variable/${FONTS[family]}`);
  const data = readFileSync(file).toString('base64');
  return `@font-face{font-family:"${family}";font-weight:100 900;src:url(data:font/woff2;base64,${data}) format("woff2")}`;
}

/** The name of the emoji font, which `emojiFontFaceCss` declares. */
export const EMOJI_FONT = 'Drawn Emoji';
const EMOJI_FILE = '@fontsource/noto-color-emoji/files/noto-color-emoji-emoji-400-normal.woff2';
const EMOJI = /\p{Emoji_Presentation}|\uFE0F/u;

/** Returns the CSS that contains the emoji font (6 MB). Returns '' if the text has no emoji. */
export function emojiFontFaceCss(text: string): string {
  if (!EMOJI.test(text)) return '';
  // Uses the largest file of the package, because the smaller ones hold SVG glyphs, which Chromium does not draw.
  const data = readFileSync(require.resolve(EMOJI_FILE)).toString('base64');
  return `@font-face{font-family:"${EMOJI_FONT}";src:url(data:font/woff2;base64,${data}) format("woff2")}`;
}
