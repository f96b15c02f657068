import { dayFormats } from '../../days';
import { randomLabel } from '../../labels';
import { escapedHtml, soldDayMark } from '../../marks';
import { factRows } from '../../pieces/facts';
import { icon, starIcons } from '../../pieces/icons';
import { tabBar } from '../../pieces/phone';
import { roundPortrait } from '../../pieces/pictures';
import type { Scene } from '../../scene';
import { describeItem } from '../../titles/describe';
import { maybe } from '../../variety';

export const MERCARI_CONDITIONS = ['New', 'Like new', 'Good', 'Fair', 'Poor'] as const;

/** Draws the red band with the word 'SOLD' across the top left corner of a photo. */
export const soldCorner = (size = 92) =>
  `<div style="position:absolute;left:0;top:0;width:${String(size)}px;height:${String(size)}px;overflow:hidden"><div class="b center" style="font-size:${String(Math.max(9, Math.round(size / 6.6)))}px;position:absolute;left:-37%;top:19%;width:141%;padding:3px;transform:rotate(-45deg);background:#e8323c;color:#fff">SOLD</div></div>`;

export const mercariLogo = (size = 's22') => `<b class="a ${size}">mercari</b>`;

export const bottomTabs = (current: number) =>
  tabBar(
    [
      ['home', 'Home'],
      ['search', 'Search'],
      ['camera', 'Sell'],
      ['bell', 'Inbox'],
      ['person', 'Profile'],
    ],
    current,
  );

export const itemFacts = (scene: Scene) => {
  const { random, item, soldOn } = scene;
  return factRows(scene, [
    [randomLabel(scene, 'condition'), random.pick(MERCARI_CONDITIONS)],
    [randomLabel(scene, 'brand'), escapedHtml(item.brand)],
    ['Category', random.pick(['Women &gt; Shoes', 'Electronics', 'Toys', 'Home', 'Other'])],
    [random.pick(['Posted', 'Updated']), dayFormats.slashes(soldOn)],
  ]);
};

export const sellerLine = ({ random, seller }: Scene) =>
  `<div class="row">${roundPortrait(random, 38)}<div class="grow"><div class="s14 sb">${seller}</div><div class="s12 m">${starIcons(12)} ${String(random.between(3, 1900))} ${random.pick(['reviews', 'ratings', 'sales'])}</div></div>${maybe(random, 0.5, `<span class="a s13 sb">${random.pick(['Follow', 'Message'])}</span>`)}</div>`;

export const shippingPrice = ({ random, shipping, style }: Scene) =>
  random.pick([
    `+ ${style.money(shipping)} shipping`,
    'Free shipping',
    `Shipping: ${style.money(shipping)}`,
    `${icon('truck', 15)} ${style.money(shipping)} | Buyer pays`,
  ]);

/** Returns a seller's description. It may contain amounts, but not the price of the sale. */
export const listingDescription = ({ random, item, earlierPrice, style }: Scene) =>
  random.chance(0.55)
    ? escapedHtml(describeItem(random, item))
    : random.pick([
        `Paid ${style.money(earlierPrice * 2)} in store, only used twice.`,
        'Smoke free home. Ships next day! Please ask questions before you buy.',
        `Bundle with another item from my closet and save $5.`,
        'See photos for details. No trades, no holds. Thanks for looking!',
      ]);

export const purchaseDay = (scene: Scene) =>
  soldDayMark(
    scene.random.pick([
      dayFormats.short,
      dayFormats.paddedSlashes,
      dayFormats.slashes,
      dayFormats.long,
    ])(scene.soldOn),
    scene.soldOn,
  );

export const MERCARI_SALE_STEPS = [
  'Sold',
  'Ship it',
  'On its way',
  'Delivered',
  'Complete',
] as const;
