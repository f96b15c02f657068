import { label } from '../../labels';
import { inAnyOrder, maybe } from '../../variety';
import { mainPhoto, mainThumb, priceTag } from '../../pieces/listing-parts';
import { dayForms, daysLater } from '../../days';
import { personalMark, titleMark, feeMark } from '../../marks';
import { browser } from '../../pieces/browser';
import { icon } from '../../pieces/icons';
import { banner, lockScreen } from '../../pieces/banners';
import { bubble, composer, stamp } from '../../pieces/chats';
import { mailOnDesktop, mailOnPhone } from '../../pieces/mails';
import { shortened } from '../../pieces/parts';
import { appBar, phone } from '../../pieces/phone';
import { face } from '../../pieces/pictures';
import { facts, progress, sellerLines, shipTo, steps, sums } from '../../pieces/sale-blocks';
import { table } from '../../pieces/one-row-table';
import type { Scene } from '../../scene';
import type { Template } from '../../template';
import { bottomTabs, purchased, wordmark } from './mercari-parts';

const STEPS = ['Sold', 'Ship it', 'On its way', 'Delivered', 'Complete'] as const;
const GAP = '<div class="gap"></div>';

function madeASale(scene: Scene): string {
  const { random, item, buyer, soldOn } = scene;
  const shipBy = `<div class="card s14">${icon('truck', 17)} Ship by <b>${dayForms.weekdayWithoutYear(daysLater(soldOn, 3))}</b></div>`;
  const body = `<div class="pad center col"><div class="s24 b a">${random.pick(['You made a sale!', 'Cha-ching!', 'It sold!', 'Sold!'])}</div><div class="s14 m">${random.pick([`${personalMark('name', buyer.name)} bought your item.`, `Buyer: ${personalMark('name', buyer.name)}`])}</div></div>
    ${mainPhoto(scene, `height:${String(random.between(150, 230))}px;margin:0 16px;border-radius:12px`)}<div class="pad col"><div class="t">${titleMark(item.title)}</div>${inAnyOrder(random, `<div class="s24 b">${priceTag(scene)}</div>`, shipBy, shipTo(scene))}<div class="button">${random.pick(['Print shipping label', 'Get shipping label', 'Ship it'])}</div></div>`;
  return phone(scene, { bar: appBar('', { lead: 'close', buttons: ['chat'] }), body });
}

function shippingLabel(scene: Scene): string {
  const { random, item, order, parcel, shipping, style } = scene;
  const row = `<div class="row pad">${mainThumb(scene, [60, 60])}<div class="grow s14">${titleMark(item.title)}</div><div class="p">${priceTag(scene)}</div></div>`;
  const parcelFacts = facts(scene, [
    ['Weight', random.pick(['1 lb', '8 oz', '2 lb 4 oz'])],
    ['Package size', random.pick(['12 x 9 x 3 in', '10 × 8 × 4'])],
    ['Label', `${parcel.carrier} (${style.money(shipping)}, paid by buyer)`],
    [label(scene, 'tracking'), personalMark('tracking', parcel.number)],
    [label(scene, 'order'), personalMark('order', order)],
    [label(scene, 'soldDay'), purchased(scene)],
  ]);
  const body = `${row}${GAP}<div class="pad col g12">${inAnyOrder(random, parcelFacts, shipTo(scene))}<div class="button">Download label</div><div class="button ghost">Show QR code</div></div>`;
  return phone(scene, {
    bar: appBar(random.pick(['Shipping label', 'Ship your item']), { centred: true }),
    body,
  });
}

function saleDetails(scene: Scene): string {
  const { random, item, order, buyer } = scene;
  const row = `<div class="row top pad"><div class="grow col g4"><div class="t">${titleMark(item.title)}</div><div class="s12 m">${label(scene, 'buyer')} ${personalMark('name', buyer.name)}</div></div>${mainThumb(scene, [84, 84])}</div>`;
  const settlement = `<div class="pad">${maybe(random, 0.5, '<div class="s16 b">Earnings</div>')}${sums(scene, sellerLines(scene, { price: priceTag(scene) }))}</div>`;
  const dates = `<div class="pad">${facts(scene, [
    [label(scene, 'soldDay'), purchased(scene)],
    [label(scene, 'order'), personalMark('order', order)],
    ['Status', random.pick(['Completed', 'Delivered', 'In transit'])],
  ])}</div>`;
  const body = `${row}${GAP}${inAnyOrder(random, settlement, dates, `<div class="pad">${steps(scene, STEPS)}</div>`)}`;
  return phone(scene, {
    bar: appBar(random.pick(['Sale details', 'Transaction', 'Sold item'])),
    body,
  });
}

function saleChat(scene: Scene): string {
  const { random, item, buyer } = scene;
  const head = `<div class="row pad soft">${mainThumb(scene, [48, 48], 6)}<div class="grow"><div class="t">${titleMark(item.title)}</div><div class="p">${priceTag(scene)} <span class="m">${random.pick(['· Sold', '· In progress', ''])}</span></div></div>${icon('right', 16)}</div>`;
  const name = personalMark('name', buyer.name);
  const body = `${head}${stamp(purchased(scene))}${stamp(random.pick([`${name} purchased this item`, `You sold this item to ${name}`, `Sold to ${name}`]))}${bubble(random.pick(['Hi! Thanks so much, excited to get it.', 'Hello, please ship soon if you can!', 'Is the box included?']))}${bubble('Thank you! I will ship it tomorrow.', true)}${maybe(random, 0.5, bubble(random.pick(['Great', 'No rush at all.'])))}${stamp(random.pick(['Label printed', 'Shipped']))}`;
  return phone(scene, {
    bar: appBar(random.pick(['Messages', name]), { buttons: ['more'] }),
    body,
    below: composer('Type a message'),
  });
}

const mailWords = (scene: Scene) => {
  const { random, item, order } = scene;
  const photo = mainPhoto(scene, `height:${String(random.between(130, 220))}px;border-radius:8px`);
  const words = inAnyOrder(
    random,
    `<div><div class="t">${titleMark(item.title)}</div></div>`,
    `<div class="s15">${label(scene, 'soldPrice', { colon: false })}: <b>${priceTag(scene)}</b></div>`,
    `<div class="s14">${label(scene, 'order', { colon: false })}: ${personalMark('order', order)}</div>`,
    shipTo(scene),
  );
  return `<div class="col g12">${wordmark('s26')}<div class="s16">${random.pick(['Great news, your item sold!', 'Congrats on your sale. Here is what to do next.', 'Time to pack.'])}</div>${photo}${words}<div class="s13 m">${label(scene, 'orderDay')} ${purchased(scene)}</div><div class="button">${random.pick(['View order', 'Print label'])}</div></div>`;
};

const SUBJECTS = [
  'You made a sale',
  'Your item sold! Ship it now',
  'Time to ship: your item sold',
] as const;

const saleMail = (scene: Scene) =>
  mailOnPhone(scene, {
    subject: scene.random.pick(SUBJECTS),
    sender: 'Mercari',
    body: `<div class="pad">${mailWords(scene)}</div>`,
  });

const saleMailOnDesktop = (scene: Scene) =>
  mailOnDesktop(scene, {
    subject: scene.random.pick(SUBJECTS),
    sender: 'Mercari',
    body: mailWords(scene),
  });

function balanceEntry(scene: Scene): string {
  const { random, item, price, order, style } = scene;
  const body = `<div class="pad center"><div class="s13 m">${random.pick(['Added to balance', 'Net earnings'])}</div><div class="s32 b good">${feeMark('payout', style.money(price - scene.fee))}</div></div><div class="pad row card" style="margin:0 16px">${mainThumb(scene, [50, 50])}<div class="grow s14">${titleMark(item.title)}</div></div>
    <div class="pad">${sums(scene, sellerLines(scene, { price: priceTag(scene) }), 's14')}${facts(
      scene,
      [
        [random.pick(['Date', 'Sale date']), purchased(scene)],
        [label(scene, 'order'), personalMark('order', order)],
      ],
    )}</div>`;
  return phone(scene, { bar: appBar('Balance', { centred: true }), body, below: bottomTabs(4) });
}

function lockedPhone(scene: Scene): string {
  const { random, item, buyer } = scene;
  const shown = banner(scene, {
    app: 'Mercari',
    heading: random.pick([
      'You made a sale!',
      'Your item sold',
      `${personalMark('name', buyer.name)} bought your item`,
    ]),
    words: `${titleMark(item.title)}<br>${random.pick(['Sold for ', 'Price: ', ''])}${priceTag(scene)}`,
    aside: mainThumb(scene, [44, 44], 6),
  });
  const other = banner(scene, {
    app: 'Weather',
    heading: 'Rain soon',
    words: 'Rain starts in 20 minutes.',
  });
  return lockScreen(scene, shown, random.chance(0.5) ? [other] : []);
}

function webSale(scene: Scene): string {
  const { random, item, order, buyer, parcel, earlierPrice, style } = scene;
  const card = `<div class="row top" style="gap:20px">${mainPhoto(scene, 'width:260px;height:260px;flex:none;border-radius:10px')}<div class="grow col g12"><div class="s22 b">${titleMark(item.title)}</div><div class="s14 m">${random.pick([`Listed at ${style.money(earlierPrice)}`, 'Fixed price', 'Best offer accepted'])}</div>${progress(scene, STEPS)}${facts(
    scene,
    [
      [label(scene, 'buyer'), personalMark('name', buyer.name)],
      [label(scene, 'soldDay'), purchased(scene)],
      [label(scene, 'order'), personalMark('order', order)],
      [label(scene, 'tracking'), personalMark('tracking', parcel.number)],
    ],
  )}</div></div>`;
  const side = `<div class="card" style="width:320px">${sums(scene, sellerLines(scene, { price: priceTag(scene) }), 's14')}</div>`;
  const body = `<div class="row" style="padding:12px 40px">${wordmark('s24')}<span class="grow"></span>${icon('bell')}${face(random)}</div><div class="rule"></div><div class="row top" style="padding:26px 40px;gap:36px"><div class="grow col g16">${card}${shipTo(scene)}</div>${side}</div>`;
  return browser(scene, {
    tab: 'Sold item | Mercari',
    address: `mercari.com/mypage/listings/sold/${order}`,
    body,
  });
}

function salesReport(scene: Scene): string {
  const { random, item, price, style } = scene;
  const columns = [
    { head: label(scene, 'soldDay', { colon: false }), cell: purchased(scene), width: 120 },
    { head: 'Price', cell: priceTag(scene), width: 90, isRight: true },
    {
      head: label(scene, 'sellerFee', { colon: false }),
      cell: feeMark('fee', style.money(scene.fee)),
      width: 100,
      isRight: true,
    },
    {
      head: 'Net',
      cell: feeMark('payout', style.money(price - scene.fee)),
      width: 90,
      isRight: true,
    },
  ];
  const first = {
    head: random.pick(['Item', 'Item title', 'Listing']),
    cell: `<div class="row">${mainThumb(scene, [44, 44], 4)}<div class="grow">${titleMark(shortened(item.title, 70))}</div></div>`,
  };
  const body = `<div class="row" style="padding:12px 40px">${wordmark('s24')}<span class="grow"></span>${face(random)}</div><div style="padding:18px 40px"><div class="s24 b">${random.pick(['My sales', 'Sales history', 'Sales report'])}</div><div class="row s13 m" style="padding:8px 0 14px"><span class="pill">Last 30 days</span> 1 item sold</div>${table(random.chance(0.7) ? [first, ...columns] : [...columns.slice(0, 1), first, ...columns.slice(1)])}<div class="rule"></div></div>`;
  return browser(scene, { tab: 'Sales | Mercari', address: 'mercari.com/mypage/sales/', body });
}

export const MERCARI_SALES: readonly Template[] = [
  { name: 'mercari/made-a-sale', platform: 'mercari', layout: 'seller-mobile', draw: madeASale },
  { name: 'mercari/label', platform: 'mercari', layout: 'seller-mobile', draw: shippingLabel },
  { name: 'mercari/sale-details', platform: 'mercari', layout: 'seller-mobile', draw: saleDetails },
  { name: 'mercari/sale-chat', platform: 'mercari', layout: 'seller-mobile', draw: saleChat },
  { name: 'mercari/sale-mail', platform: 'mercari', layout: 'seller-mobile', draw: saleMail },
  {
    name: 'mercari/mail-desktop',
    platform: 'mercari',
    layout: 'desktop-listing',
    draw: saleMailOnDesktop,
  },
  { name: 'mercari/balance', platform: 'mercari', layout: 'seller-mobile', draw: balanceEntry },
  { name: 'mercari/lock-screen', platform: 'mercari', layout: 'seller-mobile', draw: lockedPhone },
  { name: 'mercari/web-sale', platform: 'mercari', layout: 'desktop-listing', draw: webSale },
  {
    name: 'mercari/sales-report',
    platform: 'mercari',
    layout: 'desktop-listing',
    draw: salesReport,
  },
];
