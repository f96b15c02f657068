import { dayFormats, daysLater } from '../../days';
import { randomLabel } from '../../labels';
import { escapedHtml, personalMark, titleMark } from '../../marks';
import { shippingAddressBlock } from '../../pieces/addresses';
import { buyerCostBreakdown } from '../../pieces/amount-breakdowns';
import { browserWindow } from '../../pieces/browser';
import { chatBubble, messageComposer, chatTimestamp } from '../../pieces/chats';
import { factRows } from '../../pieces/facts';
import { icon } from '../../pieces/icons';
import { mailOnPhone } from '../../pieces/mails';
import { shortenedTitle } from '../../pieces/parts';
import { appBar, phonePage } from '../../pieces/phone';
import { roundPortrait, mainPhoto, mainThumbnail } from '../../pieces/pictures';
import { soldPrice } from '../../pieces/prices';
import { parcelProgress, parcelSteps } from '../../pieces/steps';
import type { Scene } from '../../scene';
import type { Template } from '../../template';
import { inAnyOrder, maybe } from '../../variety';
import { bottomTabs, purchaseDay, sellerLine, mercariLogo } from './parts';

const STEPS = ['Purchased', 'Shipped', 'In transit', 'Delivered', 'Rated'] as const;
const GAP = '<div class="gap"></div>';

function purchaseOrder(scene: Scene): string {
  const { random, item, order, parcel } = scene;
  const isPriceInRow = random.chance(0.5);
  const row = `<div class="pad row top">${mainThumbnail(scene, [76, 76])}<div class="grow col g2"><div class="t">${titleMark(item.title)}</div>${isPriceInRow ? `<div class="p">${soldPrice(scene)}</div>` : `<div class="s12 m">Sold by ${scene.seller}</div>`}</div></div>`;
  const bill = `<div class="pad"><div class="s16 b">${random.pick(['Order summary', 'Payment details', 'Receipt'])}</div>${buyerCostBreakdown(scene, { price: 'price', marked: !isPriceInRow, forBuyer: true })}</div>`;
  const details = `<div class="pad">${factRows(scene, [
    [randomLabel(scene, 'orderDay'), purchaseDay(scene)],
    [randomLabel(scene, 'order'), personalMark('order', order)],
    [
      `${parcel.carrier} ${randomLabel(scene, 'tracking')}`,
      personalMark('tracking', parcel.number),
    ],
  ])}</div>`;
  const body = `<div class="pad">${parcelProgress(scene, STEPS)}</div>${row}${GAP}${inAnyOrder(random, bill, details, `<div class="pad">${shippingAddressBlock(scene)}</div>`)}`;
  return phonePage(scene, { bar: appBar('Order status', { centred: true }), body });
}

function thanks(scene: Scene): string {
  const { random, item, soldOn } = scene;
  const card = `<div class="card row top">${mainThumbnail(scene, [92, 92])}<div class="grow col g4"><div class="t">${titleMark(item.title)}</div><div class="p">${soldPrice(scene)}</div></div></div>`;
  const body = `<div class="pad center col" style="padding-top:34px"><div class="a">${icon('check', 60)}</div><div class="s22 b">${random.pick(['Thanks for your purchase!', 'Order placed', 'It’s yours!', 'Woohoo! You got it'])}</div><div class="s14 m">${random.pick(['We told the seller to ship it soon.', 'You will get a message when it ships.'])}</div></div>
    <div class="pad col g16">${card}${inAnyOrder(
      random,
      `<div class="s14">${icon('truck', 17)} Arrives by ${dayFormats.weekdayWithoutYear(daysLater(soldOn, 6))}</div>`,
      shippingAddressBlock(scene),
      `<div>${buyerCostBreakdown(scene, { price: 'price', marked: false, forBuyer: true })}</div>`,
    )}<div class="button">${random.pick(['Continue shopping', 'View order', 'Done'])}</div></div>`;
  return phonePage(scene, { bar: appBar('', { lead: 'close' }), body });
}

function receiptMail(scene: Scene): string {
  const { random, item, order, buyer } = scene;
  const body = `<div class="pad col g12">${mercariLogo('s28')}<div class="s16">Hi ${personalMark('name', buyer.name)},</div><div class="s15">Your order is confirmed. The seller has 3 days to ship it.</div>
    ${mainPhoto(scene, `height:${String(random.between(120, 210))}px;border-radius:8px`)}<div class="t">${titleMark(item.title)}</div><div>${buyerCostBreakdown(scene, { price: 'price', marked: true, forBuyer: true })}</div>${factRows(
      scene,
      [
        ['Order date', purchaseDay(scene)],
        [randomLabel(scene, 'order'), personalMark('order', order)],
      ],
    )}${shippingAddressBlock(scene)}</div>`;
  return mailOnPhone(scene, {
    subject: random.pick([
      'Your Mercari order is confirmed',
      'Order confirmation',
      'You bought it!',
    ]),
    sender: 'Mercari',
    body,
  });
}

/**
 * Draws a chat with an accepted offer. The price in the listing is struck through, or follows the words 'Listed for'.
 */
function offerAccepted(scene: Scene): string {
  const { random, item, earlierPrice, style } = scene;
  const head = `<div class="row pad">${mainThumbnail(scene, [54, 54])}<div class="grow"><div class="t">${titleMark(item.title)}</div><div class="s13 m">${random.pick([`Listed for ${style.money(earlierPrice)}`, `<s>${style.money(earlierPrice)}</s>`])}</div></div></div>`;
  const accepted = `<div class="card center col" style="margin:12px 16px"><div class="s13 m">${random.pick(['Offer accepted', 'Your offer was accepted', 'Accepted price'])}</div><div class="s28 b">${soldPrice(scene)}</div><div class="s12 m">plus tax and shipping</div></div>`;
  const body = `${head}<div class="rule"></div>${chatTimestamp(purchaseDay(scene))}${chatBubble(random.pick(['Hi, would you take a bit less?', 'I can pay right away.']), true)}${chatBubble(random.pick(['Sure, that works', 'Deal!']))}${accepted}${chatTimestamp(random.pick(['You purchased this item.', 'Payment received']))}${maybe(random, 0.6, chatBubble('Thanks, will ship tomorrow'))}`;
  return phonePage(scene, {
    bar: appBar(scene.seller, { buttons: ['more'] }),
    body,
    below: messageComposer('Message'),
  });
}

function rateSeller(scene: Scene): string {
  const { random, item, seller, order } = scene;
  const star = `<span class="a">${icon('star', 38)}</span>`.repeat(5);
  const rating = `<div class="center col pad"><div class="s20 b">${random.pick(['How was your order?', 'Rate the seller', `Rate ${seller}`])}</div><div>${star}</div></div>`;
  const card = `<div class="padx"><div class="card center col">${mainPhoto(scene, 'width:150px;height:150px;margin:auto;border-radius:10px')}<div class="t">${titleMark(item.title)}</div><div class="p">${soldPrice(scene)}</div><div class="s12 m">${personalMark('order', order)}</div></div></div>`;
  const body = `${random.chance(0.5) ? rating + card : card + rating}<div class="pad col g12"><div class="s13 m">Tell others about it (optional)</div><div class="card s14 m" style="height:90px">Write a review</div><div class="button">Submit</div></div>`;
  return phonePage(scene, {
    bar: appBar('Rate and review', { lead: 'close', centred: true }),
    body,
  });
}

function webOrder(scene: Scene): string {
  const { random, item, order, parcel } = scene;
  const left = `<div class="grow col g16"><div class="s24 b">${random.pick(['Order details', 'Purchase details', 'Your order'])}</div>${parcelProgress(scene, STEPS)}<div class="card row top">${mainThumbnail(scene, [110, 110])}<div class="grow col g4"><div class="t">${titleMark(item.title)}</div><div class="s14 m">${escapedHtml(item.brand)} · ${random.pick(['New', 'Good', 'Like new'])}</div></div></div>${parcelSteps(scene, STEPS)}</div>`;
  const right = `<div style="width:350px" class="col g16"><div class="card">${buyerCostBreakdown(scene, { price: 'price', marked: true, forBuyer: true })}</div>${inAnyOrder(
    random,
    factRows(scene, [
      [randomLabel(scene, 'orderDay'), purchaseDay(scene)],
      [randomLabel(scene, 'order'), personalMark('order', order)],
      [randomLabel(scene, 'tracking'), personalMark('tracking', parcel.number)],
    ]),
    shippingAddressBlock(scene),
    sellerLine(scene),
  )}</div>`;
  const body = `<div class="row" style="padding:12px 48px">${mercariLogo('s24')}<span class="grow"></span>${roundPortrait(random)}</div><div class="rule"></div><div class="row top" style="padding:24px 48px;gap:44px">${random.chance(0.7) ? left + right : right + left}</div>`;
  return browserWindow(scene, {
    tab: `Order - ${shortenedTitle(item.title, 16)}`,
    url: `https://www.mercari.com/transaction/order_status/${order}/`,
    body,
  });
}

function purchaseList(scene: Scene): string {
  const { random, item } = scene;
  const tabs = `<div style="display:flex" class="s14 center"><div class="grow sb a" style="padding:10px;border-bottom:2px solid">${random.pick(['In progress', 'Purchases'])}</div><div class="grow m" style="padding:10px">${random.pick(['Completed', 'Offers'])}</div></div>`;
  const row = `<div class="row top pad">${mainThumbnail(scene, [96, 96])}<div class="grow col g4"><div class="t">${titleMark(item.title)}</div><div class="p">${soldPrice(scene)}</div><div class="s13 m">${random.pick(['Purchased', 'Bought on'])} ${purchaseDay(scene)}</div><div class="s13 a">${random.pick(['Waiting for shipment', 'Delivered', 'Rate the seller'])}</div></div></div>`;
  const empty = `<div class="center pad m s14" style="padding-top:40px">No other purchases yet</div>`;
  return phonePage(scene, {
    bar: appBar('Purchases', { centred: true }),
    body: `${tabs}${row}<div class="rule"></div>${empty}`,
    below: bottomTabs(4),
  });
}

export const MERCARI_PURCHASE_TEMPLATES: readonly Template[] = [
  { name: 'mercari/purchase', platform: 'mercari', layout: 'buyer-mobile', draw: purchaseOrder },
  { name: 'mercari/thanks', platform: 'mercari', layout: 'buyer-mobile', draw: thanks },
  { name: 'mercari/receipt-mail', platform: 'mercari', layout: 'buyer-mobile', draw: receiptMail },
  { name: 'mercari/offer', platform: 'mercari', layout: 'buyer-mobile', draw: offerAccepted },
  { name: 'mercari/rate-seller', platform: 'mercari', layout: 'buyer-mobile', draw: rateSeller },
  { name: 'mercari/web-order', platform: 'mercari', layout: 'desktop-listing', draw: webOrder },
  { name: 'mercari/purchases', platform: 'mercari', layout: 'buyer-mobile', draw: purchaseList },
];
