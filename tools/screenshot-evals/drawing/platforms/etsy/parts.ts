import { dayFormats, daysLater } from '../../days';
import { randomLabel } from '../../labels';
import { escapedHtml, personalMark, shopMark, soldDayMark } from '../../marks';
import { sellerPayoutBreakdown } from '../../pieces/amount-breakdowns';
import { factRows } from '../../pieces/facts';
import { icon, starIcons } from '../../pieces/icons';
import { tabBar } from '../../pieces/phone';
import { roundPortrait } from '../../pieces/pictures';
import { soldPrice } from '../../pieces/prices';
import type { Scene } from '../../scene';
import { maybe } from '../../variety';

const SHOPS = [
  'ClayAndCedar',
  'MossyOakStudio',
  'TheLinenRoost',
  'RustAndRibbon',
  'OldMillVintage',
  'PaperWrenCo',
] as const;

/** Returns the name of the shop, in one word, as HTML. */
export const shopName = ({ random }: Scene) => shopMark(random.pick(SHOPS));

export const etsyLogo = (size = 's26') => `<b class="serif ${size}" style="color:#f1641e">Etsy</b>`;

export const orderDay = (scene: Scene) =>
  soldDayMark(
    scene.random.pick([
      dayFormats.short,
      dayFormats.long,
      dayFormats.dayFirst,
      dayFormats.withWeekday,
      dayFormats.paddedSlashes,
    ])(scene.soldOn),
    scene.soldOn,
  );

export const shopLine = (scene: Scene) => {
  const { random } = scene;
  return `<div class="row s13" style="flex-wrap:wrap">${maybe(random, 0.5, roundPortrait(random, 30))}<span class="sb">${shopName(scene)}</span>${starIcons(12)}<span class="m">(${String(random.between(9, 9400))})</span></div>`;
};

export const priceBlock = (scene: Scene) => {
  const { random, price, earlierPrice, style } = scene;
  const off = String(Math.round(100 - (price / earlierPrice) * 100));
  const struck = `<s class="m s13">${style.money(earlierPrice)}</s>`;
  return random.pick([
    () => soldPrice(scene),
    () => `${soldPrice(scene)} ${struck}`,
    () => `${struck} ${soldPrice(scene)}`,
    () =>
      `<span class="good">${soldPrice(scene)}</span> ${struck} <span class="s13 good">(${off}% off)</span>`,
  ])();
};

export const soldNote = (scene: Scene): string =>
  scene.random.pick<() => string>([
    () => `Sold on ${orderDay(scene)}`,
    () => 'This item is sold out',
    () => 'Sorry, this item and shop are currently unavailable',
    () => `This item sold on ${orderDay(scene)}`,
  ])();

export const itemFacts = (scene: Scene) => {
  const { random, item, shipping, style } = scene;
  return factRows(scene, [
    [random.pick(['Handmade by', 'Shop']), shopMark(item.brand)],
    ['Materials', random.pick(['Brass, wood', 'Stoneware', 'Linen', 'Sterling silver'])],
    [randomLabel(scene, 'shipping'), style.money(shipping)],
    [random.pick(['Width', 'Height']), `${String(random.between(2, 30))} inches`],
  ]);
};

export const listingBadge = ({ random }: Scene) =>
  maybe(
    random,
    0.6,
    `<div><span class="pill s12">${random.pick(['Bestseller', 'Etsy’s Pick', 'Star Seller', 'Rare find', 'Vintage'])}</span></div>`,
  );

export const buyerTabs = (current: number) =>
  tabBar(
    [
      ['home', 'Home'],
      ['heart', 'Favorites'],
      ['tag', 'Gifts'],
      ['person', 'You'],
      ['cart', 'Cart'],
    ],
    current,
  );

export const sellerTabs = (current: number) =>
  tabBar(
    [
      ['home', 'Dashboard'],
      ['truck', 'Orders'],
      ['tag', 'Listings'],
      ['chat', 'Messages'],
      ['menu', 'More'],
    ],
    current,
  );

/** The menu of Shop Manager on the site. */
export const shopMenu = () =>
  `<div class="soft pad col s14" style="width:210px;flex:none;gap:14px">${etsyLogo()}<b>Shop Manager</b>${[
    'Dashboard',
    'Listings',
    'Messages',
    'Orders & Delivery',
    'Stats',
    'Finances',
    'Marketing',
  ]
    .map((name) => `<span>${icon('tag', 15)} &nbsp;${escapedHtml(name)}</span>`)
    .join('')}</div>`;

export const siteBar = ({ random }: Scene) =>
  `<div class="row" style="padding:12px 34px;gap:18px">${etsyLogo('s28')}<div class="grow soft s14 m" style="border-radius:20px;padding:9px 16px">Search for anything</div>${icon('heart')}${icon('bell')}${roundPortrait(random)}${icon('cart')}</div><div class="rule"></div>`;

export const orderFacts = (scene: Scene) =>
  factRows(scene, [
    [randomLabel(scene, 'order'), personalMark('order', scene.order)],
    [randomLabel(scene, 'orderDay'), orderDay(scene)],
    ['Ship by', dayFormats.weekdayWithoutYear(daysLater(scene.soldOn, 4))],
  ]);

export const etsyPayoutBreakdown = (scene: Scene) => sellerPayoutBreakdown(scene, { marked: true });

/** Returns HTML that shows which variant of the listing the buyer chose, such as a size or a color. */
export const chosenVariant = ({ random }: Scene) =>
  `<div class="s12 m">${random.pick(['Size: Large', 'Color: Walnut', 'Personalization: Not requested', 'Style: Matte', 'Quantity 1'])}</div>`;
