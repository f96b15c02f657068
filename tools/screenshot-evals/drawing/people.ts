import type { Random } from '../../../scripts/demo/random';
import { randomDigits } from './numbers';
import { NAMES_OF_LANGUAGES, type NamesOfLanguage } from '../names/names-of-languages';
import { parseBarSeparatedList, type NonEmpty } from './titles/bar-separated-list';

/** An invented person. Phone numbers are 555-01xx and emails at example.com, which are reserved for examples. */
export interface Person {
  readonly name: string;
  /** The first name. */
  readonly given: string;
  readonly handle: string;
  readonly street: string;
  readonly town: string;
  readonly phone: string;
  readonly email: string;
}

const WEIGHT = NAMES_OF_LANGUAGES.reduce((sum, { weight }) => sum + weight, 0);
/** The probability (0 to 1) that the first name and the last name of a person come from different languages. */
const MIXED = 0.2;

function languageOf(random: Random): NamesOfLanguage {
  let left = random.next() * WEIGHT;
  for (const language of NAMES_OF_LANGUAGES) {
    left -= language.weight;
    if (left < 0) return language;
  }
  return NAMES_OF_LANGUAGES[0];
}

const anyOf = (random: Random, names: readonly string[]): string =>
  names[random.between(0, names.length - 1)] ?? '';

const letters = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

function handleOf(random: Random, first: string, last: string): string {
  const given = letters(first) || 'sam';
  const family = letters(last) || 'shop';
  const number = String(random.between(2, 99));
  return random.pick([
    `${given}_${family.slice(0, 5)}`,
    `${given}${number}`,
    `${family}.closet`,
    `the${given}shop`,
    `${given.slice(0, 3)}${family.slice(0, 4)}${number}`,
    `thrifty_${given}`,
    `${family}-${given.slice(0, 1)}-${randomDigits(random, 4)}`,
    `${given}.finds`,
    `x${given}x`,
    `${given.slice(0, 2)}_${randomDigits(random, 5)}`,
    `lil${family}`,
    `${given}.${family}`,
    `${first.replace(/[^A-Za-z]/g, '')}${last.slice(0, 1)}${number}`,
    `${given}__${family.slice(0, 2)}`,
    `_${given}.${number}`,
    `${family.toUpperCase()}${number}`,
    `${randomDigits(random, 3)}${given}`,
    `shop${given}${family.slice(0, 1)}`,
    `${given}-${family}`,
    given,
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
    `1 (${area}) 555-${line}`,
    `${area}555${line}`,
  ]);
}

function nameOf(random: Random, names: NamesOfLanguage, first: string, last: string): string {
  const initial = random.pick(['J.', 'M', 'R.', 'T', 'A.', 'De', 'C']);
  return random.pick([
    `${first} ${last}`,
    `${first} ${last}`,
    `${first} ${last}`,
    `${first} ${last}`,
    `${first} ${initial} ${last}`,
    `${first} ${anyOf(random, names.given)} ${last}`,
    `${first} ${last}-${anyOf(random, names.family)}`,
    `${first} ${last} ${random.pick(['Jr.', 'III', 'Sr', 'MD'])}`,
    `${first.toUpperCase()} ${last.toUpperCase()}`,
    `${first} ${last}`.toLowerCase(),
    `${first} ${random.pick(['de', 'van', 'von', 'di', 'al', 'bin', 'la', 'O’'])} ${last}`.replace(
      'O’ ',
      'O’',
    ),
    `${first} ${initial} ${initial} ${last}`,
    `${last}, ${first}`,
    `${last.toUpperCase()} ${first}`,
    `${first.slice(0, 1)}. ${last}`,
    `${first} ${last.slice(0, 1)}.`,
  ]);
}

function streetOf(random: Random): string {
  const number = String(random.between(3, 19_870));
  const unit = random.chance(0.35) ? random.pick(UNITS) : '';
  const street = random.pick(STREETS);
  return random.pick([
    `${number} ${street}${unit}`,
    `${number} ${street}${unit}`,
    `${number} ${street}${unit}`,
    `${number} ${street}${unit}`,
    `${number} ${street}${unit}`.toUpperCase(),
    `${number} ${street}${unit}`.toLowerCase(),
    `PO Box ${randomDigits(random, random.between(2, 5))}`,
    `P.O. Box ${randomDigits(random, 4)}`,
    `${number}-${String(random.between(2, 30))} ${street}`,
  ]);
}

function townOf(random: Random): string {
  const [town, state, whole] = random.pick(TOWNS);
  const zip = `${String(random.between(10, 98))}0${String(random.between(10, 99))}`;
  const more = random.chance(0.35) ? `-${String(random.between(1000, 9899))}` : '';
  return random.pick([
    `${town}, ${state} ${zip}${more}`,
    `${town}, ${state} ${zip}${more}`,
    `${town}, ${state} ${zip}${more}`,
    `${town} ${state} ${zip}${more}`,
    `${town.toUpperCase()}, ${state} ${zip}${more}`,
    `${town}, ${whole} ${zip}`,
    `${town}, ${state}, ${zip}`,
  ]);
}

export function randomPerson(random: Random): Person {
  const names = languageOf(random);
  const first = anyOf(random, names.given);
  const last = anyOf(random, random.chance(MIXED) ? languageOf(random).family : names.family);
  return {
    name: nameOf(random, names, first, last),
    given: first,
    handle: handleOf(random, first, last),
    street: streetOf(random),
    town: townOf(random),
    phone: phoneOf(random),
    email: `${letters(first) || 'sam'}${random.pick(['.', '_', '', String(random.between(1, 99))])}${letters(last)}@example.com`,
  };
}

const STREETS = parseBarSeparatedList(
  `Fable Ln | Marigold Ave | Old Ferry Road | Thistledown Dr | N Lantern St | Pinecrest Blvd | SW Orchard Ter
  Copperfield Court | Windmill Pkwy | Sparrow Hill Rd | Bellweather Cir | Juniper Pl | County Road 12 | E Tidewater Way
  Main St | 2nd Ave | NE 14th Street | Martin Luther King Jr Blvd | Hwy 9 | State Route 31 N | Calle Luna | Elm Street
  Broadway | Loop 4 | Fox Run | The Crossing | W 103rd St | Maple Grove Drive | Ave C | Rue Cartier | Harbor View Ct
  Farm to Market 1488 | Ranch Rd 620 | Mill Pond Trl | Camino del Sol | S Michigan Ave | Bayou Bend | 5th St NW
  Lighthouse Pt | Old Post Rd | Vineyard Sq | Kings Hwy | Peach Tree Ln SE`.replaceAll('\n', ' |'),
);

const UNITS: NonEmpty<string> = [
  ' Apt 4',
  ' Unit 12B',
  ' #305',
  ', Apt 2C',
  ' Ste 9',
  ' Lot 17',
  ', Floor 3',
  ' Apt. 1108',
  ' Bldg C',
  ' Rm 214',
  ' Trlr 6',
  ' # B',
];

type Town = readonly [name: string, state: string, whole: string];
const TOWNS: NonEmpty<Town> = [
  ['Fernbrook', 'OH', 'Ohio'],
  ['Lake Harriet', 'MI', 'Michigan'],
  ['Saltmarsh', 'GA', 'Georgia'],
  ['Port Willow', 'WA', 'Washington'],
  ['Dunmore Falls', 'PA', 'Pennsylvania'],
  ['Copper Flats', 'NM', 'New Mexico'],
  ['Elmhaven', 'IL', 'Illinois'],
  ['St. Alder', 'LA', 'Louisiana'],
  ['New Bexley', 'NJ', 'New Jersey'],
  ['Cedar Notch', 'NH', 'New Hampshire'],
  ['Rio Claro', 'TX', 'Texas'],
  ['Granite Bay Heights', 'CA', 'California'],
  ['Brooklyn', 'NY', 'New York'],
  ['Mt. Pleasant', 'SC', 'South Carolina'],
  ["Coeur d'Lac", 'ID', 'Idaho'],
  ['Winston-Harbor', 'NC', 'North Carolina'],
  ['Ely', 'NV', 'Nevada'],
  ['San Tomás', 'CA', 'California'],
  ['Truth or Mercy', 'AZ', 'Arizona'],
  ['Fort Alden', 'FL', 'Florida'],
  ['Kailani', 'HI', 'Hawaii'],
  ['East Rutland', 'VT', 'Vermont'],
  ['Big Pine Key', 'FL', 'Florida'],
  ['Minot Creek', 'ND', 'North Dakota'],
  ['O’Fallon Springs', 'MO', 'Missouri'],
  ['Washington', 'DC', 'DC'],
];
