import * as z from 'zod/mini';

export const SALES_RANGE_MESSAGES = {
  from: 'Enter a valid first day',
  to: 'Enter a valid last day',
  reversed: "The first day can't be after the last day",
  year: 'Enter a year from 2000 to 2100',
  yearAndDays: 'Choose either a year or a range of days',
} as const;

const days = {
  from: z.optional(z.iso.date(SALES_RANGE_MESSAGES.from)),
  to: z.optional(z.iso.date(SALES_RANGE_MESSAGES.to)),
};

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const isReversed = ({ from, to }: Days): boolean =>
  from !== undefined && to !== undefined && from > to;

/**
 * The first and the last day of a range, both inclusive. A sale counts on its sold date. A sale without a sold date
 * counts on the UTC day when its item was added.
 */
export const salesRangeSchema = z.strictObject(days).check(
  z.refine((range) => !isReversed(range), {
    message: SALES_RANGE_MESSAGES.reversed,
    path: ['from'],
  }),
);
export type SalesRange = z.output<typeof salesRangeSchema>;

/** The range of an export: a first and a last day, or a tax year, which is a calendar year. */
export const exportRangeSchema = z
  .strictObject({
    ...days,
    year: z.optional(z.string().check(z.regex(/^(20\d\d|2100)$/, SALES_RANGE_MESSAGES.year))),
  })
  .check(
    z.refine((range) => !isReversed(range), {
      message: SALES_RANGE_MESSAGES.reversed,
      path: ['from'],
    }),
    z.refine(({ from, to, year }) => year === undefined || (from ?? to) === undefined, {
      message: SALES_RANGE_MESSAGES.yearAndDays,
      path: ['year'],
    }),
  );
export type ExportRange = z.output<typeof exportRangeSchema>;
