/** The names of fields that hold a time in seconds since 1970. */
const TIMES =
  /(_at|_end|_start|^created|^updated|^start_date|^billing_cycle_anchor|^next_payment_attempt|^due_by|^due)$/;

const isPeriod = (key: string) => key === 'period';

/** Moves every time in a tree of plain objects by `seconds`. */
export function shiftTimes(tree: object, seconds: number): void {
  for (const [key, value] of Object.entries(tree) as [string, unknown][]) {
    if (typeof value === 'number' && TIMES.test(key))
      Object.assign(tree, { [key]: value + seconds });
    if (typeof value !== 'object' || value === null) continue;
    if (isPeriod(key)) shiftPeriod(value, seconds);
    else shiftTimes(value, seconds);
  }
}

/** A period of an invoice line has the fields `start` and `end`. */
function shiftPeriod(period: object, seconds: number): void {
  for (const [key, value] of Object.entries(period) as [string, unknown][])
    if (typeof value === 'number') Object.assign(period, { [key]: value + seconds });
}
