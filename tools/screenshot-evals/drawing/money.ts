const grouped = (whole: number) => whole.toLocaleString('en-US');

/** '$1,185.00' */
export const dollars = (cents: number) =>
  `$${grouped(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;

/** '$1,185' where there are no cents, else with them. */
export const shortDollars = (cents: number) =>
  cents % 100 === 0 ? `$${grouped(cents / 100)}` : dollars(cents);

/** '-$12.34' */
export const minus = (cents: number) => `-${dollars(cents)}`;

/** What a price tag says, in cents: 134999 for 'US $1,349.99'. */
export function centsOf(tag: string): number {
  const [whole = '', cents = ''] = tag.replace(/[^0-9.]/g, '').split('.');
  return Number(whole) * 100 + Number(cents.padEnd(2, '0').slice(0, 2));
}
