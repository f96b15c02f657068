import { randomLabel } from '../labels';
import { titleMark } from '../marks';
import type { Person } from '../people';
import type { Scene } from '../scene';
import type { NonEmpty } from '../titles/bar-separated-list';
import { inAnyOrder, maybe } from '../variety';
import { addressOf, shippingAddressBlock } from './addresses';
import { buyerLine, orderNumberLine, trackingLine } from './buyer';
import { soldDay } from './facts';
import {
  marketplaceGreeting,
  MARKETPLACE_NAMES,
  saleNewsSentence,
  smallPrint,
  teamSignature,
} from './mail-words';
import { mainPhoto, mainThumbnail } from './pictures';
import { shelfOfOtherItems } from './parts';
import { priceHeadline, soldForPrice, soldPrice } from './prices';
import { buyerCostBreakdown, sellerPayoutBreakdown } from './amount-breakdowns';
import { tableWithOneRow } from './table';
import { photoBesideLines } from './task-pages';
import { titleInCapitals, smallTitle, listingTitle } from './title-lines';

const anyTitle = (scene: Scene) =>
  scene.random.pick([smallTitle, smallTitle, listingTitle, titleInCapitals])(scene);

const factsBeside = ({ random }: Scene) =>
  random.pick(['Qty 1', 'Size M · Olive', 'Color: Ruby', 'Condition: Good', 'Fixed price']);

function itemTable(scene: Scene): string {
  const columns = [
    { heading: randomLabel(scene, 'item', { colon: false }), cell: anyTitle(scene), width: '60%' },
    { heading: 'Qty', cell: '1' },
    {
      heading: randomLabel(scene, 'price', { colon: false }),
      cell: `<div style="white-space:nowrap">${soldPrice(scene)}</div>`,
      right: true,
    },
  ];
  return tableWithOneRow(
    scene,
    scene.random.chance(0.7) ? columns : columns.filter((_, at) => at !== 1),
  );
}

/** Draws the title and the price of the item as mails of marketplaces do, in one of several designs. */
export function itemInMail(scene: Scene): string {
  const { random, item } = scene;
  const note = `<div class="s12 m">${factsBeside(scene)}</div>`;
  const price = `<div class="s14">${random.pick([soldPrice(scene), soldForPrice(scene), `${randomLabel(scene, 'soldPrice')} ${soldPrice(scene)}`])}</div>`;
  return random.pick<() => string>([
    () => photoBesideLines(scene, `${anyTitle(scene)}${maybe(random, 0.5, note)}${price}`),
    () =>
      `<div class="s14">You sold <b>${titleMark(item.title)}</b> for ${soldPrice(scene)}.</div>`,
    () =>
      `${mainPhoto(scene, `height:${String(random.between(90, 190))}px;border-radius:${String(random.pick([0, 6, 12]))}px`)}<div style="padding-top:8px">${inAnyOrder(random, anyTitle(scene), priceHeadline(scene))}</div>`,
    () => itemTable(scene),
    () =>
      `<div class="s14"><div>${randomLabel(scene, 'item')} ${titleMark(item.title)}</div><div>${randomLabel(scene, 'soldPrice')} ${soldPrice(scene)}</div>${maybe(random, 0.5, `<div>${factsBeside(scene)}</div>`)}</div>`,
    () =>
      `<div class="card center">${maybe(random, 0.6, `<div style="width:84px;margin:auto">${mainThumbnail(scene, [84, 84])}</div>`)}${random.pick([listingTitle, titleInCapitals])(scene)}${price}</div>`,
  ])();
}

/**
 * Draws the title and the price in a mail from a person: in a sentence or on separate lines, as people write, or on a
 * card or beside a photo, as an app inserts them.
 */
export function itemInPersonalMail(scene: Scene): string {
  const { random, item } = scene;
  const title = titleMark(item.title);
  const price = soldPrice(scene);
  return random.pick([
    `<div>I just paid ${price} for the ${title}.</div>`,
    `<div>${title}<br>${price}${random.pick(['', ' + shipping', ' total', ', paid'])}</div>`,
    `<div>This is about <b>${title}</b> (sold for ${price}).</div>`,
    `<div class="card">${photoBesideLines(scene, `${anyTitle(scene)}<div class="s14">${soldForPrice(scene)}</div>`)}</div>`,
    photoBesideLines(scene, `${anyTitle(scene)}<div class="s14 b">${soldPrice(scene)}</div>`),
  ]);
}

/** In some pictures, draws other items with their prices, below the item that the mail is about. */
const moreItems = (scene: Scene, headings: NonEmpty<string>) =>
  maybe(
    scene.random,
    0.6,
    `<div style="overflow:hidden;margin:0 -16px">${shelfOfOtherItems(scene, { heading: scene.random.pick(headings), size: scene.random.between(84, 124) })}</div>`,
  );

/**
 * Draws the item and the amounts of a mail. The marked price is either beside the item or one of the amounts. If it is
 * beside the item, some mails lack the amounts.
 */
function itemAndSums(scene: Scene, sums: typeof sellerPayoutBreakdown): readonly string[] {
  const { random } = scene;
  return random.chance(0.5)
    ? [itemInMail(scene), maybe(random, 0.5, `<div>${sums(scene, { marked: false })}</div>`)]
    : [
        photoBesideLines(scene, `${anyTitle(scene)}<div class="s12 m">${factsBeside(scene)}</div>`),
        `<div>${sums(scene, { marked: true })}</div>`,
      ];
}

const HINTS = [
  'Will ship later? Tell your buyer before April 3.',
  'Ship by the date above to keep your Star badge.',
  'Pack it well: a sturdy box prevents most returns.',
] as const;

/** Returns HTML of a marketplace's mail to the seller about a sale, from the greeting to the small print. */
export function sellerSaleMail(scene: Scene, to: Person): string {
  const { random, platform } = scene;
  const logo = maybe(random, 0.5, `<b class="a s20">${MARKETPLACE_NAMES[platform]}</b>`);
  const big = maybe(
    random,
    0.4,
    `<div class="s24 b" style="line-height:1.15">${random.pick(['Sold!', 'You made a sale', 'Time to ship', 'Cha-ching!', 'It’s official: sold'])}</div>`,
  );
  const words = `<div class="s14">${marketplaceGreeting(random, to)}</div><div class="s14">${saleNewsSentence(scene)}</div>`;
  const button = `<div class="button ${random.pick(['', 'square', 'ghost'])} s15">${random.pick(['Print label', 'See order', 'Mark as Shipped', 'Message buyer', 'Get label'])}</div>`;
  const blocks = [
    maybe(random, 0.6, shippingAddressBlock(scene)),
    `<div class="s13">${orderNumberLine(scene)}${maybe(random, 0.5, ` · ${soldDay(scene)}`)}</div>`,
    maybe(random, 0.4, `<div class="s13 m">${random.pick(HINTS)}</div>`),
    maybe(random, 0.3, `<div class="s13">${buyerLine(scene)}</div>`),
  ];
  const items = itemAndSums(scene, sellerPayoutBreakdown).join('');
  const middle = random.chance(0.6)
    ? [items, ...blocks].join('')
    : inAnyOrder(random, items, ...blocks);
  return `<div class="col ${random.pick(['g4', 'g12', 'g16'])}">${logo}${big}${words}${maybe(random, 0.4, button)}${middle}<div class="s13">${teamSignature(scene)}</div>${moreItems(scene, ['Your other listings', 'Still for sale', 'Likes in May', 'Offers waiting'])}${smallPrint(scene, to)}</div>`;
}

/** Returns HTML of a marketplace's mail to the buyer about the order. */
export function orderMail(scene: Scene, to: Person): string {
  const { random, platform, seller } = scene;
  const words = `<div class="s14">${marketplaceGreeting(random, to)} ${random.pick(['Thank you for your order.', `Your order from ${seller} is confirmed.`, `${seller} is packing your item.`])}</div>`;
  const head = random.pick([
    `<div class="center b s22">${MARKETPLACE_NAMES[platform]}</div>`,
    `<div class="between s14"><b>${MARKETPLACE_NAMES[platform]}</b><span class="m">Receipt</span></div>`,
    '<div class="s24 b">Order confirmed</div>',
  ]);
  const blocks = [
    `<div class="s13">${orderNumberLine(scene)}<br>${randomLabel(scene, 'orderDay')} ${soldDay(scene)}</div>`,
    `<div class="s14"><div class="sb">${randomLabel(scene, 'shipTo')}</div>${addressOf({ ...scene, buyer: to })}</div>`,
  ];
  const tail = maybe(random, 0.4, `<div class="s13">${trackingLine(scene)}</div>`);
  return `<div class="col g12">${head}${words}${itemAndSums(scene, (of, sums) => buyerCostBreakdown(of, { ...sums, price: 'itemTotal', forBuyer: true })).join('')}${inAnyOrder(random, ...blocks)}${tail}${moreItems(scene, ['You may also like', 'More from this shop', 'Recently viewed'])}${smallPrint(scene, to)}</div>`;
}
