import type { Random } from '../../../scripts/demo/random';

export function digits(random: Random, count: number): string {
  let text = String(random.between(1, 9));
  while (text.length < count) text += String(random.between(0, 9));
  return text;
}

export const orderNumbers = {
  ebay: (random: Random) =>
    `${random.pick(['0', '1', '2'])}${digits(random, 1)}-${digits(random, 5)}-${digits(random, 5)}`,
  poshmark: (random: Random) =>
    Array.from({ length: 24 }, () => random.between(0, 15).toString(16)).join(''),
  depop: (random: Random) => digits(random, 9),
  mercari: (random: Random) => random.pick([`m${digits(random, 11)}`, digits(random, 12)]),
  facebook: (random: Random) => digits(random, 15),
  etsy: (random: Random) => digits(random, 10),
};

const inFours = (number: string) => number.replace(/(.{4})(?=.)/g, '$1 ');

const USPS_STARTS = ['9400', '9405', '9200', '9261', '9407'] as const;

export function tracking(random: Random): { readonly carrier: string; readonly number: string } {
  const usps = `${random.pick(USPS_STARTS)}${digits(random, 18)}`;
  return random.pick([
    { carrier: 'USPS', number: usps },
    { carrier: 'USPS', number: inFours(usps) },
    { carrier: 'USPS', number: usps },
    { carrier: 'USPS', number: `L${random.pick(['Z', 'H', 'A'])}${digits(random, 9)}US` },
    { carrier: 'UPS', number: `1Z${digits(random, 3)}A${digits(random, 12)}` },
    {
      carrier: 'UPS',
      number: `1Z ${digits(random, 3)} ${digits(random, 3)} ${digits(random, 2)} ${digits(random, 4)} ${digits(random, 4)}`,
    },
    { carrier: 'FedEx', number: digits(random, 12) },
    { carrier: 'FedEx', number: inFours(digits(random, 12)) },
    { carrier: 'FedEx', number: digits(random, 15) },
    { carrier: 'OnTrac', number: `D1001${digits(random, 10)}` },
    { carrier: 'DHL', number: digits(random, 10) },
  ]);
}
