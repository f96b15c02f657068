import { bottomEdge, rightEdge, verticalOverlap } from './geometry';
import { linesBeside } from './nearby-lines';
import type { TextLine } from './text-lines';

/**
 * Matches a text that begins with a word from the headings of tables of sales. A row is a row of headings if it has at
 * least three texts, all of them short, and at least two of them match.
 */
const HEADING =
  /^(?:item|title|listing|product|order|buyer|customer|purchaser|recipient|date|sold|sale|price|total|subtotal|qty|quantity|status|shipping|ship|tracking|carrier|earnings|net|fees?|payout|paid|action|amount|sku|address|e-?mail|phone|username|name|destination|condition|size|brand|marketplace|platform|views|type|details|description|created|purchased|transaction)s?\b/i;
const MAX_HEADING_WORDS = 4;
const MIN_HEADINGS = 3;
const SAME_ROW = 0.5;
/**
 * The largest distance from a heading down to a cell of its column, in cap heights of the heading. A row with a picture
 * is about 12 cap heights high.
 */
const MAX_DROP = 40;

type HeadingRow = readonly TextLine[];

const known = new WeakMap<readonly TextLine[], readonly HeadingRow[]>();

/** Returns the heading of the table column that contains a line, or null if the line is not in a table. */
export function columnHeading(cell: TextLine, lines: readonly TextLine[]): TextLine | null {
  const row = headingRows(lines).findLast(
    ([first]) => first && bottomEdge(first.box) <= cell.box.y + cell.size / 2,
  );
  const heading = row?.toSorted((a, b) => offset(cell, a) - offset(cell, b))[0];
  if (!heading || cell.box.y - bottomEdge(heading.box) > MAX_DROP * heading.size) return null;
  const reach = heading.box.width / 2 + 3 * heading.size;
  return offset(cell, heading) < reach ? heading : null;
}

function headingRows(lines: readonly TextLine[]): readonly HeadingRow[] {
  const before = known.get(lines);
  if (before) return before;
  const headings = lines.filter(({ text }) => HEADING.test(text) && isShort(text));
  const rows: HeadingRow[] = [];
  for (const heading of headings) {
    if (rows.some((row) => row.includes(heading))) continue;
    const row = linesBeside(lines, heading.box).filter(
      ({ box }) => verticalOverlap(box, heading.box) > SAME_ROW,
    );
    const isTable = row.length >= MIN_HEADINGS && row.every(({ text }) => isShort(text));
    if (isTable && row.filter((other) => headings.includes(other)).length > 1) rows.push(row);
  }
  known.set(lines, rows);
  return rows;
}

const isShort = (text: string): boolean =>
  !/\d|\$|:$/.test(text) && text.split(' ').length <= MAX_HEADING_WORDS;

/**
 * Returns the horizontal distance between a cell and a heading: the smallest distance of their left edges, right
 * edges and centers.
 */
function offset({ box }: TextLine, heading: TextLine): number {
  const middles = box.x + box.width / 2 - heading.box.x - heading.box.width / 2;
  const edges = [box.x - heading.box.x, rightEdge(box) - rightEdge(heading.box), middles];
  return Math.min(...edges.map(Math.abs));
}
