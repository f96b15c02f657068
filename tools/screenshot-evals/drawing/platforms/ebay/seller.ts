import { dayFormats, daysLater } from '../../days';
import { escapedHtml, feeMark, personalMark, priceMark, soldDayMark, titleMark } from '../../marks';
import { dollars, negativeDollars } from '../../money';
import { clippedScreenshot } from '../../pieces/clipping';
import { icon } from '../../pieces/icons';
import { billRows, stackedLabel, shortenedTitle } from '../../pieces/parts';
import { appBar, phonePage } from '../../pieces/phone';
import { productThumbnail } from '../../pieces/pictures';
import type { Scene } from '../../scene';
import type { Template } from '../../template';

function shipTo({ buyer, random }: Scene): string {
  const lines = [
    personalMark('name', buyer.name),
    personalMark('address', buyer.street),
    personalMark('address', buyer.town),
    random.pick(['United States', 'USA', '']),
    random.chance(0.6) ? personalMark('phone', buyer.phone) : '',
  ];
  return lines
    .filter((line) => line !== '')
    .map((line) => `<div>${line}</div>`)
    .join('');
}

const earnings = ({ price, fee, shipping }: Scene) =>
  feeMark('payout', dollars(price + shipping - fee - 143));

function sums(scene: Scene): string {
  const { price, shipping, tax, fee, random } = scene;
  return `<div class="s17 b">${random.pick(['Payment details', 'What your buyer paid', 'Order total'])}</div>${billRows(
    [
      { label: random.pick(['Item subtotal', 'Subtotal', '1 item']), amount: dollars(price) },
      { label: random.pick(['Shipping', 'Postage']), amount: dollars(shipping) },
      { label: 'Sales tax*', amount: feeMark('tax', dollars(tax)) },
      { label: 'Order total', amount: dollars(price + shipping + tax), strong: true },
    ],
  )}<div class="rule"></div>${billRows([
    { label: 'Transaction fees', amount: feeMark('fee', negativeDollars(fee)) },
    { label: 'Ad Fee Standard', amount: feeMark('fee', negativeDollars(143)) },
    {
      label: random.pick(['Order earnings', 'What you earned']),
      amount: earnings(scene),
      strong: true,
    },
  ])}`;
}

function orderPage(scene: Scene): string {
  const { random, item, price, soldOn, buyer, order, parcel } = scene;
  const body = `<div class="pad col g12"><div class="row top">${productThumbnail(item, random, [84, 84])}<div class="grow col g4">
      <div class="s15">${titleMark(item.title)}</div><div class="s17 b">${priceMark(dollars(price))}</div><div class="s12 m">Qty 1 · ${dollars(scene.shipping)} shipping</div></div></div>
    <div class="s13 m">Sold ${soldDayMark(dayFormats.short(soldOn), soldOn)} · Paid ${dayFormats.withoutYear(soldOn)}</div>
    <div class="button">${random.pick(['Print shipping label', 'Add tracking', 'Leave feedback'])}</div>
    <div class="s17 b">${random.pick(['Ship to', 'Shipping address', 'Buyer shipping details'])}</div><div class="s14">${shipTo(scene)}</div>
    <div class="s14">${random.pick(['Buyer', 'Username', 'Sold to'])}: ${personalMark('handle', buyer.handle)} <span class="m">(${String(random.between(1, 900))})</span></div>
    ${random.chance(0.5) ? `<div class="s14">Tracking: ${parcel.carrier} ${personalMark('tracking', parcel.number)}</div>` : ''}
    <div class="s13 m">Order number: ${personalMark('order', order)}</div><div class="rule"></div>${sums(scene)}</div>`;
  return phonePage(scene, {
    bar: appBar(random.pick(['Order details', 'Sold item', 'Order']), {
      buttons: ['chat', 'more'],
    }),
    body,
  });
}

function earningsFirst(scene: Scene): string {
  const { random, item, price, soldOn, buyer, order, parcel } = scene;
  const body = `<div class="pad center"><div class="s12 m">Order earnings</div><div class="s32 b">${earnings(scene)}</div><div class="s12 m">Funds available ${dayFormats.short(daysLater(soldOn, 3))}</div></div>
    <div class="gap"></div><div class="pad col">${stackedLabel('Order number', personalMark('order', order))}${stackedLabel('Date sold', soldDayMark(dayFormats.short(soldOn), soldOn))}${stackedLabel('Buyer', `${personalMark('name', buyer.name)} · ${personalMark('handle', buyer.handle)}`)}</div>
    <div class="gap"></div><div class="pad row top">${productThumbnail(item, random, [72, 72])}<div class="grow"><div class="s14">${titleMark(item.title)}</div><div class="s12 m">Item ID 2${String(random.between(10_000_000, 99_999_999))}142</div></div></div>
    <div class="padx">${billRows(
      [
        { label: 'Item price', amount: priceMark(dollars(price)) },
        { label: 'Shipping charged to buyer', amount: dollars(scene.shipping) },
        { label: 'Fees', amount: feeMark('fee', negativeDollars(scene.fee)) },
        { label: 'Promoted Listings', amount: feeMark('fee', negativeDollars(143)) },
      ],
      's14',
    )}</div><div class="gap"></div>
    <div class="pad col g4 s14"><div class="b">${icon('truck', 18)} Delivered</div>${shipTo(scene)}<div class="m">${parcel.carrier}® ${personalMark('tracking', parcel.number)}</div></div>`;
  return phonePage(scene, { bar: appBar('Order details', { lead: 'close', centred: true }), body });
}

function orderRow(scene: Scene): string {
  const { random, item, price, soldOn, buyer, order } = scene;
  const date = random.chance(0.6)
    ? soldDayMark(dayFormats.short(soldOn), soldOn)
    : dayFormats.withoutYear(soldOn);
  return clippedScreenshot(
    random.between(760, 920),
    `<div class="row top pad" style="gap:18px">${productThumbnail(item, random, [96, 96])}
      <div class="grow col g4"><div class="s12 m">Order: ${personalMark('order', order)}</div><div class="s15 a">${titleMark(item.title)}</div>
      <div class="s12 m">Buyer: ${personalMark('handle', buyer.handle)} · ${personalMark('name', buyer.name)}</div><div class="s12 m">Date sold: ${date}</div></div>
      <div class="right col g4"><div class="s16 b">${priceMark(dollars(price))}</div><div class="s12 m">Qty 1</div><div class="s12 good">Payment received</div></div>
      <div class="button ghost s13">${random.pick(['Purchase label', 'View order details', 'Relist'])}</div></div>`,
  );
}

function appRow(scene: Scene): string {
  const { random, item, price, soldOn, buyer } = scene;
  return clippedScreenshot(
    random.between(360, 412),
    `<div class="row top pad">${productThumbnail(item, random, [88, 88])}<div class="grow col g2"><div class="s14">${titleMark(shortenedTitle(item.title, random.between(38, 80)))}</div>
      <div class="s16 b">${priceMark(dollars(price))}</div><div class="s12 m">Sold on ${soldDayMark(random.pick([dayFormats.slashes, dayFormats.short])(soldOn), soldOn)}</div>
      <div class="s12 m">${escapedHtml(random.pick(['Shipped to', 'Buyer']))} ${personalMark('handle', buyer.handle)}</div><div class="s12 good">${icon('truck', 13)} ${random.pick(['Delivered', 'In transit', 'Awaiting shipment'])}</div></div>${icon('more')}</div>`,
  );
}

/** The templates of pages that only the seller can see. */
export const EBAY_SELLER_TEMPLATES: readonly Template[] = [
  { name: 'ebay/order-page', platform: 'ebay', layout: 'seller-mobile', draw: orderPage },
  {
    name: 'ebay/earnings-first',
    platform: 'ebay',
    layout: 'seller-mobile',
    draw: earningsFirst,
  },
  { name: 'ebay/order-row', platform: 'ebay', layout: 'sold-row', draw: orderRow },
  { name: 'ebay/app-row', platform: 'ebay', layout: 'sold-row', draw: appRow },
];
