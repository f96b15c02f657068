import { priceMark } from '../marks';
import type { Scene } from '../scene';

/** Returns the sold price in the page's format. */
export const soldPrice = ({ price, style }: Scene) => priceMark(style.money(price));

export type StruckPriceSide = 'left' | 'right' | 'above' | 'below' | 'none';

/**
 * Draws the price in large letters. `struck` is the side of the price on which to draw a former price, struck through,
 * or 'none' to draw no former price. `beside` is HTML after the price.
 */
export function priceHeadline(scene: Scene, struck: StruckPriceSide = 'none', beside = ''): string {
  const { style, earlierPrice } = scene;
  const price = `<span class="p">${soldPrice(scene)}</span>`;
  const former = `<s class="m s13">${style.money(earlierPrice)}</s>`;
  const line = {
    left: `${former} ${price}`,
    right: `${price} ${former}`,
    above: `<div>${former}</div>${price}`,
    below: `${price}<div>${former}</div>`,
    none: price,
  }[struck];
  return `<div>${line}${beside ? ` <span class="s12 m">${beside}</span>` : ''}</div>`;
}

export const randomStruckSide = ({ random }: Scene): StruckPriceSide =>
  random.pick<StruckPriceSide>(['left', 'right', 'right', 'above', 'none', 'none', 'none']);

/** Returns the cost of shipping as a listing writes it, such as 'Free shipping'. */
export function shippingNote({ random, shipping, style }: Scene): string {
  const cost = style.money(shipping || 599);
  return random.pick([
    `+ ${cost} shipping`,
    `+${cost}`,
    `${cost} delivery`,
    `Shipping: ${cost}`,
    `plus ${cost} postage`,
    `(+ ${cost} ship)`,
    'Free shipping',
  ]);
}

/** Draws the price on a small label on top of the photo. */
export function priceChip(scene: Scene): string {
  const { random } = scene;
  const corner = random.pick([
    'left:8px;bottom:8px',
    'right:8px;bottom:8px',
    'left:8px;top:8px',
    'left:0;bottom:14px;border-radius:0 8px 8px 0',
  ]);
  const tone = random.pick([
    '',
    'background:#fff;color:#111',
    'background:var(--accent);color:var(--bg)',
    'background:rgba(255,255,255,.85);color:#222;border-radius:20px',
  ]);
  return `<div class="over ${random.pick(['s13', 's14', 's16'])}" style="${corner};${tone}">${soldPrice(scene)}</div>`;
}

/** Draws the price and the former price on one line in random order, in some pictures with the discount in percent. */
export function discountedPrice(scene: Scene): string {
  const { random, price, earlierPrice, style } = scene;
  const off = `${String(Math.round(100 - (price / earlierPrice) * 100))}%${random.pick([' off', ' OFF', ''])}`;
  const now = `<span class="${random.pick(['p', 'p', 's16 b', 's24 b', 's13'])}">${soldPrice(scene)}</span>`;
  const former = `<s class="m ${random.pick(['s11', 's14', 's20', 's24'])}">${style.money(earlierPrice)}</s>`;
  const discount = `<span class="${random.pick(['s12', 's14'])} ${random.pick(['good', 'a', 'm'])}">${random.pick([off, `(${off})`, `-${off}`])}</span>`;
  return `<div style="white-space:nowrap">${random.pick([
    `${now} ${former} ${discount}`,
    `${former} ${now} ${discount}`,
    `${discount} ${now} ${former}`,
    `${former} ${now}`,
    `${now} ${former}`,
  ])}</div>`;
}

/** Draws the price together with a word that says that the item is sold. */
export const soldForPrice = (scene: Scene) =>
  scene.random.pick([
    `Sold for <b>${soldPrice(scene)}</b>`,
    `<b>Sold for ${soldPrice(scene)}</b>`,
    `Sold · ${soldPrice(scene)}`,
    `<span class="good sb">SOLD ${soldPrice(scene)}</span>`,
    `${soldPrice(scene)} <span class="m">sold</span>`,
  ]);
