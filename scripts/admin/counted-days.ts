import { parseArgs } from 'node:util';
import { VIEW_COUNTS_KEPT_DAYS } from '@contract/schemas/page-view';
import { Problem } from '../lib/problem';
import { TARGET_OPTIONS } from './target';

/**
 * Reads `--days N`, `--project` and `--local` from the command line. Throws a Problem if N is not a whole number from 1
 * to the number of days for which the product keeps counts.
 */
export function parseDaysAndTarget() {
  const options = { ...TARGET_OPTIONS, days: { type: 'string', default: '7' } } as const;
  const { values } = parseArgs({ options });
  const days = Number(values.days);
  if (!Number.isInteger(days) || days < 1 || days > VIEW_COUNTS_KEPT_DAYS)
    throw new Problem(`--days must be a whole number from 1 to ${VIEW_COUNTS_KEPT_DAYS}.`);
  return { ...values, days };
}
