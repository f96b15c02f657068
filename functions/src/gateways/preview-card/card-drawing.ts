import type { ItemPreview } from '../../domain/items/link-preview/item-preview';
import { PREVIEW_CARD_HEIGHT, PREVIEW_CARD_WIDTH } from '../../domain/items/link-preview/item-head';
import { wrapLines } from '@contract/rules/wrap-lines';
import type { LetterShapes } from '../pictures/card-letters';

/** The colors of a preview card. They are the same as in the app's light palette. */
export const CARD_COLORS = {
  canvas: '#f1f4ee',
  line: '#cbd5c9',
  ink: '#13211a',
  inkMuted: '#4a5a50',
  brand: '#0d5c43',
  onBrand: '#ffffff',
  brandSoft: '#d8ebe0',
  sticker: '#ffd338',
  stickerEdge: '#e0ae00',
  onSticker: '#1d1a08',
} as const;

/** The SVG path of the logo's tag, in a view box of 32 × 32. */
export const LOGO_TAG_SVG_PATH =
  'M13.2 3h13.3A2.5 2.5 0 0 1 29 5.5v13.3a2.5 2.5 0 0 1-.73 1.77l-8.4 8.4a2.5 2.5 0 0 1-3.54 0L2.73 15.37a2.5 2.5 0 0 1 0-3.54l8.7-8.1A2.5 2.5 0 0 1 13.2 3z';

export interface CardFonts {
  readonly display: LetterShapes;
  readonly label: LetterShapes;
}

const MARGIN = 72;
const BAND_HEIGHT = 112;
/**
 * Font sizes in pixels and numbers of lines for the title, from large to small. A card uses the first entry with which
 * the whole title fits, or the last entry if the title fits with none of them.
 */
const TITLE_SETTINGS = [
  { size: 132, maxLines: 1 },
  { size: 108, maxLines: 2 },
  { size: 80, maxLines: 3 },
  { size: 74, maxLines: 3 },
  { size: 68, maxLines: 3 },
] as const;
const TITLE = { width: PREVIEW_CARD_WIDTH - 2 * MARGIN, middle: 264, lineHeight: 1.08 };
const TAG = { left: MARGIN - 8, top: 474, height: 120, size: 88 };
/** The height of capitals and digits in the display font, as a share of the font size. */
const CAP_HEIGHT = 0.66;

/** Returns a preview card as SVG. It contains only shapes, no text. */
export function previewCardSvg(preview: ItemPreview, fonts: CardFonts): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW_CARD_WIDTH}" height="${PREVIEW_CARD_HEIGHT}">`,
    `<rect width="${PREVIEW_CARD_WIDTH}" height="${PREVIEW_CARD_HEIGHT}" fill="${CARD_COLORS.canvas}"/>`,
    backgroundLogo(),
    header(fonts),
    title(preview, fonts),
    text(fonts.label, {
      words: `Sold${preview.isOffer ? ' by offer' : ''} on ${preview.platform}`,
      size: 38,
      x: MARGIN,
      y: TAG.top - 32,
      fill: CARD_COLORS.inkMuted,
    }),
    priceTag(preview, fonts),
    '</svg>',
  ].join('');
}

interface PlacedText {
  readonly words: string;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly fill: string;
}

function text(letters: LetterShapes, { words, size, x, y, fill }: PlacedText): string {
  return `<path transform="translate(${x} ${y})" fill="${fill}" d="${letters.path(words, size)}"/>`;
}

function logo(place: string, tag: string, eye: string): string {
  return [
    `<g transform="${place}">${tag}`,
    `<circle cx="20.5" cy="11.5" r="5.5" fill="${eye}"/>`,
    '<circle cx="22" cy="10" r="1.9" fill="#fff"/></g>',
  ].join('');
}

function backgroundLogo(): string {
  const tag = `<path d="${LOGO_TAG_SVG_PATH}" fill="${CARD_COLORS.brandSoft}"/>`;
  return logo('translate(908 374) scale(10)', tag, CARD_COLORS.brand);
}

function header({ display, label }: CardFonts): string {
  const size = 46;
  const baseline = BAND_HEIGHT / 2 + (size * CAP_HEIGHT) / 2;
  const about = 'What sold, and for how much';
  const tag = `<path d="${LOGO_TAG_SVG_PATH}" fill="${CARD_COLORS.sticker}" stroke="${CARD_COLORS.stickerEdge}"/>`;
  return [
    `<rect width="${PREVIEW_CARD_WIDTH}" height="${BAND_HEIGHT}" fill="${CARD_COLORS.brand}"/>`,
    logo(`translate(${MARGIN - 6} ${BAND_HEIGHT / 2 - 32}) scale(2)`, tag, CARD_COLORS.onSticker),
    text(display, {
      words: 'BoloBoard',
      size,
      x: MARGIN + 76,
      y: baseline,
      fill: CARD_COLORS.onBrand,
    }),
    text(label, {
      words: about,
      size: 30,
      x: PREVIEW_CARD_WIDTH - MARGIN - label.width(about, 30),
      y: baseline - 2,
      fill: CARD_COLORS.brandSoft,
    }),
  ].join('');
}

function title(preview: ItemPreview, { display }: CardFonts): string {
  const { size, lines } = titleLines(drawableTitle(preview, display), display);
  const step = size * TITLE.lineHeight;
  const first = TITLE.middle - ((lines.length - 1) * step) / 2 + (size * CAP_HEIGHT) / 2;
  return lines
    .map((words, index) => {
      const y = first + index * step;
      const rule = `M0 ${y + size * 0.19}H${PREVIEW_CARD_WIDTH}`;
      return [
        `<path d="${rule}" stroke="${CARD_COLORS.line}" stroke-width="2"/>`,
        text(display, { words, size, x: MARGIN, y, fill: CARD_COLORS.ink }),
      ].join('');
    })
    .join('');
}

function titleLines(words: string, letters: LetterShapes) {
  const settings = TITLE_SETTINGS.map(({ size, maxLines }) => {
    const widthOf = (line: string) => letters.width(line, size);
    return { size, lines: wrapLines(words, { width: TITLE.width, maxLines, widthOf }) };
  });
  const whole = settings.find(({ lines }) => lines.join(' ') === words);
  return whole ?? settings[settings.length - 1] ?? { size: 0, lines: [] };
}

/**
 * Returns the part of the title that the font can draw. If that is less than a third of the title, returns 'See it on
 * BoloBoard' instead.
 */
function drawableTitle({ title: whole }: ItemPreview, letters: LetterShapes): string {
  const drawable = letters.drawable(whole);
  const letterCount = (words: string) => words.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const count = letterCount(drawable);
  return count > 0 && count * 3 >= letterCount(whole) ? drawable : 'See it on BoloBoard';
}

function priceTag({ price }: ItemPreview, { display }: CardFonts): string {
  const { left, top, height, size } = TAG;
  const point = height * 0.5;
  const width = point + 56 + display.width(price, size) + 44;
  const shape = `M${point} 0H${width}V${height}H${point}L0 ${height / 2}Z`;
  return [
    `<g transform="translate(${left} ${top}) rotate(-2 ${width / 2} ${height / 2})">`,
    `<path d="${shape}" fill="${CARD_COLORS.sticker}" stroke="${CARD_COLORS.stickerEdge}" stroke-width="4" stroke-linejoin="round"/>`,
    `<circle cx="${point + 4}" cy="${height / 2}" r="13" fill="${CARD_COLORS.onSticker}"/>`,
    text(display, {
      words: price,
      size,
      x: point + 44,
      y: height / 2 + (size * CAP_HEIGHT) / 2,
      fill: CARD_COLORS.onSticker,
    }),
    '</g>',
  ].join('');
}
