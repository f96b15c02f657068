import type { Platform } from '@contract/schemas/platform';
import type { Random } from '../../../../scripts/demo/random';
import { shuffled } from '../variety';
import type { Thing } from './things';
import * as words from './words';

/** eBay's own limit is 80. Others allow more, and old listings are longer. */
const LONGEST: Record<Platform, number> = {
  ebay: 80,
  poshmark: 80,
  depop: 100,
  mercari: 80,
  facebook: 100,
  etsy: 140,
};

interface Parts {
  readonly random: Random;
  readonly brand: string;
  readonly name: string;
  readonly model: string;
  readonly size: string;
}

const sometimes = (random: Random, probability: number, word: string) =>
  random.chance(probability) ? [word] : [];

function sizeOf(random: Random, sizes: Thing['sizes']): string {
  if (sizes === 'none') return '';
  const known = {
    clothes: words.CLOTHES_SIZES,
    shoes: words.SHOE_SIZES,
    inches: words.MEASURES,
  };
  return random.pick(known[sizes]);
}

/** A chain of keywords that nearly fills the limit. */
function keywords({ random, brand, name, model, size }: Parts): string {
  const first = [...sometimes(random, 0.4, random.pick(words.ERAS)), brand, model];
  const rest = shuffled(random, [
    random.pick(words.COLOURS),
    ...sometimes(random, 0.5, random.pick(words.MATERIALS)),
    ...sometimes(random, 0.5, random.pick(words.LOOKS)),
    ...sometimes(random, 0.6, random.pick(words.CONDITIONS)),
    ...sometimes(random, 0.6, random.pick(words.EXTRAS)),
    ...sometimes(random, 0.4, random.pick(words.WHO)),
    ...sometimes(random, 0.25, String(random.between(1948, 2021))),
    ...sometimes(random, 0.7, size),
  ]);
  const separator = random.pick([' ', ' ', ' ', ' - ', ', ', ' / ']);
  return `${[...first, name].join(' ')} ${rest.slice(0, random.between(2, 7)).join(separator)}`;
}

function brandAndName({ random, brand, name, model, size }: Parts): string {
  const end = random.pick([
    '',
    '',
    ` ${random.pick(words.CONDITIONS)}`,
    size && ` Size ${size.replace(/^(Sz|Size) /, '')}`,
    ` | ${random.pick(words.COLOURS)}`,
    ` - ${size || random.pick(words.LOOKS)}`,
    ` in ${random.pick(words.COLOURS)}`,
    ` (${random.pick(words.EXTRAS).toLowerCase()})`,
  ]);
  const start = random.pick(['', '', '', `${random.pick(words.CONDITIONS)} `, '*HP* ']);
  const inner = random.chance(0.4) ? `${model} ` : '';
  const look = random.chance(0.5) ? `${random.pick(words.LOOKS)} ` : '';
  return `${start}${brand} ${inner}${look}${name}${end}`;
}

function casual({ random, brand, name, size }: Parts): string {
  const tags = shuffled(random, words.TAGS).slice(0, random.pick([0, 0, 0, 1, 3]));
  return [
    ...sometimes(random, 0.6, random.pick(words.ERAS).toLowerCase()),
    ...sometimes(random, 0.6, brand.toLowerCase()),
    ...sometimes(random, 0.5, random.pick(words.LOOKS).toLowerCase()),
    ...sometimes(random, 0.4, random.pick(words.COLOURS).toLowerCase()),
    name.toLowerCase(),
    ...sometimes(random, 0.4, size.toLowerCase()),
    ...sometimes(random, 0.35, random.pick(words.ENDS)),
    ...tags,
  ].join(' ');
}

function plain({ random, brand, name, model, size }: Parts): string {
  const base = random.pick([
    name,
    `${brand} ${name}`,
    `${brand} ${name}`,
    `${random.pick(words.COLOURS)} ${name.toLowerCase()}`,
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
    ` – ${random.pick(words.CONDITIONS)}`,
  ]);
  return `${base}${end}`;
}

function list({ random, brand, name, model, size }: Parts): string {
  const separator = random.pick([', ', ', ', ' | ', ' - ', ' • ']);
  const parts = [
    `${random.pick(words.ERAS)} ${random.pick(words.MATERIALS)} ${name}`,
    ...shuffled(random, [
      `${random.pick(words.COLOURS)} ${random.pick(words.LOOKS)} ${name}`,
      random.pick(words.OCCASIONS),
      random.pick(words.OCCASIONS),
      `${brand} ${model}`,
      size || random.pick(words.MEASURES),
      random.pick(words.EXTRAS),
    ]),
  ];
  return parts.slice(0, random.between(2, 6)).join(separator);
}

/** One to five plain words, as people write who do not search themselves. */
function short({ random, brand, name }: Parts): string {
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

/** With numbers and slashes, at which lines wrap: 'w/ 50mm f/2 Lens', 'uk 5 / us 7'. */
function slashed({ random, brand, name, model, size }: Parts): string {
  const end = random.pick([
    ...words.SLASHES,
    ...words.SLASHES,
    `${size || '2'} / ${random.pick(words.COLOURS)}`,
  ]);
  return random.pick([
    `${brand} ${model} ${name} ${end}`,
    `${random.pick(words.ERAS)} ${name} ${end}`,
    `${end} ${brand} ${name}`,
    `${brand} ${name} ${end}, ${random.pick(words.CONDITIONS)}`,
  ]);
}

const STYLES: Record<Platform, readonly [Compose, ...Compose[]]> = {
  ebay: [keywords, keywords, keywords, keywords, brandAndName, plain, slashed],
  poshmark: [brandAndName, brandAndName, brandAndName, plain, keywords, short, slashed],
  depop: [casual, casual, casual, casual, plain, brandAndName, short, slashed],
  mercari: [brandAndName, brandAndName, plain, plain, keywords, short, slashed],
  facebook: [plain, plain, plain, brandAndName, short, slashed],
  etsy: [list, list, list, list, plain, keywords, slashed],
};
type Compose = (parts: Parts) => string;

/** Cuts whole words and what would dangle at the end. */
function withinLimit(title: string, longest: number): string {
  const tidy = title.replace(/\s+/g, ' ').trim();
  const cut = tidy.length <= longest ? tidy : tidy.slice(0, tidy.lastIndexOf(' ', longest));
  return cut.replace(/[\s,|•/&–-]+$/, '').replace(/\s*\([^)]*$/, '');
}

const EMOJI_SHARE: Record<Platform, number> = {
  ebay: 0,
  poshmark: 0.25,
  depop: 0.28,
  mercari: 0.06,
  facebook: 0.06,
  etsy: 0.04,
};

/** The most characters that withEmoji adds. */
const LONGEST_EMOJI = 8;

/** Adds one or two emoji before, after or between the words. */
function withEmoji(random: Random, title: string): string {
  const emoji = random.pick(words.EMOJI);
  const other = random.pick(words.EMOJI);
  const middle = title.indexOf(' ', Math.floor(title.length / 2));
  return random.pick([
    `${emoji} ${title}`,
    `${emoji}${title}${emoji}`,
    `${title} ${emoji}`,
    `${title} ${emoji}${other}`,
    `${title}${emoji}`,
    middle < 0 ? `${title} ${other}` : `${title.slice(0, middle)} ${emoji}${title.slice(middle)}`,
  ]);
}

/** Composes a title of 1 to 140 characters in the way in which sellers of the marketplace write. */
export function composeTitle(
  random: Random,
  platform: Platform,
  thing: Thing,
): { readonly title: string; readonly brand: string } {
  const brand = random.pick(thing.brands);
  const parts: Parts = {
    random,
    brand,
    name: random.pick(thing.names),
    model: random.pick(thing.models),
    size: sizeOf(random, thing.sizes),
  };
  const hasEmoji = random.chance(EMOJI_SHARE[platform]);
  const limit = LONGEST[platform] - (hasEmoji ? LONGEST_EMOJI : 0);
  const bare = withinLimit(random.pick(STYLES[platform])(parts), limit);
  const composed = hasEmoji ? withEmoji(random, bare) : bare;
  const written = random.pick([
    composed,
    composed,
    composed,
    composed,
    composed,
    composed,
    random.chance(0.5) ? composed.toUpperCase() : composed.toLowerCase(),
  ]);
  return { title: written, brand };
}
