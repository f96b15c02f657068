import { label } from '../../labels';
import { inAnyOrder, maybe } from '../../variety';
import { mainPhoto, mainThumb, priceTag } from '../../pieces/listing-parts';
import { dayForms, daysLater } from '../../days';
import { personalMark, titleMark, feeMark } from '../../marks';
import { browser } from '../../pieces/browser';
import { icon } from '../../pieces/icons';
import { banner, lockScreen } from '../../pieces/banners';
import { bubble, composer, stamp } from '../../pieces/chats';
import { mailOnPhone } from '../../pieces/mails';
import { shortened } from '../../pieces/parts';
import { appBar, phone } from '../../pieces/phone';
import { facts, sellerLines, shipTo, steps, sums } from '../../pieces/sale-blocks';
import { table } from '../../pieces/one-row-table';
import type { Scene } from '../../scene';
import type { Template } from '../../template';
import { logo, ordered, sellerTabs, shopMenu } from './etsy-parts';

const orderFacts = (scene: Scene) =>
  facts(scene, [
    [label(scene, 'order'), personalMark('order', scene.order)],
    [label(scene, 'orderDay'), ordered(scene)],
    ['Ship by', dayForms.weekdayWithoutYear(daysLater(scene.soldOn, 4))],
  ]);

const settlement = (scene: Scene, size?: string) =>
  sums(scene, sellerLines(scene, { price: priceTag(scene) }), size);

function newOrder(scene: Scene): string {
  const { random, item, buyer, parcel } = scene;
  const person = `<div class="pad row"><div class="grow"><div class="s18 b">${personalMark('name', buyer.name)}</div><div class="s13 m">${random.pick(['1 item', 'New order', 'First order from your shop'])}</div></div>${icon('chat')}</div>`;
  const row = `<div class="pad row top">${mainThumb(scene, [80, 66])}<div class="grow col g2"><div class="t">${titleMark(item.title)}</div><div class="s13 m">Qty: 1</div></div></div>`;
  const body = `${person}<div class="rule"></div>${inAnyOrder(random, row, `<div class="pad">${settlement(scene)}</div>`, `<div class="pad">${orderFacts(scene)}</div>`, `<div class="pad">${shipTo(scene)}</div>`)}<div class="pad s13">${parcel.carrier} ${personalMark('tracking', parcel.number)}</div>`;
  return phone(scene, {
    bar: appBar(random.pick(['Order details', 'Order', 'New order']), { buttons: ['more'] }),
    body,
  });
}

function saleScreen(scene: Scene): string {
  const { random, item, buyer } = scene;
  const body = `<div class="center pad col"><div class="s24 serif">${random.pick(['You made a sale!', 'Cha-ching!', 'Congratulations!'])}</div><div class="s14 m">${random.pick([`${personalMark('name', buyer.name)} ordered from your shop.`, `${label(scene, 'buyer', { colon: false })}: ${personalMark('name', buyer.name)}`])}</div></div>${mainPhoto(scene, `height:${String(random.between(160, 250))}px;margin:0 16px;border-radius:14px`)}<div class="pad col">${inAnyOrder(random, `<div class="t">${titleMark(item.title)}</div>`, `<div class="p">${priceTag(scene)}</div>`)}${orderFacts(scene)}${shipTo(scene)}<div class="button">Complete order</div></div>`;
  return phone(scene, {
    bar: appBar('', { lead: 'close' }),
    body,
    below: maybe(random, 0.5, sellerTabs(1)),
  });
}

function orderList(scene: Scene): string {
  const { random, item, buyer, soldOn } = scene;
  const card = `<div class="card col"><div class="between s14"><span class="sb">${personalMark('name', buyer.name)}</span><span class="m">${personalMark('order', `#${scene.order}`)}</span></div><div class="row top">${mainThumb(scene, [64, 64], 6)}<div class="grow col g2"><div class="t">${titleMark(shortened(item.title, 70))}</div><div class="p">${priceTag(scene)}</div></div></div><div class="s12 m">${random.pick(['Ordered', 'Sold'])} ${ordered(scene)} · Dispatch by ${dayForms.withoutYear(daysLater(soldOn, 3))}</div></div>`;
  const tabs = ['New', 'In progress', 'Completed'].map(
    (name, index) => `<span class="s14 ${index === 0 ? 'sb u' : 'm'}">${name}</span>`,
  );
  return phone(scene, {
    bar: appBar(random.pick(['Orders & Delivery', 'Orders']).replace('&', '&amp;'), {
      lead: 'menu',
      buttons: ['search'],
    }),
    body: `<div class="row padx" style="gap:20px;height:40px">${tabs.join('')}</div><div class="pad">${card}</div>`,
    below: sellerTabs(1),
  });
}

/** One entry of the payment account. */
function paymentEntry(scene: Scene): string {
  const { random, item, price, style } = scene;
  const body = `<div class="pad col"><div class="s13 m">${random.pick(['Net profit', 'Deposit', 'Amount for deposit'])}</div><div class="s28 b">${feeMark('payout', style.money(price - scene.fee))}</div></div><div class="rule"></div><div class="pad row">${mainThumb(scene, [54, 54], 6)}<div class="grow s15">${titleMark(item.title)}</div></div><div class="pad">${settlement(scene)}</div><div class="pad">${orderFacts(scene)}</div>`;
  return phone(scene, { bar: appBar('Payment account'), body, below: sellerTabs(4) });
}

function buyerMessages(scene: Scene): string {
  const { random, item, buyer, order } = scene;
  const head = `<div class="row pad soft">${mainThumb(scene, [52, 52], 6)}<div class="grow"><div class="t">${titleMark(shortened(item.title, 60))}</div><div class="s13">${priceTag(scene)} <span class="m">· ${label(scene, 'order')} ${personalMark('order', order)}</span></div></div></div>`;
  const body = `${head}${stamp(ordered(scene))}${bubble(random.pick(['Hi! I just ordered. Could you add a gift note?', 'Hello, can it arrive before the weekend?', 'Is this dishwasher safe?']))}${bubble('Of course, thank you for your order!', true)}${bubble('Wonderful')}${maybe(random, 0.5, stamp('Order marked as shipped'))}`;
  return phone(scene, {
    bar: appBar(personalMark('name', buyer.name), { buttons: ['more'] }),
    body,
    below: composer('Type your message'),
  });
}

function saleMail(scene: Scene): string {
  const { random, item, style } = scene;
  const body = `<div class="pad col g12">${logo('s28')}<div class="s18">${random.pick(['Congratulations on your Etsy sale of 1 item.', 'You made a sale! Here are the details.', 'Another order is in.'])}</div><div class="rule"></div>${inAnyOrder(
    random,
    `<div class="row top">${mainThumb(scene, [90, 90], 4)}<div class="grow s15">${titleMark(item.title)}</div></div>`,
    `<div>${random.pick([`<div class="s15">${label(scene, 'price', { colon: false })}: <b>${priceTag(scene)}</b></div>`, `<div class="between s15"><span>${label(scene, 'price')}</span><span>${priceTag(scene)}</span></div>`])}<div class="s14">Shipping: ${style.money(scene.shipping)}</div></div>`,
    orderFacts(scene),
  )}${shipTo(scene)}<div class="button">View the order</div></div>`;
  return mailOnPhone(scene, {
    subject: random.pick([
      'You made a sale on Etsy',
      'New sale: ship soon',
      'Etsy sale notification',
    ]),
    sender: 'Etsy',
    body,
  });
}

function lockedPhone(scene: Scene): string {
  const { random, item, buyer } = scene;
  const shown = banner(scene, {
    app: random.pick(['Etsy Seller', 'Etsy']),
    heading: random.pick([
      'Cha-ching! You made a sale',
      'New order',
      `New order from ${personalMark('name', buyer.name)}`,
    ]),
    words: `${titleMark(shortened(item.title, 90))}<br>${random.pick(['1 item · ', '', 'Total of items: '])}${priceTag(scene)}`,
    aside: maybe(random, 0.5, mainThumb(scene, [44, 44], 6)),
  });
  const other = banner(scene, {
    app: 'News',
    heading: 'Evening edition',
    words: 'Five stories for tonight.',
  });
  return lockScreen(scene, shown, random.chance(0.4) ? [other] : []);
}

function managerPage(scene: Scene): string {
  const { random, item, buyer } = scene;
  const left = `<div class="grow col g16"><div class="s22 b">${personalMark('name', buyer.name)}</div><div class="row top">${mainThumb(scene, [120, 96])}<div class="grow col g4"><div class="t">${titleMark(item.title)}</div><div class="s14 m">Quantity 1</div></div></div>${orderFacts(scene)}${steps(scene, ['Ordered', 'Packed', 'Dispatched', 'Delivered'])}</div>`;
  const right = `<div class="card col g16" style="width:330px">${inAnyOrder(random, shipTo(scene), `<div>${settlement(scene, 's14')}</div>`)}</div>`;
  const body = `<div style="display:flex;height:100%">${shopMenu()}<div class="grow row top" style="padding:24px 30px;gap:30px">${left}${right}</div></div>`;
  return browser(scene, {
    tab: 'Order | Etsy Shop Manager',
    address: 'https://www.etsy.com/your/orders/sold',
    body,
  });
}

function managerTable(scene: Scene): string {
  const { random, item, buyer, order } = scene;
  const first = {
    head: random.pick(['Item', 'Listing', 'Order']),
    cell: `<div class="row top">${mainThumb(scene, [60, 48], 4)}<div class="grow">${titleMark(shortened(item.title, 75))}</div></div>`,
  };
  const columns = [
    {
      head: label(scene, 'buyer', { colon: false }),
      cell: personalMark('name', buyer.name),
      width: 150,
    },
    {
      head: label(scene, 'order', { colon: false }),
      cell: personalMark('order', order),
      width: 110,
    },
    { head: label(scene, 'orderDay', { colon: false }), cell: ordered(scene), width: 130 },
    {
      head: label(scene, 'price', { colon: false }),
      cell: priceTag(scene),
      width: 100,
      isRight: true,
    },
  ];
  const body = `<div style="display:flex;height:100%">${shopMenu()}<div class="grow" style="padding:24px 26px"><div class="s24 serif">${random.pick(['Orders', 'Sold orders', 'Completed orders'])}</div><div class="row s13" style="padding:10px 0"><span class="pill">Completed</span><span class="pill">This year</span></div>${table(random.chance(0.6) ? [first, ...columns] : [...columns.slice(0, 2), first, ...columns.slice(2)])}<div class="rule"></div></div></div>`;
  return browser(scene, {
    tab: 'Orders | Etsy',
    address: 'etsy.com/your/orders/sold/completed',
    body,
  });
}

export const ETSY_SALES: readonly Template[] = [
  { name: 'etsy/new-order', platform: 'etsy', layout: 'seller-mobile', draw: newOrder },
  { name: 'etsy/sale-screen', platform: 'etsy', layout: 'seller-mobile', draw: saleScreen },
  { name: 'etsy/order-list', platform: 'etsy', layout: 'seller-mobile', draw: orderList },
  { name: 'etsy/payment-entry', platform: 'etsy', layout: 'seller-mobile', draw: paymentEntry },
  { name: 'etsy/buyer-messages', platform: 'etsy', layout: 'seller-mobile', draw: buyerMessages },
  { name: 'etsy/sale-mail', platform: 'etsy', layout: 'seller-mobile', draw: saleMail },
  { name: 'etsy/lock-screen', platform: 'etsy', layout: 'seller-mobile', draw: lockedPhone },
  { name: 'etsy/manager-page', platform: 'etsy', layout: 'desktop-listing', draw: managerPage },
  { name: 'etsy/manager-table', platform: 'etsy', layout: 'desktop-listing', draw: managerTable },
];
