import { columnHeading } from '../layout/table-columns';
import type { TextLine } from '../layout/text-lines';
import { isAddressPart } from './address-lines';
import { wholeLineAsPersonalText, type FoundPersonalText } from './found-personal-text';
import { canFollowHandle, peopleAt } from './people';

const PERSON_COLUMN =
  /^(?:b[ua]yer|customer|purchaser|recipient|shopper|winner|user ?name|sold to|ship(?:ped|ping)? to|deliver(?:ed)? to|name|purchased by|bought by)\b/i;
const ADDRESS_COLUMN =
  /\b(?:address|ship(?:ped|ping)? to|deliver(?:ed)? to|destination|recipient)\b/i;
const ORDER_COLUMN =
  /^(?:order|sale|transaction|sales record|receipt|invoice|record)(?:s|(?:['’]s)? ?(?:#|no\.?|num(?:ber)?|id|details?))?$/i;
const TRACKING_COLUMN =
  /^(?:tracking|shipment|parcel|package)(?: ?(?:#|no\.?|num(?:ber)?|id|info|details?))?$/i;
const ITEM_COLUMN = /^(?:items?|titles?|listings?|products?|description)\b/i;
const NUMBER = /^#?[\w-]*\d[\w-]*(?: [\w-]*\d[\w-]*)*$/;
const MIN_FIGURES = 5;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Finds people, addresses and numbers in a table. The heading of a column determines what the cells of the column
 * contain.
 */
export function personalTableCells(lines: readonly TextLine[]): FoundPersonalText[] {
  return lines.flatMap((line) => {
    const heading = columnHeading(line, lines)?.text;
    return heading === undefined ? [] : cell(line, heading);
  });
}

/** Returns true if a text is in a table column that contains items. Such a text is a title and not a person's name. */
export function isItemCell(line: TextLine, lines: readonly TextLine[]): boolean {
  return ITEM_COLUMN.test(columnHeading(line, lines)?.text ?? '');
}

function cell(line: TextLine, heading: string): FoundPersonalText[] {
  if (ADDRESS_COLUMN.test(heading) && isAddressPart(line.text))
    return [wholeLineAsPersonalText('address', line)];
  if (PERSON_COLUMN.test(heading)) return personIn(line);
  if (ORDER_COLUMN.test(heading) && isNumber(line.text))
    return [wholeLineAsPersonalText('order', line)];
  return TRACKING_COLUMN.test(heading) && isNumber(line.text)
    ? [wholeLineAsPersonalText('tracking', line)]
    : [];
}

function personIn(line: TextLine): FoundPersonalText[] {
  const people = peopleAt(line, 0, 'sure');
  return canFollowHandle(line.text.slice(people.at(-1)?.to ?? 0)) ? people : [];
}

const isNumber = (text: string): boolean =>
  NUMBER.test(text) && !DATE.test(text) && text.replace(/\D/g, '').length >= MIN_FIGURES;
