/**
 * A full date in a text. `day` is text such as '2025-09-11'. `start` and `end` are the position of the date in the
 * text.
 */
export interface WrittenDate {
  readonly day: string;
  readonly start: number;
  readonly end: number;
}

const MONTHS = [
  ['jan', 'january'],
  ['feb', 'february'],
  ['mar', 'march'],
  ['apr', 'april'],
  ['may', 'may'],
  ['jun', 'june'],
  ['jul', 'july'],
  ['aug', 'august'],
  ['sep', 'sept', 'september'],
  ['oct', 'october'],
  ['nov', 'november'],
  ['dec', 'december'],
] as const;
/**
 * The earliest year of a date. No shared sale is older. The limit also prevents other numbers, such as prices, from
 * being read as years.
 */
const EARLIEST_YEAR = 2010;
const LATEST_YEAR = 2099;

const MONTH = String.raw`(?<month>[a-z\d|]{3,9}?)\.?`;
const DAY = String.raw`(?<date>[\dOoIlSBZ|]{1,2})(?:st|nd|rd|th)?`;
const YEAR = String.raw`(?<year>[2Z][\dOo][\dOoIlSBZ|]{2}|['’]\d{2}|(?<=[,-]\s?)\d{2}(?=\s*(?:$|[|·,)•–-]|at\b|to\b|in\b|by\b|from\b)))`;
const NOT_LONGER = String.raw`(?![\d:/])`;
const FORMS: readonly RegExp[] = [
  String.raw`(?<![a-z])${MONTH}[ -]?${DAY}(?: ?[,.] ?| |-)${YEAR}${NOT_LONGER}`,
  String.raw`(?<![\d:/.$])${DAY}[ -]?(?:of )?${MONTH},?[ -]?${YEAR}${NOT_LONGER}`,
  String.raw`(?<![\d:/.$-])(?<first>\d{1,2})\/(?<second>\d{1,2})\/(?<year>\d{4}|\d{2})${NOT_LONGER}`,
  String.raw`(?<![\d:/.$-])(?<first>\d{1,2})(?<mark>[.-])(?<second>\d{1,2})\k<mark>(?<year>20\d{2})(?![\d:/-])`,
  String.raw`(?<![\d:/.$-])(?<year>20\d{2})-(?<first>\d{2})-(?<second>\d{2})(?![\d-])`,
].map((form) => new RegExp(form, 'gi'));

/**
 * Returns the full dates in a text, in the order of the text. Corrects misread letters. Ignores dates without a year.
 */
export function writtenDates(text: string): WrittenDate[] {
  const found = FORMS.flatMap((form) => [...text.matchAll(form)].flatMap(dateOf));
  return found
    .toSorted((a, b) => a.start - b.start)
    .filter((date, index, all) => all.findIndex((other) => other.end > date.start) === index);
}

function dateOf(match: RegExpExecArray): WrittenDate[] {
  const { month, date = '', first, second, year = '' } = match.groups ?? {};
  const numbers = month
    ? { month: monthOf(month), date: digitsOf(date) }
    : monthFirst(Number(first), Number(second));
  const full = digitsOf(year.replace(/^['’]/, ''));
  const day = calendarDay(full < 100 ? 2000 + full : full, numbers.month, numbers.date);
  return day ? [{ day, start: match.index, end: match.index + match[0].length }] : [];
}

function monthFirst(first: number, second: number): { month: number; date: number } {
  return first > 12 ? { month: second, date: first } : { month: first, date: second };
}

function monthOf(name: string): number {
  const shape = shapeOf(name);
  return MONTHS.findIndex((names) => names.some((known) => shapeOf(known) === shape)) + 1;
}

function shapeOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ij1|]/g, 'l')
    .replace(/[ce0]/g, 'o')
    .replace(/5/g, 's')
    .replace(/y/g, 'v')
    .replace(/8/g, 'b')
    .replace(/[9q]/g, 'g');
}

function digitsOf(text: string): number {
  const digits = text
    .replace(/[Oo]/g, '0')
    .replace(/[Il|]/g, '1')
    .replace(/[Zz]/g, '2')
    .replace(/[Ss]/g, '5')
    .replace(/[Bb]/g, '8');
  return /^\d+$/.test(digits) ? Number(digits) : NaN;
}

function calendarDay(year: number, month: number, date: number): string | null {
  if (!(year >= EARLIEST_YEAR && year <= LATEST_YEAR && month >= 1 && date >= 1)) return null;
  const day = new Date(Date.UTC(year, month - 1, date));
  if (day.getUTCMonth() !== month - 1 || day.getUTCDate() !== date) return null;
  return day.toISOString().slice(0, 10);
}
