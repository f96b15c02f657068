import type { Random } from '../../../../scripts/demo/random';
import { shuffled } from '../variety';
import * as words from './words';

/** The words from which a title is made. `size` is '' if the product has no size. */
export interface TitleParts {
  readonly random: Random;
  readonly brand: string;
  readonly name: string;
  readonly model: string;
  readonly size: string;
}

const sometimes = (random: Random, probability: number, word: string) =>
  random.chance(probability) ? [word] : [];

/** Returns a long title that is a chain of keywords. */
export function keywordTitle({ random, brand, name, model, size }: TitleParts): string {
  const first = [...sometimes(random, 0.4, random.pick(words.ERAS)), brand, model];
  const rest = shuffled(random, [
    random.pick(words.COLORS),
    ...sometimes(random, 0.5, random.pick(words.MATERIALS)),
    ...sometimes(random, 0.5, random.pick(words.PATTERNS_AND_CUTS)),
    ...sometimes(random, 0.6, random.pick(words.CONDITION_WORDS)),
    ...sometimes(random, 0.6, random.pick(words.EXTRA_PHRASES)),
    ...sometimes(random, 0.4, random.pick(words.WEARER_WORDS)),
    ...sometimes(random, 0.25, String(random.between(1948, 2021))),
    ...sometimes(random, 0.7, size),
  ]);
  const separator = random.pick([' ', ' ', ' ', ' - ', ', ', ' / ']);
  return `${[...first, name].join(' ')} ${rest.slice(0, random.between(2, 7)).join(separator)}`;
}

export function brandAndNameTitle({ random, brand, name, model, size }: TitleParts): string {
  const end = random.pick([
    '',
    '',
    ` ${random.pick(words.CONDITION_WORDS)}`,
    size && ` Size ${size.replace(/^(Sz|Size) /, '')}`,
    ` | ${random.pick(words.COLORS)}`,
    ` - ${size || random.pick(words.PATTERNS_AND_CUTS)}`,
    ` in ${random.pick(words.COLORS)}`,
    ` (${random.pick(words.EXTRA_PHRASES).toLowerCase()})`,
  ]);
  const start = random.pick(['', '', '', `${random.pick(words.CONDITION_WORDS)} `, '*HP* ']);
  const inner = random.chance(0.4) ? `${model} ` : '';
  const look = random.chance(0.5) ? `${random.pick(words.PATTERNS_AND_CUTS)} ` : '';
  return `${start}${brand} ${inner}${look}${name}${end}`;
}

export function casualTitle({ random, brand, name, size }: TitleParts): string {
  const tags = shuffled(random, words.HASHTAGS).slice(0, random.pick([0, 0, 0, 1, 3]));
  return [
    ...sometimes(random, 0.6, random.pick(words.ERAS).toLowerCase()),
    ...sometimes(random, 0.6, brand.toLowerCase()),
    ...sometimes(random, 0.5, random.pick(words.PATTERNS_AND_CUTS).toLowerCase()),
    ...sometimes(random, 0.4, random.pick(words.COLORS).toLowerCase()),
    name.toLowerCase(),
    ...sometimes(random, 0.4, size.toLowerCase()),
    ...sometimes(random, 0.35, random.pick(words.CLOSING_SIGNS)),
    ...tags,
  ].join(' ');
}

export function plainTitle({ random, brand, name, model, size }: TitleParts): string {
  const base = random.pick([
    name,
    `${brand} ${name}`,
    `${brand} ${name}`,
    `${random.pick(words.COLORS)} ${name.toLowerCase()}`,
    `${brand} ${model}`,
    `${random.pick(words.MATERIALS)} ${name}`,
  ]);
  const end = random.pick([
    '',
    '',
    ' OBO',
    ' - must go',
    ', like new',
    ` (${String(random.between(2, 6))})`,
    ` w/ extras`,
    size && `, ${size}`,
    ` $${String(random.between(5, 60))} each`,
    ` – ${random.pick(words.CONDITION_WORDS)}`,
  ]);
  return `${base}${end}`;
}

export function enumeratingTitle({ random, brand, name, model, size }: TitleParts): string {
  const separator = random.pick([', ', ', ', ' | ', ' - ', ' • ']);
  const parts = [
    `${random.pick(words.ERAS)} ${random.pick(words.MATERIALS)} ${name}`,
    ...shuffled(random, [
      `${random.pick(words.COLORS)} ${random.pick(words.PATTERNS_AND_CUTS)} ${name}`,
      random.pick(words.OCCASION_WORDS),
      random.pick(words.OCCASION_WORDS),
      `${brand} ${model}`,
      size || random.pick(words.MEASUREMENTS),
      random.pick(words.EXTRA_PHRASES),
    ]),
  ];
  return parts.slice(0, random.between(2, 6)).join(separator);
}

/** Returns a title of one to five plain words, without keywords for a search. */
export function shortTitle({ random, brand, name }: TitleParts): string {
  const words = name.toLowerCase();
  return random.pick([
    words,
    words,
    brand,
    `box of ${words}`,
    `${random.pick(['My', 'Cute', 'Old', 'Kids', 'Small'])} ${words}`,
    `${brand.toLowerCase()} ${words.split(' ').at(-1) ?? words}`,
  ]);
}

/** Returns a title with numbers and slashes, at which a line can wrap: 'w/ 50mm f/2 Lens', 'uk 5 / us 7'. */
export function titleWithSlashes({ random, brand, name, model, size }: TitleParts): string {
  const end = random.pick([
    ...words.WORDS_WITH_SLASHES,
    ...words.WORDS_WITH_SLASHES,
    `${size || '2'} / ${random.pick(words.COLORS)}`,
  ]);
  return random.pick([
    `${brand} ${model} ${name} ${end}`,
    `${random.pick(words.ERAS)} ${name} ${end}`,
    `${end} ${brand} ${name}`,
    `${brand} ${name} ${end}, ${random.pick(words.CONDITION_WORDS)}`,
  ]);
}
