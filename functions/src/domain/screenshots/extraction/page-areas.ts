import type { RecognizedPage, RecognizedWord } from '../layout/recognized-page';
import { bottom, middle, right, verticalOverlap } from '../layout/geometry';
import { median } from '../layout/letter-size';
import { sumLabels } from './order-sums';
import type { TextLine } from '../layout/text-lines';
import { ORDER_PAGE, OTHER_LISTINGS, SIDE_SECTION, WEB_ADDRESS } from './wording';

/** What the lines of a page say about its parts. */
export interface PageAreas {
  /** The lines of the listing's own part: without the browser's bar and other listings. */
  readonly lines: readonly TextLine[];
  /** Words of the page's address and tab, in lower case: a browser repeats the title there. */
  readonly addressWords: ReadonlySet<string>;
  readonly isOrderPage: boolean;
  /** Height of a capital letter in the page's usual text, in pixels. */
  readonly usualSize: number;
  /** The texts that name the sums of a table. */
  readonly sumLabels: ReadonlySet<TextLine>;
  /** The heading of a side section (address, sums, description) that a line stands under, or null. */
  sideSectionOf(line: TextLine): TextLine | null;
}

/** A browser's bar is at the top: an address further down is part of the page. */
const BROWSER_BAR = 0.2;
/** A phone's own bar with time, network and battery. */
const STATUS_BAR = 0.045;
const TALL_PAGE = 1.3;
/** The place with its ZIP code. */
const ADDRESS_END = /\b[A-Z]{2},? \d{5}(-\d{4})?$/;
const CLOCK = /^\D{0,2}\d{1,2}:\d|\b(LTE|5G)\b/;

/** Tells the listing's own part of a page from the rest. */
export function pageAreas(page: RecognizedPage, lines: readonly TextLine[]): PageAreas {
  const bar = browserBar(page, lines);
  const top = bar ? bottom(bar.box) : statusBarBottom(page, lines);
  const own = lines.filter((line) => middle(line.box) > top);
  const cut = Math.min(
    ...own.filter((line) => isOtherListingsHeading(line, own)).map((line) => line.box.y),
  );
  const listing = own.filter((line) => line.box.y < cut);
  const addressEnds = listing.filter(({ text }) => ADDRESS_END.test(text));
  const headings = listing.filter((line) => SIDE_SECTION.test(line.text) && line.words.length <= 5);
  return {
    lines: listing,
    addressWords: new Set(
      bar
        ? lines.filter((line) => middle(line.box) <= top).flatMap(({ text }) => longerWords(text))
        : [],
    ),
    isOrderPage: listing.some((line) => ORDER_PAGE.test(line.text)),
    usualSize: median(listing.map((line) => line.size)),
    sumLabels: sumLabels(listing),
    sideSectionOf: (line) =>
      headings.findLast((heading) => isUnder(line, heading, addressEnds)) ?? null,
  };
}

/** The line with the page's address at the top of a browser, if there is one. */
export function browserBar(page: RecognizedPage, lines: readonly TextLine[]): TextLine | undefined {
  return lines.find(
    ({ text, box }) => WEB_ADDRESS.test(text) && middle(box) < page.height * BROWSER_BAR,
  );
}

function statusBarBottom(page: RecognizedPage, lines: readonly TextLine[]): number {
  if (page.height < page.width * TALL_PAGE) return 0;
  const clock = lines.find(
    ({ text, box }) => CLOCK.test(text) && middle(box) < page.height * STATUS_BAR,
  );
  return clock ? bottom(clock.box) : 0;
}

/** Other listings come after this one's price; what is worded alike before it is a link or a button. */
function isOtherListingsHeading(line: TextLine, lines: readonly TextLine[]): boolean {
  if (!OTHER_LISTINGS.test(line.text) || line.words.length > 6) return false;
  return lines.some((other) => /[$§]\s?\d/.test(other.text) && bottom(other.box) < line.box.y);
}

/** A text's words of more than two letters or digits, in lower case. */
export function longerWords(text: string): string[] {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word.length > 2);
}

/** Under a heading, and not behind the address that it heads. */
function isUnder(line: TextLine, heading: TextLine, addressEnds: readonly TextLine[]): boolean {
  const isBehindAddress = addressEnds.some(
    (end) => isInColumn(end, heading) && bottom(end.box) < line.box.y,
  );
  return isInColumn(line, heading) && !isBehindAddress;
}

function isInColumn({ box }: TextLine, heading: TextLine): boolean {
  return (
    box.y > middle(heading.box) &&
    box.x > heading.box.x - 2 * heading.size &&
    box.x < right(heading.box) + 6 * heading.size
  );
}

/** What ends or begins this near to the picture's edge, in shares of its width, is cut by it. */
const EDGE = 0.012;
/** The part of a neighbouring card that may be seen, in shares of the picture's width. */
const MAX_WIDTH = 0.25;
/** Card and card are at least this far apart, in heights of a capital. */
const MIN_GAP = 1.5;

/** A page without the words of cards to the left and right that the picture's edges cut. */
export function withoutCutCards(page: RecognizedPage, lines: readonly TextLine[]): RecognizedPage {
  const from = leftEdge(page, lines);
  const to = cutColumn(page, lines);
  const isOwn = ({ box }: RecognizedWord): boolean =>
    box.x < to && !(box.x < EDGE * page.width && right(box) < from);
  return { ...page, words: page.words.filter(isOwn) };
}

/** The left edge that texts share beside something that the picture's edge cuts; 0 where there is none. */
function leftEdge(page: RecognizedPage, lines: readonly TextLine[]): number {
  const cut = lines.filter(({ box }) => box.x < EDGE * page.width);
  const rest = lines.filter((line) => !cut.includes(line));
  const shared = rest.filter(
    (line) =>
      line.box.x < MAX_WIDTH * page.width &&
      rest.some((other) => other !== line && haveOneEdge(line, other)),
  );
  return cut.length > 0 && shared.length > 0 ? Math.min(...shared.map(({ box }) => box.x)) : 0;
}

/** Where two or more texts with one left edge begin of which the picture's right edge cuts one; else no place. */
function cutColumn(page: RecognizedPage, lines: readonly TextLine[]): number {
  const narrow = lines.filter(({ box }) => box.x > (1 - MAX_WIDTH) * page.width);
  const cut = narrow.filter(
    (line) =>
      right(line.box) > (1 - EDGE) * page.width &&
      narrow.some((other) => other !== line && haveOneEdge(line, other)) &&
      isBesideText(line, lines),
  );
  return Math.min(Infinity, ...cut.map((line) => line.box.x - 0.5 * line.size));
}

function haveOneEdge(a: TextLine, b: TextLine): boolean {
  return Math.abs(a.box.x - b.box.x) < 0.3 * Math.max(a.size, b.size);
}

function isBesideText(line: TextLine, lines: readonly TextLine[]): boolean {
  return lines.some(
    ({ box, words }) =>
      words.length > 1 &&
      line.box.x - right(box) > MIN_GAP * line.size &&
      verticalOverlap(box, line.box) > 0.5,
  );
}
