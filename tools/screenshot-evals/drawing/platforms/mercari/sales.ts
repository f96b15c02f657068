import { dayFormats, daysLater } from '../../days';
import { randomLabel } from '../../labels';
import { feeMark, personalMark, titleMark } from '../../marks';
import { shippingAddressBlock } from '../../pieces/addresses';
import { sellerPayoutBreakdown } from '../../pieces/amount-breakdowns';
import { factRows } from '../../pieces/facts';
import { icon } from '../../pieces/icons';
import { appBar, phonePage } from '../../pieces/phone';
import { mainPhoto, mainThumbnail } from '../../pieces/pictures';
import { soldPrice } from '../../pieces/prices';
import { parcelSteps } from '../../pieces/steps';
import type { Scene } from '../../scene';
import type { Template } from '../../template';
import { inAnyOrder, maybe } from '../../variety';
import { bottomTabs, purchaseDay, MERCARI_SALE_STEPS } from './parts';

const GAP = '<div class="gap"></div>';

function madeASale(scene: Scene): string {
  const { random, item, buyer, soldOn } = scene;
  const shipBy = `<div class="card s14">${icon('truck', 17)} Ship by <b>${dayFormats.weekdayWithoutYear(daysLater(soldOn, 3))}</b></div>`;
  const body = `<div class="pad center col"><div class="s24 b a">${random.pick(['You made a sale!', 'Cha-ching!', 'It sold!', 'Sold!'])}</div><div class="s14 m">${random.pick([`${personalMark('name', buyer.name)} bought your item.`, `Buyer: ${personalMark('name', buyer.name)}`])}</div></div>
    ${mainPhoto(scene, `height:${String(random.between(150, 230))}px;margin:0 16px;border-radius:12px`)}<div class="pad col"><div class="t">${titleMark(item.title)}</div>${inAnyOrder(random, `<div class="s24 b">${soldPrice(scene)}</div>`, shipBy, shippingAddressBlock(scene))}<div class="button">${random.pick(['Print shipping label', 'Get shipping label', 'Ship it'])}</div></div>`;
  return phonePage(scene, { bar: appBar('', { lead: 'close', buttons: ['chat'] }), body });
}

function shippingLabel(scene: Scene): string {
  const { random, item, order, parcel, shipping, style } = scene;
  const row = `<div class="row pad">${mainThumbnail(scene, [60, 60])}<div class="grow s14">${titleMark(item.title)}</div><div class="p">${soldPrice(scene)}</div></div>`;
  const parcelFacts = factRows(scene, [
    ['Weight', random.pick(['1 lb', '8 oz', '2 lb 4 oz'])],
    ['Package size', random.pick(['12 x 9 x 3 in', '10 × 8 × 4'])],
    ['Label', `${parcel.carrier} (${style.money(shipping)}, paid by buyer)`],
    [randomLabel(scene, 'tracking'), personalMark('tracking', parcel.number)],
    [randomLabel(scene, 'order'), personalMark('order', order)],
    [randomLabel(scene, 'soldDay'), purchaseDay(scene)],
  ]);
  const body = `${row}${GAP}<div class="pad col g12">${inAnyOrder(random, parcelFacts, shippingAddressBlock(scene))}<div class="button">Download label</div><div class="button ghost">Show QR code</div></div>`;
  return phonePage(scene, {
    bar: appBar(random.pick(['Shipping label', 'Ship your item']), { centred: true }),
    body,
  });
}

function saleDetails(scene: Scene): string {
  const { random, item, order, buyer } = scene;
  const row = `<div class="row top pad"><div class="grow col g4"><div class="t">${titleMark(item.title)}</div><div class="s12 m">${randomLabel(scene, 'buyer')} ${personalMark('name', buyer.name)}</div></div>${mainThumbnail(scene, [84, 84])}</div>`;
  const settlement = `<div class="pad">${maybe(random, 0.5, '<div class="s16 b">Earnings</div>')}${sellerPayoutBreakdown(scene, { marked: true })}</div>`;
  const dates = `<div class="pad">${factRows(scene, [
    [randomLabel(scene, 'soldDay'), purchaseDay(scene)],
    [randomLabel(scene, 'order'), personalMark('order', order)],
    ['Status', random.pick(['Completed', 'Delivered', 'In transit'])],
  ])}</div>`;
  const body = `${row}${GAP}${inAnyOrder(random, settlement, dates, `<div class="pad">${parcelSteps(scene, MERCARI_SALE_STEPS)}</div>`)}`;
  return phonePage(scene, {
    bar: appBar(random.pick(['Sale details', 'Transaction', 'Sold item'])),
    body,
  });
}

function balanceEntry(scene: Scene): string {
  const { random, item, price, order, style } = scene;
  const body = `<div class="pad center"><div class="s13 m">${random.pick(['Added to balance', 'Net earnings'])}</div><div class="s32 b good">${feeMark('payout', style.money(price - scene.fee))}</div></div><div class="pad row card" style="margin:0 16px">${mainThumbnail(scene, [50, 50])}<div class="grow s14">${titleMark(item.title)}</div></div>
    <div class="pad">${sellerPayoutBreakdown(scene, { marked: true })}${factRows(scene, [
      [random.pick(['Date', 'Sale date']), purchaseDay(scene)],
      [randomLabel(scene, 'order'), personalMark('order', order)],
    ])}</div>`;
  return phonePage(scene, {
    bar: appBar('Balance', { centred: true }),
    body,
    below: bottomTabs(4),
  });
}

export const MERCARI_SALE_TEMPLATES: readonly Template[] = [
  { name: 'mercari/made-a-sale', platform: 'mercari', layout: 'seller-mobile', draw: madeASale },
  { name: 'mercari/label', platform: 'mercari', layout: 'seller-mobile', draw: shippingLabel },
  { name: 'mercari/sale-details', platform: 'mercari', layout: 'seller-mobile', draw: saleDetails },
  { name: 'mercari/balance', platform: 'mercari', layout: 'seller-mobile', draw: balanceEntry },
];
