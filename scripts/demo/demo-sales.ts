import * as z from 'zod/mini';
import { DAY_MS } from '@contract/rules/durations';
import { centsToDecimal, parseCents } from '@contract/schemas/money';
import { PLATFORMS } from '@contract/schemas/platform';
import {
  saleSubmissionSchema,
  SOURCE_LOCATIONS,
  type SaleSubmission,
} from '@contract/schemas/sale-submission';
import { createStarterCategoriesGateway } from '../../functions/src/gateways/categories/starter-categories';
import products from './products.json';
import { createRandom, type Random } from './random';
import { OWNER_COMMENTS } from './remarks';

const SPREAD_DAYS = 25;
const NEWEST_MS = 4 * 60 * 1000;
const ROUNDS = 6;
const OFFER_CHANCE = 0.12;

const centsRange = z.tuple([z.number(), z.number()]);
const productSchema = z.object({
  drawing: z.string(),
  /** For each title, the full path of its category in the starter set. */
  categories: z.array(z.string()),
  costCents: centsRange,
  soldCents: centsRange,
  titles: z.array(z.string()),
});
export const PRODUCTS = z.array(productSchema).parse(products);
const STARTER = await createStarterCategoriesGateway().all();
const CATEGORY_IDS = new Map(STARTER.map((it) => [it.fullCategoryPath, it.categoryId]));

/**
 * Invented links to the listings of two reported sales, by the index of the sale. Because of the links, the admin
 * dashboard shows 'View Item' for these sales.
 */
const LISTING_URLS: Readonly<Record<number, string>> = {
  58: 'https://www.etsy.com/listing/1000000058',
  131: 'https://www.ebay.com/itm/100000000131',
};

export interface DemoSale {
  readonly key: string;
  readonly sale: SaleSubmission;
  /** The accepted offer in cents. Null if the item was not sold on an offer. */
  readonly offerPriceCents: number | null;
  readonly drawing: string;
  readonly addedAt: Date;
}

/** Returns about 150 sales and finds from the 25 days before `now`, oldest first. */
export function demoSales(now: Date): DemoSale[] {
  const random = createRandom(24);
  const offerRandom = createRandom(25);
  const rounds = Array.from({ length: ROUNDS }, (_, round) =>
    shuffled(random, PRODUCTS).map((product) => ({ product, round })),
  ).flat();
  return rounds.map(({ product, round }, index) => {
    const age = (SPREAD_DAYS * DAY_MS - NEWEST_MS) * ((rounds.length - 1 - index) / rounds.length);
    const addedAt = new Date(now.getTime() - NEWEST_MS - Math.round(age));
    const sale = {
      ...demoSale(random, { product, round, addedAt }),
      ebayUrl: LISTING_URLS[index],
    };
    const offerPriceCents = offerPrice(offerRandom, sale);
    const { drawing } = product;
    return {
      key: `demo-sale-${String(index)}`,
      sale,
      offerPriceCents,
      drawing,
      addedAt,
    };
  });
}

interface Occasion {
  readonly product: z.infer<typeof productSchema>;
  readonly round: number;
  readonly addedAt: Date;
}

function demoSale(random: Random, { product, round, addedAt }: Occasion): SaleSubmission {
  const isOwnSale = random.chance(0.6);
  const category = product.categories[round];
  const soldPrice = price(random, product.soldCents);
  const purchase = {
    purchasePrice: price(random, product.costCents),
    sourceLocation: random.pick(SOURCE_LOCATIONS),
  };
  const soldDate = new Date(addedAt.getTime() - random.between(0, 6) * DAY_MS);
  return saleSubmissionSchema.parse({
    title: product.titles[round] ?? product.drawing,
    soldPrice,
    isOwnSale,
    platform: random.chance(0.3) ? 'ebay' : random.pick(PLATFORMS),
    ...(isOwnSale ? purchase : {}),
    ...(random.chance(0.85) ? { soldDate: soldDate.toISOString().slice(0, 10) } : {}),
    ...(category !== undefined && random.chance(0.9) ? { categoryId: idOf(category) } : {}),
    ...(random.chance(0.4) ? { comment: random.pick(OWNER_COMMENTS) } : {}),
  });
}

function idOf(path: string): string {
  const id = CATEGORY_IDS.get(path);
  if (id === undefined)
    throw new Error(`products.json names a category that does not exist: ${path}`);
  return id;
}

/** Returns a typical listing price: dollars that end in 99, 00 or 50 cents. */
function price(random: Random, [least, most]: readonly [number, number]): string {
  const dollars = Math.round((least + (most - least) * random.next() * random.next()) / 100);
  return centsToDecimal(dollars * 100 + random.pick([99, 0, 50, 99]));
}

/**
 * Returns a typical offer in cents: whole dollars, about 10 to 25 percent below the sold price. Returns null for most
 * sales, which are not sold on an offer.
 */
function offerPrice(random: Random, { soldPrice }: SaleSubmission): number | null {
  const isOffer = random.chance(OFFER_CHANCE);
  const dollars = Math.floor(((parseCents(soldPrice) ?? 0) * random.between(75, 90)) / 10_000);
  return isOffer && dollars > 0 ? dollars * 100 : null;
}

function shuffled<T>(random: Random, values: readonly T[]): T[] {
  return values
    .map((value) => ({ value, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}
