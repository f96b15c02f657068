import { randomLabel } from '../labels';
import { escapedHtml, personalMark, titleMark } from '../marks';
import type { Person } from '../people';
import type { Scene } from '../scene';
import { parseBarSeparatedList } from '../titles/bar-separated-list';
import { inAnyOrder, maybe } from '../variety';
import { orderNumberLine } from './buyer';
import { soldDay } from './facts';
import { barcode } from './paper';
import { billRows, shortenedTitle } from './parts';
import { soldPrice } from './prices';
import {
  givenName,
  nameOrShortName,
  fillCaseTextPlaceholders,
  type SalePeople,
} from './sale-people';

/** Draws a person's address below a heading, on three to five lines. In some pictures, it is in capitals. */
export function addressBlock({ random }: Scene, heading: string, person: Person): string {
  const letters = random.chance(0.3)
    ? (text: string) => text.toUpperCase()
    : (text: string) => text;
  const name = personalMark('name', letters(person.name));
  const lines = [
    random.chance(0.3) ? `<b>${name}</b>` : name,
    personalMark('address', letters(person.street)),
    personalMark('address', letters(person.town)),
    maybe(random, 0.35, random.pick(['United States', 'US', 'USA'])),
    maybe(random, 0.2, personalMark('phone', person.phone)),
  ];
  return `<div><div class="${random.pick(['b', 'm', 'sb'])} s11 lab">${heading}</div>${lines
    .filter((line) => line !== '')
    .map((line) => `<div>${line}</div>`)
    .join('')}</div>`;
}

/** Draws recipient and sender, next to each other or below one another. */
export function recipientAndSender(scene: Scene, { buyer, member }: SalePeople): string {
  const { random } = scene;
  const to = addressBlock(scene, random.pick(['Ship to', 'Deliver to', 'Recipient', 'To']), buyer);
  const from = addressBlock(
    scene,
    random.pick(['From', 'Return address', 'Sold by', 'Ship from']),
    member,
  );
  const form = random.pick(['display:flex;justify-content:space-between;gap:14px', '']);
  return `<div class="s12" style="${form}">${random.chance(0.6) ? `${to}${from}` : `${from}${to}`}</div>`;
}

const orderHead = (scene: Scene) =>
  `<div class="s12 ${scene.random.pick(['', 'right', 'between'])}" style="flex-wrap:wrap"><div>${orderNumberLine(scene)}</div><div>${randomLabel(scene, 'orderDay')} ${soldDay(scene)}</div></div>`;

interface Line {
  readonly title: string;
  readonly price: string;
  readonly sku: string;
}

function linesOf({ random, item, others, style }: Scene, price: string, count: number) {
  const sku = () =>
    random.pick(['Bin C4', 'OLIVE-M', 'Shelf 12', 'RUBY-08', 'A-113', 'Rose/S', 'MAY-24-07']);
  const first: Line = {
    title: titleMark(shortenedTitle(item.title, random.pick([60, 90, 200]))),
    price,
    sku: sku(),
  };
  const rest = others.slice(0, count - 1).map((other): Line => ({
    title: escapedHtml(shortenedTitle(other.title, random.pick([44, 60]))),
    price: style.money(other.price),
    sku: sku(),
  }));
  return [first, ...rest];
}

/** Draws the list of the items in a parcel. The sold item is the first. */
export function parcelItemList(scene: Scene, count: number): string {
  const { random } = scene;
  const lines = linesOf(scene, soldPrice(scene), count);
  const size = random.pick(['s11', 's12', 's13']);
  const hasSku = random.chance(0.4);
  const box =
    '<span style="display:inline-block;width:11px;height:11px;border:1px solid #555;margin-right:6px"></span>';
  const hasBox = random.chance(0.4);
  const sku = (line: Line) => (hasSku ? `<div class="m">SKU: ${line.sku}</div>` : '');
  const table = `<table class="${size}"><thead><tr style="border-bottom:1.5px solid #333"><th>${random.pick(['Qty', '#', 'Quantity'])}</th><th>${randomLabel(scene, 'item')}</th><th class="right">${random.pick(['Price', 'Amount', 'Unit price'])}</th></tr></thead><tbody>${lines.map((line) => `<tr style="border-bottom:1px solid #ccc"><td style="white-space:nowrap">${hasBox ? box : ''}1</td><td>${line.title}${sku(line)}</td><td class="right" style="white-space:nowrap">${line.price}</td></tr>`).join('')}</tbody></table>`;
  const list = lines
    .map(
      (line) =>
        `<div class="${size}" style="display:flex;gap:10px;padding:6px 0;border-bottom:1px dotted #999"><div class="grow">${hasBox ? box : ''}${line.title}${sku(line)}</div><div style="white-space:nowrap">${random.chance(0.5) ? '1 × ' : ''}${line.price}</div></div>`,
    )
    .join('');
  const heading = `<div class="s14 b">${String(lines.length)} ${lines.length === 1 ? 'item' : 'items'}</div>`;
  return random.pick([table, `${heading}${table}`, `${heading}<div>${list}</div>`]);
}

/** Draws the sums of the whole order. */
function slipSums(scene: Scene, count: number): string {
  const { random, price, others, shipping, style } = scene;
  const items = others.slice(0, count - 1).reduce((sum, other) => sum + other.price, price);
  const size = random.pick(['s11', 's12', 's13']);
  const sums = billRows(
    [
      { label: random.pick(['Item total', 'Subtotal', 'Merchandise']), amount: style.money(items) },
      { label: random.pick(['Shipping', 'Delivery']), amount: style.money(shipping) },
      {
        label: random.pick(['Order total', 'Total', 'Total paid']),
        amount: style.money(items + shipping),
        strong: true,
      },
    ],
    size,
  );
  return `<div style="width:${String(random.pick([100, 60, 50]))}%;margin-left:auto">${sums}</div>`;
}

/** Draws one of three notes: a gift message, the seller's thanks, or a note from the buyer. */
export function slipNote(scene: Scene, cast: SalePeople): string {
  const { random } = scene;
  const script = random.pick(['font-style:italic', '', 'font-family:Lora,serif;font-style:italic']);
  const gift = `<div class="s13" style="border:1px ${random.pick(['dashed', 'solid'])} #777;padding:8px 12px;${script}"><b class="s11">${random.pick(['Gift message', `A gift from ${nameOrShortName(random, cast.buyer)}`, `To ${givenName(cast.third)}, from ${givenName(cast.buyer)}`])}</b><div>${fillCaseTextPlaceholders(scene, random.pick(GIFT_NOTES), cast)}</div></div>`;
  const thanks = `<div class="s13 ${random.pick(['', 'center'])}" style="${script}">${fillCaseTextPlaceholders(scene, random.pick(SHOP_NOTES), cast)}</div>`;
  const buyerNote = `<div class="s12"><b>${random.pick(['Note from buyer', `Note from ${givenName(cast.buyer)}`])}:</b> ${fillCaseTextPlaceholders(scene, random.pick(['Please leave it with {third}', 'Gift, please no price tag. {buyer}', 'Call {buyerPhone} at the gate', 'It is for my niece {third} 🎁']), cast)}</div>`;
  return random.pick([gift, thanks, thanks, buyerNote]);
}

const SERVICES = {
  post: ['GROUND ADVANTAGE', 'PRIORITY MAIL', 'PRIORITY MAIL EXPRESS', 'MEDIA MAIL'],
  others: ['GROUND', 'HOME DELIVERY', '2DAY', 'SAVER'],
} as const;

/** Draws a shipping label with sender, recipient, service and tracking number. */
export function shippingLabel(scene: Scene, { buyer, member }: SalePeople, width: number): string {
  const { random, parcel } = scene;
  const upper = (person: Person, size: string) =>
    `<div class="${size}">${[personalMark('name', person.name.toUpperCase()), personalMark('address', person.street.toUpperCase()), personalMark('address', person.town.toUpperCase())].map((line) => `<div>${line}</div>`).join('')}</div>`;
  const service = random.pick<string>(SERVICES[parcel.carrier === 'USPS' ? 'post' : 'others']);
  const postage = parcel.carrier === 'USPS' ? 'US POSTAGE PAID' : 'BILLING: P/P';
  const mark = `<div class="center" style="border-right:2px solid #111;padding:4px 14px;font-size:38px;font-weight:800;line-height:1.1">${random.pick(['G', 'P', 'U', '1'])}</div>`;
  const code = `<div style="border-top:3px solid #111;padding:8px 10px" class="center"><div class="s12 b">${parcel.carrier.toUpperCase()} ${random.pick(['TRACKING #', 'TRACKING NUMBER', 'eTracking'])}</div><div style="display:flex;justify-content:center">${barcode(random, Math.round(width * 0.78), random.between(40, 64))}</div><div class="s12 b">${personalMark('tracking', parcel.number)}</div></div>`;
  const small = `<div class="s11 right">${random.pick(['C012', 'R003', '0021', 'RDC 01'])}<div>${random.pick(['1 LB 4 OZ', '14 OZ', '3 LBS', '0 LB 9 OZ'])}</div></div>`;
  return `<div style="border:2px solid #111"><div style="display:flex;border-bottom:2px solid #111">${mark}<div class="grow s11" style="padding:4px 10px">${postage}<div class="m">${random.pick(['Commercial Base Pricing', 'ePostage', 'Retail'])}</div></div></div><div class="center b s14" style="border-bottom:2px solid #111">${parcel.carrier.toUpperCase()} ${service}</div><div style="display:flex;gap:8px;padding:8px 10px"><div class="grow">${upper(member, 's11')}</div>${small}</div><div style="display:flex;gap:10px;padding:4px 10px 12px 20px"><span class="s11">${random.pick(['SHIP TO:', 'TO:', 'SHIP<br>TO:'])}</span>${upper(buyer, random.pick(['s13', 's14', 's15']))}</div>${code}</div>`;
}

/** Draws a whole packing slip, with its parts in random order below the heading. */
export function packingSlip(scene: Scene, cast: SalePeople, count: number): string {
  const { random, seller } = scene;
  const heading = random.pick([
    'Packing slip',
    'PACKING SLIP',
    'Order receipt',
    'Invoice',
    'Packing list',
  ]);
  const head = random.pick([
    `<div class="between"><span class="s20 b">${heading}</span><span class="s14">${seller}</span></div>`,
    `<div class="center"><div class="s24 serif">${seller}</div><div class="s11 m up">${heading}</div></div>`,
    `<div class="s18 b">${seller}</div><div class="s12 m">${heading}</div>`,
  ]);
  const top = inAnyOrder(random, recipientAndSender(scene, cast), orderHead(scene));
  const list = `<div>${parcelItemList(scene, count)}${maybe(random, 0.6, slipSums(scene, count))}</div>`;
  const code = maybe(random, 0.3, barcode(random, random.between(110, 190), 30));
  const policy = maybe(
    random,
    0.5,
    `<div class="s11 m">${random.pick(['Returns accepted within 30 days. Keep this slip.', 'Questions? Message us through the app.', 'Orders of May and June may take longer.', 'Packed on recycled paper. Share your Ruby look with us!'])}</div>`,
  );
  return `<div class="col" style="gap:${String(random.between(10, 20))}px">${head}<div style="border-top:1px solid #888"></div>${top}${list}${maybe(random, 0.75, slipNote(scene, cast))}${code}${policy}</div>`;
}

/**
 * Messages that buyers write to the people who get the item as a gift. They contain placeholders, such as '{third}',
 * which `fillCaseTextPlaceholders` replaces.
 */
const GIFT_NOTES = parseBarSeparatedList(
  `Happy birthday {third}! Love, {buyer} | Dear {third}, wear it in June and think of us. {buyer} & the kids
  | Congrats on the new place, {third}! xo {buyer} | To {third}. You said you like Kate Spade. – {buyerName}
  | Merry Christmas, {third}! From {buyer} in Austin | For my best friend {third}, from your {buyer}
  | Welcome, baby {third}! Grandma {buyer}`,
);

/** Notes that sellers print for buyers. */
const SHOP_NOTES = parseBarSeparatedList(
  `Thank you for your order, {buyer}! Hope you love it. – {member} | Thanks {buyer}! Tag us if you wear it in May.
  | Packed with care by {member} | Enjoy, {buyer}! Any questions, write to {memberEmail} | Thank you for shopping small! {usernameText}
  | {buyer}, the Tommy Hilfiger tag is in the bag. xo {member} | You made {member} and {third} very happy :) | Thank you! Come back soon`,
);
