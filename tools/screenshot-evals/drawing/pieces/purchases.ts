import { escapedHtml, titleMark } from '../marks';
import type { Scene } from '../scene';
import { maybe } from '../variety';
import { photoBesideLines } from './task-pages';
import { productThumbnail } from './pictures';
import { shortenedTitle } from './parts';
import { soldPrice } from './prices';

const SIZES = ['s12', 's13', 's14', 's15'] as const;

const BEFORE_PRICE = ['', '', 'Sold for ', 'Price ', 'Sold · ', 'Paid '] as const;

/**
 * Draws the sold item with its price. Draws it larger than `otherPurchase` draws the other items. `more` is HTML below
 * the price.
 */
export function soldItem(scene: Scene, more = '', before?: string): string {
  const { random } = scene;
  const title = `<div class="t">${titleMark(shortenedTitle(scene.item.title, random.pick([60, 90, 200])))}</div>`;
  const price = `<div class="s14 ${random.pick(['b', 'sb', ''])}">${before ?? random.pick(BEFORE_PRICE)}${soldPrice(scene)}</div>`;
  return photoBesideLines(scene, `${random.chance(0.8) ? title + price : price + title}${more}`);
}

/** Draws an item that is not the sold item of the page, in most cases with its price. */
export function otherPurchase(scene: Scene, place: number, hasPhoto = true): string {
  const { random, others, style } = scene;
  const other = others[place % others.length];
  if (!other) return '';
  const price = maybe(random, 0.7, ` <span class="sb">${style.money(other.price)}</span>`);
  const photo = hasPhoto ? productThumbnail(other, random, [34, 34], 4) : '';
  return `<div class="row">${photo}<div class="grow ${random.pick(SIZES)} m">${escapedHtml(shortenedTitle(other.title, random.pick([38, 60, 80])))}${price}</div></div>`;
}
