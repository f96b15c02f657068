import type { Random } from '../../../scripts/demo/random';

/** An invented buyer. The numbers 555-01xx and the domain example.com are reserved for examples. */
export interface Person {
  readonly name: string;
  readonly handle: string;
  readonly street: string;
  readonly town: string;
  readonly phone: string;
  readonly email: string;
}

const FIRST = [
  'Maribel',
  'Theo',
  'Ingrid',
  'Desmond',
  'Yusra',
  'Callum',
  'Ottoline',
  'Rafael',
  'Sunniva',
  'Harlan',
  'Bea',
  'Nikhil',
  'Josephine',
  'Emeka',
  'Lourdes',
  'Walter',
  'Xiomara',
  'Pete',
  'Anneliese',
  'Tamsin',
] as const;
const LAST = [
  'Quillfeather',
  'Vandermoor',
  'Okonjo',
  'Ashgrove',
  'Pellegrin',
  'Marchbank',
  'Santoro-Lee',
  'Wyndle',
  'Haverstock',
  'Brightwater',
  "O'Dellan",
  'Fennimore',
  'Kowalcek',
  'Tran',
  'Ruizdale',
  'McAllistair',
  'Lindqvist',
  'Abernath',
  'Castellane',
  'Nguyen-Hart',
] as const;
const STREETS = [
  'Fable Ln',
  'Marigold Ave',
  'Old Ferry Road',
  'Thistledown Dr',
  'N Lantern St',
  'Pinecrest Blvd',
  'SW Orchard Ter',
  'Copperfield Court',
  'Windmill Pkwy',
  'Sparrow Hill Rd',
  'Bellweather Cir',
  'Juniper Pl',
  'County Road 12',
  'E Tidewater Way',
] as const;
const UNITS = ['', '', '', ' Apt 4', ' Unit 12B', ' #305', ', Apt 2C', ' Ste 9'] as const;
type Town = readonly [name: string, state: string];
const TOWNS: readonly [Town, ...Town[]] = [
  ['Fernbrook', 'OH'],
  ['Lake Harriet', 'MI'],
  ['Saltmarsh', 'GA'],
  ['Port Willow', 'WA'],
  ['Dunmore Falls', 'PA'],
  ['Copper Flats', 'NM'],
  ['Elmhaven', 'IL'],
  ['St. Alder', 'LA'],
  ['New Bexley', 'NJ'],
  ['Cedar Notch', 'NH'],
  ['Rio Claro', 'TX'],
  ['Granite Bay Heights', 'CA'],
];

const letters = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

function handleOf(random: Random, first: string, last: string): string {
  const [given, family] = [letters(first), letters(last)];
  const number = String(random.between(2, 99));
  return random.pick([
    `${given}_${family.slice(0, 5)}`,
    `${given}${number}`,
    `${family}.closet`,
    `the${given}shop`,
    `${given.slice(0, 3)}${family.slice(0, 4)}${number}`,
    `thrifty_${given}`,
  ]);
}

function phoneOf(random: Random): string {
  const area = String(random.pick([206, 312, 404, 512, 617, 702, 813, 971]));
  const line = `01${String(random.between(0, 99)).padStart(2, '0')}`;
  return random.pick([
    `(${area}) 555-${line}`,
    `${area}-555-${line}`,
    `+1 ${area} 555 ${line}`,
    `+1 ${area}-555-${line}`,
    `${area}.555.${line}`,
  ]);
}

export function randomPerson(random: Random): Person {
  const first = random.pick(FIRST);
  const last = random.pick(LAST);
  const [town, state] = random.pick(TOWNS);
  const zip = `${String(random.between(10, 98))}0${String(random.between(10, 99))}`;
  const more = random.chance(0.25) ? `-${String(random.between(1000, 9899))}` : '';
  return {
    name: random.chance(0.15)
      ? `${first} ${random.pick(['J.', 'M', 'R.', 'T'])} ${last}`
      : `${first} ${last}`,
    handle: handleOf(random, first, last),
    street: `${String(random.between(3, 9870))} ${random.pick(STREETS)}${random.pick(UNITS)}`,
    town: `${town}${random.chance(0.1) ? '' : ','} ${state} ${zip}${more}`,
    phone: phoneOf(random),
    email: `${letters(first)}${random.pick(['.', '_', ''])}${letters(last)}@example.com`,
  };
}
