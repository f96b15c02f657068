import { type ExportRange, exportRangeSchema } from '@contract/schemas/sales-range';
import * as z from 'zod/mini';

export const EXPORT_RANGES = [
  { value: 'all', label: 'All time' },
  { value: 'this-year', label: 'This year' },
  { value: 'last-year', label: 'Last year' },
  { value: 'year', label: 'Tax year' },
  { value: 'days', label: 'Custom range' },
] as const;

const YEARS = 8;

/** Returns the years that the form offers, the newest first. */
export const exportYears = (now: Date): string[] =>
  Array.from({ length: YEARS }, (_, index) => String(now.getFullYear() - index));

export const DAYS_MISSING_MESSAGE = 'Enter a first or a last day';

const valuesSchema = z.object({
  range: z.enum(EXPORT_RANGES.map(({ value }) => value)),
  year: z.string(),
  from: z.string(),
  to: z.string(),
});
export type ExportValues = z.output<typeof valuesSchema>;

/** Returns the range of days to request for the values of the form. */
export function exportRange({ range, year, from, to }: ExportValues, now: Date): ExportRange {
  switch (range) {
    case 'all':
      return {};
    case 'this-year':
      return { year: String(now.getFullYear()) };
    case 'last-year':
      return { year: String(now.getFullYear() - 1) };
    case 'year':
      return { year };
    case 'days':
      return { ...(from !== '' && { from }), ...(to !== '' && { to }) };
  }
}

/** A schema that checks the days of a custom range with the same rules as the API call. */
export const exportFormSchema = valuesSchema.check(({ value, issues }) => {
  if (value.range !== 'days') return;
  const report = (path: PropertyKey, message: string) =>
    issues.push({ code: 'custom', input: value, path: [path], message });
  if (value.from === '' && value.to === '') report('from', DAYS_MISSING_MESSAGE);
  const { error } = exportRangeSchema.safeParse(exportRange(value, new Date()));
  for (const { path, message } of error?.issues ?? []) report(path[0] ?? 'from', message);
});
