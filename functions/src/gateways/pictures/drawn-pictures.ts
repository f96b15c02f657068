import {
  DRAWN_CARD_SIDE,
  DRAWN_CARD_TAG,
  type DrawnSale,
  type DrawnText,
  drawnCard,
} from '@contract/rules/drawn-card';
import { type Letters, loadLetters } from './card-letters';
import type { Pixels } from './pixels';
import { loadSharp } from './uploaded-image';

let font: Promise<Letters> | undefined;

/**
 * Returns a drawn card as pixels: a square with sides of DRAWN_CARD_SIDE. The font loads when the first card is
 * drawn.
 */
export async function drawSale(sale: DrawnSale): Promise<Pixels> {
  font ??= loadLetters('800ExtraBold');
  const loaded = await font.catch((error: unknown) => {
    font = undefined;
    throw error;
  });
  const sharp = await loadSharp();
  return sharp(Buffer.from(saleDrawing(sale, loaded)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Returns a drawn card as SVG. It contains only shapes, no text. */
export function saleDrawing(sale: DrawnSale, letters: Letters): string {
  const { tone, rule, texts } = drawnCard(sale, (words, size) => letters.width(words, size));
  const { eye } = DRAWN_CARD_TAG;
  const text = ({ words, size, x, y, fill }: DrawnText) =>
    `<path transform="translate(${x} ${y})" fill="${fill}" d="${letters.path(words, size)}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${DRAWN_CARD_SIDE}" height="${DRAWN_CARD_SIDE}">`,
    `<rect width="${DRAWN_CARD_SIDE}" height="${DRAWN_CARD_SIDE}" fill="${tone.background}"/>`,
    `<g transform="${DRAWN_CARD_TAG.transform}"><path d="${DRAWN_CARD_TAG.path}" fill="${tone.shape}"/>`,
    `<circle cx="${eye.cx}" cy="${eye.cy}" r="${eye.r}" fill="${tone.background}"/></g>`,
    `<rect x="${rule.x}" y="${rule.y}" width="${rule.width}" height="3" fill="${tone.detail}"/>`,
    ...texts.map(text),
    '</svg>',
  ].join('');
}
