import type { Platform } from '@contract/schemas/platform';
import { createRandom, type Random } from '../../../scripts/demo/random';
import { daysLater, type Day } from './days';
import { itemsOf, type Item } from './items';
import type { Layout } from './layouts';
import { orderNumbers, tracking } from './numbers';
import { randomPerson, type Person } from './people';
import { screenFor, type Screen } from './screens';

/** Amounts are in cents. */
export interface Scene {
  readonly random: Random;
  readonly platform: Platform;
  readonly theme: 'light' | 'dark';
  readonly screen: Screen;
  readonly item: Item;
  readonly price: number;
  readonly earlierPrice: number;
  readonly shipping: number;
  readonly tax: number;
  readonly fee: number;
  readonly soldOn: Day;
  readonly buyer: Person;
  /** Public, so not personal information. */
  readonly seller: string;
  readonly order: string;
  readonly parcel: { readonly carrier: string; readonly number: string };
  readonly others: readonly (Item & { readonly price: number })[];
}

const SELLERS = [
  'attic.finds',
  'northsideresale',
  'goldenhourgoods',
  'relove_corner',
  'thrifthive',
  'papercranevtg',
  'dustyshelves',
  'the.second.rack',
] as const;

/** Title suffixes, so that there are more titles than items. */
const ENDINGS: Record<Platform, readonly [string, ...string[]]> = {
  ebay: [' - Fast Ship', ' NIB', ' *READ*', ' w/ Box', ' (Tested)'],
  poshmark: [' NWOT', ' | Size 8', ', like new', ' - Petite'],
  depop: [' size M', ' ✩', ' (rare)', ' - worn once'],
  mercari: [' BNIB', ' - bundle', ', with box', ' (2 pc)'],
  facebook: [' OBO', ' - like new', ', pick up only', ' (2)'],
  etsy: [', Gift for Her', ' - Ready to Ship', ' | Small', ', Set of 2'],
};

const FIRST_DAY: Day = { year: 2024, month: 1, day: 3 };
const DAYS = 900;

function priceOf(random: Random, platform: Platform, [least, most]: Item['dollars']): number {
  const whole = random.between(least, most) * 100;
  const plain = platform === 'facebook' || platform === 'poshmark';
  return plain ? whole : whole + random.pick([0, 0, 50, 95, 99, 99, random.between(1, 98)]);
}

function othersOf(random: Random, platform: Platform, item: Item): Scene['others'] {
  const candidates = itemsOf(platform).filter(({ drawing }) => drawing !== item.drawing);
  const start = random.between(0, candidates.length - 1);
  return [...candidates.slice(start), ...candidates.slice(0, start)].map((other) => ({
    ...other,
    price: priceOf(random, platform, other.dollars),
  }));
}

export function sceneFor(
  { platform, layout }: { readonly platform: Platform; readonly layout: Layout },
  { seed, theme }: { readonly seed: number; readonly theme: Scene['theme'] },
): Scene {
  // Spreads the seeds, because the first random numbers of adjacent seeds are similar.
  const random = createRandom(Math.imul(seed, 0x9e3779b1));
  const plain = random.pick(itemsOf(platform));
  const ending = random.chance(0.4) ? random.pick(ENDINGS[platform]) : '';
  const item = { ...plain, title: `${plain.title}${ending}` };
  const price = priceOf(random, platform, item.dollars);
  return {
    random,
    platform,
    theme,
    screen: screenFor(layout, random),
    item,
    price,
    earlierPrice: Math.ceil((price * random.between(112, 180)) / 10_000) * 100,
    shipping: random.pick([499, 595, 820, 1045, 1279, 797]),
    tax: Math.round(price * (random.between(40, 99) / 1000)),
    fee: Math.round(price * 0.1) + 30,
    soldOn: daysLater(FIRST_DAY, random.between(0, DAYS)),
    buyer: randomPerson(random),
    seller: random.pick(SELLERS),
    order: orderNumbers[platform](random),
    parcel: tracking(random),
    others: othersOf(random, platform, item),
  };
}
