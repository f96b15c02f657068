import { dayFormats, daysLater } from '../../days';
import { randomLabel } from '../../labels';
import { escapedHtml, personalMark, titleMark } from '../../marks';
import { shippingAddressBlock } from '../../pieces/addresses';
import { buyerCostBreakdown } from '../../pieces/amount-breakdowns';
import { browserWindow } from '../../pieces/browser';
import { factRows } from '../../pieces/facts';
import { icon } from '../../pieces/icons';
import { mailOnDesktop, mailOnPhone } from '../../pieces/mails';
import { appBar, phonePage } from '../../pieces/phone';
import { mainPhoto, mainThumbnail } from '../../pieces/pictures';
import { soldPrice } from '../../pieces/prices';
import { parcelProgress } from '../../pieces/steps';
import type { Scene } from '../../scene';
import type { Template } from '../../template';
import { inAnyOrder, maybe } from '../../variety';
import { buyerTabs, etsyLogo, orderDay, shopLine, shopName, siteBar } from './parts';

const STEPS = ['Order received', 'Preparing', 'In transit', 'Delivered'] as const;

const bill = (scene: Scene) =>
  buyerCostBreakdown(scene, { price: 'price', marked: true, forBuyer: true });

function receipt(scene: Scene): string {
  const { random, item, order } = scene;
  const row = `<div class="row top pad">${mainThumbnail(scene, [84, 70])}<div class="grow col g2"><div class="t">${titleMark(item.title)}</div><div class="s13 m">${random.pick(['Quantity: 1', 'Qty 1 · Color: Natural', 'Personalization: Not requested'])}</div></div></div>`;
  const body = `<div class="pad col g4"><div class="s20 serif">${random.pick([`Order from ${shopName(scene)}`, 'Your receipt', `Purchased from ${shopName(scene)}`])}</div><div class="s13 m">${randomLabel(scene, 'orderDay')} ${orderDay(scene)}</div><div class="s13 m">${randomLabel(scene, 'order')} ${personalMark('order', order)}</div></div><div class="rule"></div>${inAnyOrder(random, row, `<div class="pad">${bill(scene)}</div>`, `<div class="pad">${shippingAddressBlock(scene)}</div>`)}<div class="pad"><div class="button ghost">${random.pick(['Write a review', 'Buy this again', 'Help with order'])}</div></div>`;
  return phonePage(scene, { bar: appBar('Receipt', { centred: true }), body });
}

function tracked(scene: Scene): string {
  const { random, item, parcel, soldOn, seller } = scene;
  const body = `<div class="pad col g12"><div class="s22 serif">${random.pick(['Arriving', 'Estimated delivery'])} ${dayFormats.weekdayWithoutYear(daysLater(soldOn, 7))}</div>${parcelProgress(scene, STEPS)}<div class="s14">${parcel.carrier} ${personalMark('tracking', parcel.number)}</div></div><div class="gap"></div><div class="pad row top"><div class="grow col g4"><div class="t">${titleMark(item.title)}</div><div class="p">${soldPrice(scene)}</div><div class="s12 m">${escapedHtml(seller)}</div></div>${mainThumbnail(scene, [90, 90])}</div>${inAnyOrder(
    random,
    `<div class="pad">${shippingAddressBlock(scene)}</div>`,
    `<div class="pad">${factRows(scene, [
      [randomLabel(scene, 'orderDay'), orderDay(scene)],
      [randomLabel(scene, 'order'), personalMark('order', scene.order)],
    ])}</div>`,
  )}`;
  return phonePage(scene, { bar: appBar('Track package'), body, below: buyerTabs(3) });
}

function purchases(scene: Scene): string {
  const { random, item } = scene;
  const card = `<div style="border:1px solid var(--line);border-radius:14px;overflow:hidden">${mainPhoto(scene, `height:${String(random.between(110, 190))}px`)}<div class="pad col g4"><div class="s13 m">Purchased from ${shopName(scene)} on ${orderDay(scene)}</div><div class="t">${titleMark(item.title)}</div><div class="p">${soldPrice(scene)}</div><div class="row" style="padding-top:6px"><span class="button plain s13">View receipt</span><span class="button plain s13">${random.pick(['Track', 'Review'])}</span></div></div></div>`;
  return phonePage(scene, {
    bar: appBar(random.pick(['Purchases and reviews', 'Purchases', 'Your orders'])),
    body: `<div class="pad">${card}</div>${maybe(random, 0.5, '<div class="center s14 m pad">You have seen all purchases of the last year.</div>')}`,
    below: buyerTabs(3),
  });
}

const mailWords = (scene: Scene) => {
  const { random, item, order, buyer } = scene;
  const row = `<div class="row top">${mainThumbnail(scene, [random.between(70, 120), random.between(70, 120)], 4)}<div class="grow col g2"><div class="s15 a">${titleMark(item.title)}</div><div class="s13 m">Shop: ${shopName(scene)}</div><div class="s13">Quantity: 1</div></div></div>`;
  return `<div class="col g16"><div class="center">${etsyLogo('s32')}</div><div class="s22 serif center">${random.pick(['Thanks for your purchase!', 'Your order is confirmed', `Hi ${personalMark('name', buyer.name)}, it’s official!`])}</div><div class="s14">${randomLabel(scene, 'order', { colon: false })}: ${personalMark('order', order)}<br>${randomLabel(scene, 'orderDay', { colon: false })}: ${orderDay(scene)}</div>${inAnyOrder(random, row, `<div>${bill(scene)}</div>`, shippingAddressBlock(scene))}</div>`;
};

const purchaseMail = (scene: Scene) =>
  mailOnPhone(scene, {
    subject: `Your Etsy Purchase from ${shopName(scene)}`,
    sender: 'Etsy Transactions',
    body: `<div class="pad">${mailWords(scene)}</div>`,
  });

const webMail = (scene: Scene) =>
  mailOnDesktop(scene, {
    subject: scene.random.pick([
      'Your Etsy order receipt',
      'Thank you for your order',
      `Purchase from ${shopName(scene)}`,
    ]),
    sender: 'Etsy',
    body: mailWords(scene),
  });

function webReceipt(scene: Scene): string {
  const { random, item, order } = scene;
  const left = `<div class="grow col g16"><div class="s24 serif">${random.pick(['Purchases', 'Receipt', 'Order details'])}</div><div class="card row top">${mainThumbnail(scene, [150, 120])}<div class="grow col g4"><div class="t">${titleMark(item.title)}</div>${shopLine(scene)}<div class="s14 m">Quantity: 1</div></div></div>${shippingAddressBlock(scene)}</div>`;
  const right = `<div style="width:340px" class="col g12"><div class="s14">${randomLabel(scene, 'order')} ${personalMark('order', order)}</div><div class="s14 m">${randomLabel(scene, 'orderDay')} ${orderDay(scene)}</div><div class="rule"></div><div>${bill(scene)}</div><div class="s13 m">${icon('lock', 14)} Paid with card ending 4417</div></div>`;
  const body = `${siteBar(scene)}<div class="row top" style="padding:24px 60px;gap:50px">${random.chance(0.75) ? left + right : right + left}</div>`;
  return browserWindow(scene, {
    tab: 'Etsy - Purchases',
    url: `https://www.etsy.com/your/purchases/${order}`,
    body,
  });
}

/** Draws the purchase history on the site with one purchase, whose price is at its right edge. */
function webPurchases(scene: Scene): string {
  const { random, item, order, price, style } = scene;
  const row = `<div class="card row top" style="gap:20px">${mainPhoto(scene, 'width:120px;height:110px;flex:none;border-radius:6px')}<div class="grow col g4"><div class="s13 m">${random.pick(['Purchased', 'Ordered'])} ${orderDay(scene)} · ${personalMark('order', order)}</div><div class="t">${titleMark(item.title)}</div>${shopLine(scene)}</div><div class="right col" style="width:130px"><div class="p">${soldPrice(scene)}</div><div class="s12 m">${random.pick(['', `Total ${style.money(price + scene.shipping)}`])}</div><div class="button ghost s13">Review</div></div></div>`;
  const body = `${siteBar(scene)}<div style="padding:24px 70px" class="col g16"><div class="s24 serif">Purchases and reviews</div>${row}<div class="s14 m">Showing 1 of 1 orders</div></div>`;
  return browserWindow(scene, { tab: 'Purchases | Etsy', url: 'etsy.com/your/purchases', body });
}

export const ETSY_PURCHASE_TEMPLATES: readonly Template[] = [
  { name: 'etsy/receipt', platform: 'etsy', layout: 'buyer-mobile', draw: receipt },
  { name: 'etsy/tracked', platform: 'etsy', layout: 'buyer-mobile', draw: tracked },
  { name: 'etsy/purchases', platform: 'etsy', layout: 'buyer-mobile', draw: purchases },
  { name: 'etsy/purchase-mail', platform: 'etsy', layout: 'buyer-mobile', draw: purchaseMail },
  { name: 'etsy/web-mail', platform: 'etsy', layout: 'desktop-listing', draw: webMail },
  { name: 'etsy/web-receipt', platform: 'etsy', layout: 'desktop-listing', draw: webReceipt },
  { name: 'etsy/web-purchases', platform: 'etsy', layout: 'desktop-listing', draw: webPurchases },
];
