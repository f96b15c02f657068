import { dayFormats, daysLater } from '../../days';
import { randomLabel } from '../../labels';
import { feeMark, personalMark, titleMark } from '../../marks';
import { shippingAddressBlock } from '../../pieces/addresses';
import { sellerPayoutBreakdown } from '../../pieces/amount-breakdowns';
import { icon } from '../../pieces/icons';
import { shortenedTitle } from '../../pieces/parts';
import { appBar, phonePage } from '../../pieces/phone';
import { mainPhoto, mainThumbnail } from '../../pieces/pictures';
import { soldPrice } from '../../pieces/prices';
import type { Scene } from '../../scene';
import type { Template } from '../../template';
import { inAnyOrder, maybe } from '../../variety';
import { orderDay, orderFacts, sellerTabs, etsyPayoutBreakdown } from './parts';

function newOrder(scene: Scene): string {
  const { random, item, buyer, parcel } = scene;
  const person = `<div class="pad row"><div class="grow"><div class="s18 b">${personalMark('name', buyer.name)}</div><div class="s13 m">${random.pick(['1 item', 'New order', 'First order from your shop'])}</div></div>${icon('chat')}</div>`;
  const row = `<div class="pad row top">${mainThumbnail(scene, [80, 66])}<div class="grow col g2"><div class="t">${titleMark(item.title)}</div><div class="s13 m">Qty: 1</div></div></div>`;
  const body = `${person}<div class="rule"></div>${inAnyOrder(random, row, `<div class="pad">${etsyPayoutBreakdown(scene)}</div>`, `<div class="pad">${orderFacts(scene)}</div>`, `<div class="pad">${shippingAddressBlock(scene)}</div>`)}<div class="pad s13">${parcel.carrier} ${personalMark('tracking', parcel.number)}</div>`;
  return phonePage(scene, {
    bar: appBar(random.pick(['Order details', 'Order', 'New order']), { buttons: ['more'] }),
    body,
  });
}

function saleScreen(scene: Scene): string {
  const { random, item, buyer } = scene;
  const body = `<div class="center pad col"><div class="s24 serif">${random.pick(['You made a sale!', 'Cha-ching!', 'Congratulations!'])}</div><div class="s14 m">${random.pick([`${personalMark('name', buyer.name)} ordered from your shop.`, `${randomLabel(scene, 'buyer', { colon: false })}: ${personalMark('name', buyer.name)}`])}</div></div>${mainPhoto(scene, `height:${String(random.between(160, 250))}px;margin:0 16px;border-radius:14px`)}<div class="pad col">${inAnyOrder(random, `<div class="t">${titleMark(item.title)}</div>`, `<div class="p">${soldPrice(scene)}</div>`)}${orderFacts(scene)}${shippingAddressBlock(scene)}<div class="button">Complete order</div></div>`;
  return phonePage(scene, {
    bar: appBar('', { lead: 'close' }),
    body,
    below: maybe(random, 0.5, sellerTabs(1)),
  });
}

function orderList(scene: Scene): string {
  const { random, item, buyer, soldOn } = scene;
  const card = `<div class="card col"><div class="between s14"><span class="sb">${personalMark('name', buyer.name)}</span><span class="m">${personalMark('order', `#${scene.order}`)}</span></div><div class="row top">${mainThumbnail(scene, [64, 64], 6)}<div class="grow col g2"><div class="t">${titleMark(shortenedTitle(item.title, 70))}</div><div class="p">${soldPrice(scene)}</div></div></div><div class="s12 m">${random.pick(['Ordered', 'Sold'])} ${orderDay(scene)} · Dispatch by ${dayFormats.withoutYear(daysLater(soldOn, 3))}</div></div>`;
  const tabs = ['New', 'In progress', 'Completed'].map(
    (name, index) => `<span class="s14 ${index === 0 ? 'sb u' : 'm'}">${name}</span>`,
  );
  return phonePage(scene, {
    bar: appBar(random.pick(['Orders & Delivery', 'Orders']).replace('&', '&amp;'), {
      lead: 'menu',
      buttons: ['search'],
    }),
    body: `<div class="row padx" style="gap:20px;height:40px">${tabs.join('')}</div><div class="pad">${card}</div>`,
    below: sellerTabs(1),
  });
}

/** Draws one entry of the payment account. */
function paymentEntry(scene: Scene): string {
  const { random, item, price, style } = scene;
  const body = `<div class="pad col"><div class="s13 m">${random.pick(['Net profit', 'Deposit', 'Amount for deposit'])}</div><div class="s28 b">${feeMark('payout', style.money(price - scene.fee))}</div></div><div class="rule"></div><div class="pad row">${mainThumbnail(scene, [54, 54], 6)}<div class="grow s15">${titleMark(item.title)}</div></div><div class="pad">${sellerPayoutBreakdown(scene, { marked: true })}</div><div class="pad">${orderFacts(scene)}</div>`;
  return phonePage(scene, { bar: appBar('Payment account'), body, below: sellerTabs(4) });
}

export const ETSY_SALE_TEMPLATES: readonly Template[] = [
  { name: 'etsy/new-order', platform: 'etsy', layout: 'seller-mobile', draw: newOrder },
  { name: 'etsy/sale-screen', platform: 'etsy', layout: 'seller-mobile', draw: saleScreen },
  { name: 'etsy/order-list', platform: 'etsy', layout: 'seller-mobile', draw: orderList },
  { name: 'etsy/payment-entry', platform: 'etsy', layout: 'seller-mobile', draw: paymentEntry },
];
