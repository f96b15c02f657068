import { DAY_MS } from '@contract/rules/durations';
import { PLATFORMS } from '@contract/schemas/platform';
import type { IndexedItem, Micros } from '../../functions/src/domain/items/item-index/indexed-item';
import { createRandom, type Random } from '../demo/random';
import { randomPriceCents, randomHex, randomPicture, randomSale } from './generated-card';

type Words = readonly [string, ...string[]];
const words = (text: string): Words => text.split(' ') as unknown as Words;

const GOODS = words(
  'jacket jeans sneakers boots dress sweater hoodie shirt coat skirt blazer cardigan loafers sandals handbag wallet belt scarf watch necklace bracelet earrings brooch ring camera lens tripod turntable speaker headphones receiver keyboard console controller cartridge handheld laptop tablet phone charger lamp vase bowl plate teapot mug skillet casserole knife cutlery tray clock mirror frame rug quilt tablecloth candlestick figurine ornament puzzle doll train robot blocks comic paperback hardcover atlas record cassette poster print postcard stamp coin medal badge pin drill saw wrench plane chisel anvil lantern tent backpack stove reel rod lure bat glove jersey racket skates helmet saddle guitar ukulele violin trumpet harmonica pedal typewriter sextant barometer compass globe radio',
);
export const TITLE_ADJECTIVES = words(
  'vintage vintage vintage rare retro antique handmade leather suede wool cotton linen silk denim cashmere velvet brass copper sterling silver gold ceramic porcelain crystal glass oak walnut teak bamboo black white navy red green teal mustard burgundy cream floral striped plaid paisley embroidered quilted waterproof insulated slim relaxed oversized cropped pleated small medium large xl petite tall wide mens womens kids youth unisex boxed sealed unused tested working refurbished complete signed numbered limited first original authentic japanese italian german danish mexican scottish 1950s 1960s 1970s 1980s 1990s y2k midcentury deco gothic western nautical military workwear outdoor',
);
export const TITLE_BRANDS = words(
  "Pyrex Levi's Carhartt Patagonia Nikon Leica Canon Sony Nintendo Sega Coach Fossil Seiko Timex Lodge Wedgwood Lenox Waterford Swarovski Lego Hasbro Fisher Tonka Schwinn Shimano Penn Stanley Coleman Pendleton Filson Burberry Barbour Adidas Nike Puma Reebok Converse Vans Timberland Fender Gibson Yamaha Roland Technics Marantz Pioneer Bose Singer Olivetti Wilson Rawlings Spalding Topps Panini Marvel Dooney Lladró Rörstrand Søholm Müller Françoise",
);
const SIZES = words(
  '7 8 9 10 11 12 14 16 30x32 34x34 50mm 35mm 12in 8oz lot set pair bundle nwt euc',
);
const OTHER_SCRIPTS = words(
  '昭和レトロ 置時計 リカちゃん人形 문진 도자기 матрёшка самовар фотоаппарат κεραμικό ブローチ 茶碗 きもの',
);

const MEMBERS = 3000;
const CATEGORIES = 400;
const DAYS_BACK = 30;
const SEED = 25;

/** A word in about 1 of 5,000 titles. */
export const RARE_WORD = 'theodolite';
/** A word in about 1 of 12 titles. */
export const COMMON_WORD = 'vintage';

/** Words of titles, from 'jacket' in about 1 of 20 titles to 'radio' in about 1 of 180. */
export const SEARCH_WORDS: readonly string[] = GOODS;

const often = (random: Random, choices: Words): string =>
  choices[Math.floor(random.next() ** 1.6 * choices.length)] ?? choices[0];

function titleOf(random: Random): string {
  const length = random.between(4, 12);
  const title = [random.pick(TITLE_BRANDS), often(random, TITLE_ADJECTIVES), often(random, GOODS)];
  while (title.length < length)
    title.push(random.chance(0.3) ? random.pick(SIZES) : often(random, TITLE_ADJECTIVES));
  if (random.chance(0.02)) title.push(random.pick(OTHER_SCRIPTS));
  if (random.chance(1 / 5000)) title.push(RARE_WORD);
  return title.join(' ');
}

interface Member {
  readonly ownerId: string;
  readonly username: string;
  readonly isPremiumUser: boolean;
}

function membersOf(random: Random): Member[] {
  return Array.from({ length: MEMBERS }, (_, number) => ({
    ownerId: randomHex(random, 28),
    username: `${random.pick(GOODS)}_${random.pick(GOODS)}${number}`.slice(0, 20),
    isPremiumUser: random.chance(0.1),
  }));
}

const categoriesOf = (random: Random): string[] =>
  Array.from({ length: CATEGORIES }, (_, number) =>
    [random.pick(TITLE_ADJECTIVES), random.pick(GOODS), '&', random.pick(GOODS), number].join(' '),
  );

/** Generates `count` items from the 30 days before `now`. The same arguments give the same items. */
export function* generatedItems(count: number, now: Micros): Generator<IndexedItem> {
  const random = createRandom(SEED);
  const nowMs = now / 1000;
  const members = membersOf(random);
  const categories = categoriesOf(random);
  for (let made = 0; made < count; made += 1) {
    const id = randomHex(random, 32);
    const addedAt = nowMs - Math.floor(random.next() * DAYS_BACK * DAY_MS) - 1000;
    const member = members[Math.floor(random.next() ** 2 * MEMBERS)];
    if (!member) throw new Error('Members run from 0 to MEMBERS - 1');
    const platform = random.pick(PLATFORMS);
    const likesCount = Math.floor(30 * random.next() ** 6);
    const card = {
      ...member,
      title: titleOf(random),
      picture: randomPicture(random, id),
      platform,
      categoryName:
        platform === 'ebay'
          ? (categories[Math.floor(random.next() ** 2 * CATEGORIES)] ?? null)
          : null,
      ...randomSale(random, randomPriceCents(random), addedAt),
      likesCount,
      verifiedLikesCount: likesCount,
      commentsCount: Math.floor(8 * random.next() ** 4),
      revision: 0,
      addedAt: new Date(addedAt),
    };
    const storedAt = addedAt * 1000 + random.between(20_000, 400_000);
    const goneAt = (addedAt + 45 * DAY_MS) * 1000;
    yield {
      id,
      storedAt,
      goneAt,
      hiddenUntil: 0,
      removedAt: 0,
      card,
      pictureHash: randomHex(random, 64),
    };
  }
}
