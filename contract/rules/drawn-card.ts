import { PLATFORM_LABELS, type Platform } from '../schemas/platform';
import { wrapLines } from './wrap-lines';

/** The colors of a drawn card. They do not depend on the color scheme, because the card is a picture. */
interface CardTone {
  readonly background: string;
  /** The color of the price-tag shape behind the text. */
  readonly shape: string;
  /** The color of the platform's name, the price and the line below them. */
  readonly detail: string;
  readonly title: string;
}

const TITLE = '#ffffff';

/** One tone for each platform. The contrast of text to both `background` and `shape` is at least 4.5:1. */
export const CARD_TONES: Readonly<Record<Platform, CardTone>> = {
  ebay: { background: '#0d5c43', shape: '#146b50', detail: '#cdeedd', title: TITLE },
  poshmark: { background: '#74224c', shape: '#852d5a', detail: '#f8d7e6', title: TITLE },
  depop: { background: '#8a2a24', shape: '#9b372f', detail: '#fcdcd7', title: TITLE },
  mercari: { background: '#47398a', shape: '#554799', detail: '#e0dbfb', title: TITLE },
  facebook: { background: '#1b4a85', shape: '#275a99', detail: '#d3e5fb', title: TITLE },
  etsy: { background: '#7c4410', shape: '#8c511a', detail: '#fbe3c6', title: TITLE },
};

/** The sale that a drawn card shows. */
export interface DrawnSale {
  readonly title: string;
  readonly platform: Platform;
  /** The price as text, like '$1,234.50'. It is the offer price if the item was sold on an offer. */
  readonly price: string;
}

export const isSameSale = (one: DrawnSale, other: DrawnSale): boolean =>
  one.title === other.title && one.platform === other.platform && one.price === other.price;

/** The width and height of a drawn card, in the unit of all sizes and positions in its layout. */
export const DRAWN_CARD_SIDE = 640;

/**
 * The price-tag shape of the logo, which a drawn card shows in its upper right corner. The path is in a view box of 32
 * × 32, and `transform` places it on the card.
 */
export const DRAWN_CARD_PRICE_TAG = {
  path: 'M13.2 3h13.3A2.5 2.5 0 0 1 29 5.5v13.3a2.5 2.5 0 0 1-.73 1.77l-8.4 8.4a2.5 2.5 0 0 1-3.54 0L2.73 15.37a2.5 2.5 0 0 1 0-3.54l8.7-8.1A2.5 2.5 0 0 1 13.2 3z',
  transform: 'translate(282 -40) scale(12.5)',
  eye: { cx: 20.5, cy: 11.5, r: 2.6 },
} as const;

/** A text in the display font, weight 800. `x` is its left end, `y` its baseline. */
export interface DrawnText {
  readonly words: string;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly fill: string;
}

export interface DrawnCard {
  readonly tone: CardTone;
  readonly texts: readonly DrawnText[];
  /** The horizontal line below platform and price. */
  readonly rule: { readonly x: number; readonly y: number; readonly width: number };
}

/** Returns the width of a text in the display font. */
export type MeasureWidth = (text: string, size: number) => number;

/**
 * The left and right margin. The app can show a drawn card in a box whose width is up to a third less than its height.
 * Such a box cuts off parts of these margins, but no text.
 */
const LEFT = 112;
const WIDTH = DRAWN_CARD_SIDE - 2 * LEFT;
/**
 * The y coordinates between which a drawn card has text. On the smallest cards, the stamp 'My Sale' or
 * 'Interesting' covers the space above the text, and the price tag of the card covers the space below it.
 */
const TOP = 176;
const BOTTOM = 524;
const GAP = 28;
const LINE_HEIGHT = 1.06;
/** The height of capitals and digits, as a share of the font size. */
const CAP_HEIGHT = 0.66;

const DETAIL_SIZES = [46, 40, 34, 28] as const;
/**
 * Font sizes of the title, from large to small, each with the most lines that the title may have. A card uses the first
 * size at which the whole title fits. If the title fits at no size, the card uses the last size and cuts the title.
 */
const TITLE_SIZES = [
  { size: 112, maxLines: 1 },
  { size: 92, maxLines: 2 },
  { size: 78, maxLines: 3 },
  { size: 58, maxLines: 4 },
] as const;

/** Returns the layout of a drawn card: platform and price, and the title below them. */
export function drawnCardLayout(sale: DrawnSale, widthOf: MeasureWidth): DrawnCard {
  const tone = CARD_TONES[sale.platform];
  const details = detailsOf(sale, widthOf, tone.detail);
  const rule = { x: LEFT, y: details.bottom, width: WIDTH };
  return {
    tone,
    rule,
    texts: [...details.texts, ...titleOf(sale, widthOf, { top: rule.y, fill: tone.title })],
  };
}

function detailsOf({ platform, price }: DrawnSale, widthOf: MeasureWidth, fill: string) {
  const label = PLATFORM_LABELS[platform];
  const settings = DETAIL_SIZES.map((size) => {
    const priceWidth = widthOf(price, size);
    const width = WIDTH - priceWidth - GAP;
    const lines = wrapLines(label, { width, maxLines: 2, widthOf: (it) => widthOf(it, size) });
    return { size, priceWidth, lines };
  });
  const { size, priceWidth, lines } = firstWhole(settings, label);
  const first = TOP + size * CAP_HEIGHT;
  const step = size * LINE_HEIGHT;
  return {
    texts: [
      ...lines.map((words, index) => ({ words, size, x: LEFT, y: first + index * step, fill })),
      { words: price, size, x: LEFT + WIDTH - priceWidth, y: first, fill },
    ],
    bottom: first + (lines.length - 1) * step + GAP,
  };
}

function titleOf(
  sale: DrawnSale,
  widthOf: MeasureWidth,
  { top, fill }: { readonly top: number; readonly fill: string },
): DrawnText[] {
  const words = titleWords(sale);
  const settings = TITLE_SIZES.map(({ size, maxLines }) => ({
    size,
    lines: wrapLines(words, { width: WIDTH, maxLines, widthOf: (it) => widthOf(it, size) }),
  }));
  const { size, lines } = firstWhole(settings, words);
  const step = size * LINE_HEIGHT;
  const middle = (top + BOTTOM) / 2;
  const first = middle - ((lines.length - 1) * step) / 2 + (size * CAP_HEIGHT) / 2;
  return lines.map((line, index) => ({
    words: line,
    size,
    x: LEFT,
    y: first + index * step,
    fill,
  }));
}

/**
 * Returns the title with only characters that the display font has. If less than a third of its letters and digits are
 * left, returns 'Sold on …' instead.
 */
function titleWords({ title, platform }: DrawnSale): string {
  const drawable = drawableText(title);
  return isMostlyDrawable(drawable, title) ? drawable : `Sold on ${PLATFORM_LABELS[platform]}`;
}

interface Setting {
  readonly lines: readonly string[];
}

/**
 * Returns the first setting (a font size with the text broken into lines) in which the whole text fits without a broken
 * word. If the text fits in no setting, returns the last setting.
 */
function firstWhole<Of extends Setting>(settings: readonly Of[], text: string): Of {
  const last = settings.at(-1);
  if (!last) throw new Error('There is no setting');
  return settings.find(({ lines }) => lines.join(' ') === text) ?? last;
}

/**
 * Matches a character that the display font has. A test of drawn cards checks that the font has all matching
 * characters.
 */
const DRAWABLE =
  /[ -~¡-£¥-¬®-ćĊ-ēĖ-ěĞ-ģĦ-īĮ-ĳĶķĹ-ľŁ-ňŊ-ōŐ-śŞ-šŤťŨ-žẠ-ỹ–—‘-‚“-„†-•…‰′″‹›⁄€™⅓⅔⅛-⅞←-↓−≈≠≤≥]/u;

/**
 * Returns the text with only characters that the display font has. Replaces other characters with an equivalent, or
 * removes them, such as emoji. Also replaces white space with single spaces.
 */
export const drawableText = (text: string): string =>
  Array.from(text.normalize('NFC'), drawableForm).join('').replace(/\s+/g, ' ').trim();

/** Returns the character if the font has it, otherwise an equivalent, such as '(1)' for '⑴', or ''. */
function drawableForm(character: string): string {
  if (/\p{Cf}/u.test(character)) return '';
  if (/\s/u.test(character)) return ' ';
  if (DRAWABLE.test(character)) return character;
  const plain = character.normalize('NFKC').replace(/\p{Pd}/u, '-');
  return Array.from(plain).every((one) => DRAWABLE.test(one)) ? plain : '';
}

const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/**
 * Returns true if `drawable`, the part of a text that the display font can show, has at least a third of the letters
 * and digits of the whole text.
 */
const isMostlyDrawable = (drawable: string, whole: string): boolean =>
  drawable !== '' && lettersIn(drawable) > 0 && lettersIn(drawable) * 3 >= lettersIn(whole);
