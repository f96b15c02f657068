import { dayFormats } from '../../days';
import { randomLabel } from '../../labels';
import { escapedHtml, personalMark, soldDayMark } from '../../marks';
import { factRows } from '../../pieces/facts';
import { icon } from '../../pieces/icons';
import { searchField, tabBar } from '../../pieces/phone';
import { roundPortrait } from '../../pieces/pictures';
import { soldPrice } from '../../pieces/prices';
import type { Scene } from '../../scene';
import { describeItem } from '../../titles/describe';
import { inAnyOrder } from '../../variety';

export const townWithState = ({ random }: Scene) =>
  random.pick([
    'Dayton, OH',
    'Lowell, MA',
    'Salem, OR',
    'Waco, TX',
    'Ogden, UT',
    'Yuma, AZ',
    'Macon, GA',
  ]);

export const listedTimeAndTown = (scene: Scene) =>
  `${scene.random.pick(['Listed ', 'Listed ', ''])}${scene.random.pick(['a day ago', '5 days ago', '2 weeks ago', '7 weeks ago', 'over a week ago'])} in ${townWithState(scene)}`;

/** Draws the price: alone, with the word 'Sold' before or after it, or with a former price that is struck through. */
export const priceLine = (scene: Scene) => {
  const { random, earlierPrice, style } = scene;
  const struck = `<s class="m">${style.money(earlierPrice)}</s>`;
  return random.pick([
    () => soldPrice(scene),
    () => `${soldPrice(scene)} · Sold`,
    () => `Sold · ${soldPrice(scene)}`,
    () => `${soldPrice(scene)} ${struck}`,
    () => `${struck} ${soldPrice(scene)}`,
  ])();
};

export const FACEBOOK_CONDITIONS = [
  'New',
  'Used – like new',
  'Used - good',
  'Used - fair',
  'Refurbished',
] as const;

export const listingDescription = ({ random, item, price, earlierPrice, style }: Scene) =>
  random.chance(0.55)
    ? escapedHtml(describeItem(random, item))
    : random.pick([
        'Smoke and pet free home. Porch pick up, cash or Venmo.',
        `Paid ${style.money(earlierPrice * 2)} new. First come first served.`,
        `Cross posted. Can deliver for ${style.money(Math.max(500, Math.floor(price / 1000) * 100))} extra.`,
        'Works great, moving sale. If it is listed, it is available!',
      ]);

export const sellerLine = ({ random }: Scene) =>
  `<div class="row">${roundPortrait(random, 40)}<div class="grow"><div class="s15 sb">${random.pick(['Seller information', 'Seller'])}</div><div class="s13 m">Joined Facebook in ${String(random.between(2006, 2021))}</div></div></div>`;

export const bottomTabs = (current: number) =>
  tabBar(
    [
      ['home', 'Home'],
      ['person', 'Friends'],
      ['camera', 'Video'],
      ['tag', 'Marketplace'],
      ['bell', 'Notifications'],
      ['menu', 'Menu'],
    ],
    current,
  );

/** Draws the bar at the top of the site. */
export const siteBar = ({ random }: Scene) =>
  `<div class="row padx" style="height:54px;border-bottom:1px solid var(--line)"><b class="a s28">f</b><div style="width:220px">${searchField('Search Facebook')}</div><div class="grow row m" style="justify-content:center;gap:56px">${icon('home')}${icon('camera')}${icon('tag')}${icon('person')}</div>${icon('chat')}${icon('bell')}${roundPortrait(random)}</div>`;

/** Draws the menu at the left of Marketplace on the site. */
export const siteMenu = ({ random }: Scene) => {
  const entry = (name: string) =>
    `<div style="padding:5px 0">${icon('tag', 16)} &nbsp;${name}</div>`;
  const entries = ['Browse all', 'Notifications', 'Inbox', 'Buying', 'Selling'].map(entry);
  return `<div style="width:250px;flex:none;border-right:1px solid var(--line)" class="pad col s14"><div class="s22 b">Marketplace</div>${searchField('Search Marketplace')}${inAnyOrder(random, ...entries)}</div>`;
};

export const orderDay = (scene: Scene) =>
  soldDayMark(
    scene.random.pick([
      dayFormats.short,
      dayFormats.long,
      dayFormats.slashes,
      dayFormats.paddedSlashes,
      dayFormats.withWeekday,
    ])(scene.soldOn),
    scene.soldOn,
  );

export const FACEBOOK_DELIVERY_STEPS = [
  'Ordered',
  'Shipped',
  'Out for delivery',
  'Delivered',
] as const;
export const orderFacts = (scene: Scene) =>
  factRows(scene, [
    [randomLabel(scene, 'orderDay'), orderDay(scene)],
    [randomLabel(scene, 'order'), personalMark('order', scene.order)],
    [randomLabel(scene, 'tracking'), personalMark('tracking', scene.parcel.number)],
  ]);
