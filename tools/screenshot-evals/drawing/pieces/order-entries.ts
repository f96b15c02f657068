import type { Random } from '../../../../scripts/demo/random';
import { dayFormats, daysLater, type Day } from '../days';
import type { Item } from '../items';
import { soldDayMark } from '../marks';
import { orderNumberGenerators } from '../numbers';
import { randomPerson, type Person } from '../people';
import type { Scene } from '../scene';
import { orderStatus } from './lookalikes';

/** One order in a list of orders. Amounts are in cents. */
export interface OrderEntry {
  readonly item: Item;
  readonly price: number;
  readonly earlierPrice: number;
  readonly fee: number;
  readonly buyer: Person;
  readonly order: string;
  readonly day: Day;
  readonly status: string;
  /** Whether this order is the sale that the page is about. */
  readonly isOpen: boolean;
}

/** The fields of an order that do not depend on its place in the list. */
type Sale = Omit<OrderEntry, 'day' | 'status' | 'isOpen'>;

/**
 * Returns the orders of a list, the newest first. The order with the index `openAt` is the sale that the page is about.
 * By default, it is the first one.
 */
export function orderEntries(
  scene: Scene,
  { count, openAt = 0 }: { readonly count: number; readonly openAt?: number },
): readonly OrderEntry[] {
  const { random, platform, item, price, fee, earlierPrice, buyer, order, soldOn } = scene;
  const open: Sale = {
    item,
    price,
    fee,
    earlierPrice,
    buyer,
    order,
  };
  const others: readonly Sale[] = scene.others.slice(0, count - 1).map((other) => ({
    item: other,
    price: other.price,
    fee: Math.round(other.price * 0.1) + 30,
    earlierPrice: struckPrice(random, other.price),
    buyer: randomPerson(random),
    order: orderNumberGenerators[platform](random),
  }));
  const apart = random.between(1, 6);
  return others.toSpliced(openAt, 0, open).map((entry, index) => ({
    ...entry,
    day: daysLater(
      soldOn,
      (openAt - index) * apart - (entry === open ? 0 : random.between(0, apart - 1)),
    ),
    status: orderStatus(random),
    isOpen: entry === open,
  }));
}

const struckPrice = (random: Random, price: number) =>
  Math.ceil((price * random.between(112, 180)) / 10_000) * 100;

/**
 * Returns a function that writes the days of orders, all in the same format. If the format has no year, the day is not
 * marked as the sold date.
 */
export function randomDayWriter({ random }: Scene): (entry: OrderEntry) => string {
  const form = random.pick([
    dayFormats.short,
    dayFormats.withoutYear,
    dayFormats.slashes,
    dayFormats.weekdayWithoutYear,
    dayFormats.paddedSlashes,
    dayFormats.dayFirst,
    dayFormats.long,
  ]);
  const hasYear = form !== dayFormats.withoutYear && form !== dayFormats.weekdayWithoutYear;
  return ({ day, isOpen }) => (isOpen && hasYear ? soldDayMark(form(day), day) : form(day));
}
