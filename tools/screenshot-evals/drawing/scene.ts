import type { Platform } from '@contract/schemas/platform';
import { createRandom, type Random } from '../../../scripts/demo/random';
import { daysLater, type Day } from './days';
import { itemsOf, type Item } from './items';
import type { Layout } from './layouts';
import { orderNumberGenerators, randomTracking } from './numbers';
import { randomPerson, type Person } from './people';
import { screenFor, type Screen } from './screens';
import { styleFor, type Style } from './style';
import { composeTitle } from './titles/compose-title';
import { PRODUCT_KINDS } from './titles/things';

/** Everything that a template needs to draw a page: the item, the price, the people and so on. Amounts are in cents. */
export interface Scene {
  readonly random: Random;
  readonly platform: Platform;
  readonly theme: 'light' | 'dark';
  readonly style: Style;
  readonly screen: Screen;
  readonly item: Item;
  readonly price: number;
  readonly earlierPrice: number;
  readonly shipping: number;
  readonly tax: number;
  readonly fee: number;
  readonly soldOn: Day;
  readonly buyer: Person;
  /** The handle of the seller, which is public and so not personal information. */
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
  'bargainbin_betty',
  'oldtownvintage',
  'closetof_m',
  'treasuretrove1962',
  'kickz4days',
  'mid.mod.max',
  'luckyfindsllc',
  'rewind-records',
] as const;

const FIRST_DAY: Day = { year: 2024, month: 1, day: 3 };
const DAYS = 900;

const BARGAINS = 0.06;

/** Returns a random price. Low prices are more frequent, as on the marketplaces. */
function priceOf(random: Random, platform: Platform, [least, most]: Item['dollars']): number {
  if (random.chance(BARGAINS)) return random.between(1, 19) * 100;
  const whole = Math.max(1, Math.round(least * (most / least) ** random.next())) * 100;
  const plain = platform === 'facebook' || platform === 'poshmark';
  const cents = random.pick([0, 0, 50, 95, 99, 99, random.between(1, 98)]);
  return random.chance(plain ? 0.9 : 0.1) ? whole : whole + cents;
}

const WRITTEN_BY_HAND = 0.15;

function itemOf(random: Random, platform: Platform): Item {
  if (random.chance(WRITTEN_BY_HAND)) return random.pick(itemsOf(platform));
  const thing = random.pick(PRODUCT_KINDS);
  const { drawing, dollars } = thing;
  return { ...composeTitle(random, platform, thing), drawing, dollars };
}

const OTHERS = 12;

function othersOf(random: Random, platform: Platform, item: Item): Scene['others'] {
  return Array.from({ length: OTHERS }, () => itemOf(random, platform))
    .filter(({ title }) => title !== item.title)
    .map((other) => ({ ...other, price: priceOf(random, platform, other.dollars) }));
}

/** Returns a random scene for a platform and layout. The same seed gives the same scene. */
export function sceneFor(
  { platform, layout }: { readonly platform: Platform; readonly layout: Layout },
  { seed, theme }: { readonly seed: number; readonly theme: Scene['theme'] },
): Scene {
  // The seed is multiplied, because the first random numbers of two adjacent seeds are similar.
  const random = createRandom(Math.imul(seed, 0x9e3779b1));
  const item = { ...itemOf(random, platform), isListed: true as const };
  const price = priceOf(random, platform, item.dollars);
  return {
    random,
    platform,
    theme,
    style: styleFor({ platform, theme }, random),
    screen: screenFor(layout, random),
    item,
    price,
    earlierPrice: Math.ceil((price * random.between(112, 180)) / 10_000) * 100,
    shipping: random.pick([
      499,
      595,
      820,
      1045,
      1279,
      797,
      0,
      827,
      1500,
      random.between(300, 4900),
    ]),
    tax: Math.round(price * (random.between(40, 99) / 1000)),
    fee: Math.round(price * 0.1) + 30,
    soldOn: daysLater(FIRST_DAY, random.between(0, DAYS)),
    buyer: randomPerson(random),
    seller: random.pick(SELLERS),
    order: orderNumberGenerators[platform](random),
    parcel: randomTracking(random),
    others: othersOf(random, platform, item),
  };
}
