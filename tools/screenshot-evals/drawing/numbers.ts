import type { Random } from '../../../scripts/demo/random';

export function digits(random: Random, count: number): string {
  let text = String(random.between(1, 9));
  while (text.length < count) text += String(random.between(0, 9));
  return text;
}

export const orderNumbers = {
  ebay: (random: Random) => `${digits(random, 2)}-${digits(random, 5)}-${digits(random, 5)}`,
  poshmark: (random: Random) =>
    Array.from({ length: 24 }, () => random.between(0, 15).toString(16)).join(''),
  depop: (random: Random) => digits(random, 9),
  mercari: (random: Random) => `m${digits(random, 11)}`,
  facebook: (random: Random) => digits(random, 15),
  etsy: (random: Random) => digits(random, 10),
};

const inFours = (number: string) => number.replace(/(.{4})(?=.)/g, '$1 ');

export function tracking(random: Random): { readonly carrier: string; readonly number: string } {
  const usps = `9400${digits(random, 18)}`;
  return random.pick([
    { carrier: 'USPS', number: usps },
    { carrier: 'USPS', number: inFours(usps) },
    { carrier: 'UPS', number: `1Z${digits(random, 3)}A${digits(random, 12)}` },
    { carrier: 'FedEx', number: digits(random, 12) },
  ]);
}
