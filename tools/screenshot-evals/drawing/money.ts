const grouped = (whole: number) => whole.toLocaleString('en-US');

export const dollars = (cents: number) =>
  `$${grouped(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`;

/** Formats a price, without cents if they are zero: '$1,185'. */
export const shortDollars = (cents: number) =>
  cents % 100 === 0 ? `$${grouped(cents / 100)}` : dollars(cents);

export const negativeDollars = (cents: number) => `-${dollars(cents)}`;

/** Parses a price into cents: 134999 for 'US $1,349.99'. */
export function parsePriceToCents(tag: string): number {
  const [whole = '', cents = ''] = tag.replace(/[^0-9.]/g, '').split('.');
  return Number(whole) * 100 + Number(cents.padEnd(2, '0').slice(0, 2));
}
