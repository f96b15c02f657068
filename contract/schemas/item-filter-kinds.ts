import * as z from 'zod/mini';
import { centsToDecimal, parseCents } from '../rules/money';

/** The control for a filter's value. */
export type FilterControl = 'search' | 'marketplace' | 'radio' | 'category' | 'price' | 'day';

/** What filters of one kind have in common. A value is text; '' stands for 'not set'. */
export interface FilterKind<Schema extends z.ZodMiniType<string, string>> {
  readonly control: FilterControl;
  /** Checks a value that is set. */
  readonly schema: Schema;
  /** Returns the value that typed text stands for. Text that makes no sense stays, and fails the schema. */
  readonly normalize: (text: string) => string;
  /** Orders the values of a range. */
  readonly rank: (value: string) => number;
}

const unordered = () => 0;

/** Words of at most `max` characters; what is longer is cut. */
export const textFilter = (control: FilterControl, max: number) => ({
  control,
  schema: z.string().check(z.trim(), z.maxLength(max)),
  normalize: (text: string) => text.trim().slice(0, max).trim(),
  rank: unordered,
});

/** One of some words. `anyWord` is another way to say 'not set'. */
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

/** A price in dollars, without separators and trailing zeros: '$1,200.50' becomes '1200.5'. */
export const priceFilter = (message: string) => ({
  control: 'price' as const,
  schema: z.string().check(z.refine((text) => parseCents(text) !== null, message)),
  normalize: (text: string) => {
    const plain = text.replaceAll(/[$,\s]/g, '');
    const cents = parseCents(plain);
    return cents === null ? plain : String(Number(centsToDecimal(cents)));
  },
  rank: Number,
});

/** A calendar day, '2026-11-21'. */
export const dayFilter = (message: string) => ({
  control: 'day' as const,
  schema: z.iso.date(message),
  normalize: (text: string) => text,
  rank: (day: string) => Date.parse(day),
});
