import type { RecognizedPage, RecognizedWord } from '../layout/recognized-page';
import { bottomEdge, verticalMiddle, rightEdge, verticalOverlap } from '../layout/geometry';
import { median } from '../layout/letter-size';
import { linesBeside } from '../layout/nearby-lines';
import { sumTableLabels } from './order-sums';
import type { TextLine } from '../layout/text-lines';
import {
  ORDER_PAGE_PATTERN,
  OTHER_LISTINGS_PATTERN,
  SIDE_SECTION_PATTERN,
  WEB_URL_PATTERN,
} from '../wording/page-wording';

export interface PageStructure {
  /** The lines of the listing, without the browser bar and other listings. */
  readonly lines: readonly TextLine[];
  /** The words in the address bar and the tab of the browser, in lower case. These words often repeat the title. */
  readonly addressWords: ReadonlySet<string>;
  readonly isOrderPage: boolean;
  /** The median cap height of the page's lines, in pixels. */
  readonly usualSize: number;
  readonly sumLabels: ReadonlySet<TextLine>;
  /**
   * Returns the heading of the side section that contains a line, or null. Side sections contain addresses, sums or a
   * description.
   */
  sideSectionOf(line: TextLine): TextLine | null;
}

/** The height of the browser bar, as a share of the page's height. A URL further down is part of the page itself. */
const BROWSER_BAR = 0.2;
/** The height of a phone's status bar with time, network and battery, as a share of the page's height. */
const STATUS_BAR = 0.045;
const TALL_PAGE = 1.3;
/** At most this many side sections of a page are used, and at most this many postal addresses. */
const MAX_SECTIONS = 20;
const ADDRESS_END = /\b[A-Z]{2},? \d{5}(-\d{4})?$/;
const CLOCK = /^\D{0,2}\d{1,2}:\d|\b(LTE|5G)\b/;

export function pageStructure(page: RecognizedPage, lines: readonly TextLine[]): PageStructure {
  const bar = browserBar(page, lines);
  const top = bar ? bottomEdge(bar.box) : statusBarBottom(page, lines);
  const own = lines.filter((line) => verticalMiddle(line.box) > top);
  const cut = Math.min(
    ...own.filter((line) => isOtherListingsHeading(line, own)).map((line) => line.box.y),
  );
  const listing = own.filter((line) => line.box.y < cut);
  const addressEnds = listing.filter(({ text }) => ADDRESS_END.test(text)).slice(0, MAX_SECTIONS);
  const headings = listing
    .filter((line) => SIDE_SECTION_PATTERN.test(line.text) && line.words.length <= 5)
    .slice(0, MAX_SECTIONS);
  return {
    lines: listing,
    addressWords: new Set(
      bar
        ? lines
            .filter((line) => verticalMiddle(line.box) <= top)
            .flatMap(({ text }) => wordsOfThreeOrMoreLetters(text))
        : [],
    ),
    isOrderPage: listing.some((line) => ORDER_PAGE_PATTERN.test(line.text)),
    usualSize: median(listing.map((line) => line.size)),
    sumLabels: sumTableLabels(listing),
    sideSectionOf: (line) =>
      headings.findLast((heading) => isUnder(line, heading, addressEnds)) ?? null,
  };
}

export function browserBar(page: RecognizedPage, lines: readonly TextLine[]): TextLine | undefined {
  return lines.find(
    ({ text, box }) =>
      WEB_URL_PATTERN.test(text) && verticalMiddle(box) < page.height * BROWSER_BAR,
  );
}

function statusBarBottom(page: RecognizedPage, lines: readonly TextLine[]): number {
  if (page.height < page.width * TALL_PAGE) return 0;
  const clock = lines.find(
    ({ text, box }) => CLOCK.test(text) && verticalMiddle(box) < page.height * STATUS_BAR,
  );
  return clock ? bottomEdge(clock.box) : 0;
}

/**
 * Returns true if a line is the heading of other listings. Such a heading is below the price of the item. Similar words
 * above the price are a link or a button.
 */
function isOtherListingsHeading(line: TextLine, lines: readonly TextLine[]): boolean {
  if (!OTHER_LISTINGS_PATTERN.test(line.text) || line.words.length > 6) return false;
  return lines.some((other) => /[$§]\s?\d/.test(other.text) && bottomEdge(other.box) < line.box.y);
}

export function wordsOfThreeOrMoreLetters(text: string): string[] {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word.length > 2);
}

function isUnder(line: TextLine, heading: TextLine, addressEnds: readonly TextLine[]): boolean {
  const isBehindAddress = addressEnds.some(
    (end) => isInColumn(end, heading) && bottomEdge(end.box) < line.box.y,
  );
  return isInColumn(line, heading) && !isBehindAddress;
}

function isInColumn({ box }: TextLine, heading: TextLine): boolean {
  return (
    box.y > verticalMiddle(heading.box) &&
    box.x > heading.box.x - 2 * heading.size &&
    box.x < rightEdge(heading.box) + 6 * heading.size
  );
}

/**
 * A text counts as cut off if its distance from the left or right edge of the picture is less than this share of the
 * picture's width.
 */
const EDGE = 0.012;
/** The largest width of the visible part of a card that is cut off, as a share of the picture's width. */
const MAX_WIDTH = 0.25;
/** The smallest gap between two cards, in cap heights. */
const MIN_GAP = 1.5;

/** Removes the words of cards that the left or right edge of the picture cuts off. */
export function withoutCutCards(page: RecognizedPage, lines: readonly TextLine[]): RecognizedPage {
  const from = leftEdge(page, lines);
  const to = cutColumn(page, lines);
  const isOwn = ({ box }: RecognizedWord): boolean =>
    box.x < to && !(box.x < EDGE * page.width && rightEdge(box) < from);
  return { ...page, words: page.words.filter(isOwn) };
}

function leftEdge(page: RecognizedPage, lines: readonly TextLine[]): number {
  const isCut = ({ box }: TextLine): boolean => box.x < EDGE * page.width;
  const cut = lines.filter(isCut);
  const rest = lines.filter((line) => !isCut(line));
  const shared = rest.filter(
    (line) =>
      line.box.x < MAX_WIDTH * page.width &&
      rest.some((other) => other !== line && haveOneEdge(line, other)),
  );
  return cut.length > 0 && shared.length > 0 ? Math.min(...shared.map(({ box }) => box.x)) : 0;
}

function cutColumn(page: RecognizedPage, lines: readonly TextLine[]): number {
  const narrow = lines.filter(({ box }) => box.x > (1 - MAX_WIDTH) * page.width);
  const cut = narrow.filter(
    (line) =>
      rightEdge(line.box) > (1 - EDGE) * page.width &&
      narrow.some((other) => other !== line && haveOneEdge(line, other)) &&
      isBesideText(line, lines),
  );
  return Math.min(Infinity, ...cut.map((line) => line.box.x - 0.5 * line.size));
}

function haveOneEdge(a: TextLine, b: TextLine): boolean {
  return Math.abs(a.box.x - b.box.x) < 0.3 * Math.max(a.size, b.size);
}

function isBesideText(line: TextLine, lines: readonly TextLine[]): boolean {
  return linesBeside(lines, line.box).some(
    ({ box, words }) =>
      words.length > 1 &&
      line.box.x - rightEdge(box) > MIN_GAP * line.size &&
      verticalOverlap(box, line.box) > 0.5,
  );
}
