import type { Random } from '../../../scripts/demo/random';

export function randomDigits(random: Random, count: number): string {
  let text = String(random.between(1, 9));
  while (text.length < count) text += String(random.between(0, 9));
  return text;
}

export const orderNumberGenerators = {
  ebay: (random: Random) =>
    `${random.pick(['0', '1', '2'])}${randomDigits(random, 1)}-${randomDigits(random, 5)}-${randomDigits(random, 5)}`,
  poshmark: (random: Random) =>
    Array.from({ length: 24 }, () => random.between(0, 15).toString(16)).join(''),
  depop: (random: Random) => randomDigits(random, 9),
  mercari: (random: Random) =>
    random.pick([`m${randomDigits(random, 11)}`, randomDigits(random, 12)]),
  facebook: (random: Random) => randomDigits(random, 15),
  etsy: (random: Random) => randomDigits(random, 10),
};

const inFours = (number: string) => number.replace(/(.{4})(?=.)/g, '$1 ');

const USPS_STARTS = ['9400', '9405', '9200', '9261', '9407'] as const;

export function randomTracking(random: Random): {
  readonly carrier: string;
  readonly number: string;
} {
  const usps = `${random.pick(USPS_STARTS)}${randomDigits(random, 18)}`;
  return random.pick([
    { carrier: 'USPS', number: usps },
    { carrier: 'USPS', number: inFours(usps) },
    { carrier: 'USPS', number: usps },
    { carrier: 'USPS', number: `L${random.pick(['Z', 'H', 'A'])}${randomDigits(random, 9)}US` },
    { carrier: 'UPS', number: `1Z${randomDigits(random, 3)}A${randomDigits(random, 12)}` },
    {
      carrier: 'UPS',
      number: `1Z ${randomDigits(random, 3)} ${randomDigits(random, 3)} ${randomDigits(random, 2)} ${randomDigits(random, 4)} ${randomDigits(random, 4)}`,
    },
    { carrier: 'FedEx', number: randomDigits(random, 12) },
    { carrier: 'FedEx', number: inFours(randomDigits(random, 12)) },
    { carrier: 'FedEx', number: randomDigits(random, 15) },
    { carrier: 'OnTrac', number: `D1001${randomDigits(random, 10)}` },
    { carrier: 'DHL', number: randomDigits(random, 10) },
  ]);
}
