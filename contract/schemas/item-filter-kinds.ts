import * as z from 'zod/mini';
import { centsToDecimal, parseCents } from '../rules/money';
import { visibleLine } from '../rules/visible-text';

export type FilterControl = 'search' | 'marketplace' | 'radio' | 'category' | 'price' | 'day';

/** A kind of filter. Values are text; '' means not set. */
export interface FilterKind<Schema extends z.ZodMiniType<string, string>> {
  readonly control: FilterControl;
  readonly schema: Schema;
  /** Converts typed text to a value. Returns invalid text unchanged, so that the schema rejects it. */
  readonly normalize: (text: string) => string;
  readonly rank: (value: string) => number;
}

const unordered = () => 0;

export const textFilter = (control: FilterControl, max: number) => ({
  control,
  schema: z.string().check(z.overwrite(visibleLine), z.maxLength(max)),
  normalize: (text: string) => visibleLine(text).slice(0, max).trim(),
  rank: unordered,
});

/** One of several fixed values. `anyWord` also means not set. */
export const choiceFilter = <Schema extends z.ZodMiniType<string, string>>(
  control: FilterControl,
  schema: Schema,
  anyWord = '',
) => ({
  control,
  schema,
  normalize: (text: string) => (text === anyWord ? '' : text),
  rank: unordered,
});

/** A price in dollars. Typed '$1,200.50' becomes '1200.5'. */
export const priceFilter = (message: string) => ({
  control: 'price' as const,
  schema: z.string().check(z.refine((text) => parseCents(text) !== null, message)),
  normalize: (text: string) => {
    const cents = parseCents(text);
    return cents === null ? text.trim() : String(Number(centsToDecimal(cents)));
  },
  rank: (price: string) => parseCents(price) ?? Number.NaN,
});

export const dayFilter = (message: string) => ({
  control: 'day' as const,
  schema: z.iso.date(message),
  normalize: (text: string) => text,
  rank: (day: string) => Date.parse(day),
});
