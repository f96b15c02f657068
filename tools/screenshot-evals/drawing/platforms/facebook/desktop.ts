import { randomLabel } from '../../labels';
import { feeMark, personalMark, titleMark } from '../../marks';
import { shippingAddressBlock } from '../../pieces/addresses';
import { buyerCostBreakdown, sellerPayoutBreakdown } from '../../pieces/amount-breakdowns';
import { browserWindow } from '../../pieces/browser';
import { shortenedTitle } from '../../pieces/parts';
import { mainPhoto, mainThumbnail } from '../../pieces/pictures';
import { soldPrice } from '../../pieces/prices';
import { parcelProgress } from '../../pieces/steps';
import { amountColumn, tableWithOneRow } from '../../pieces/table';
import type { Scene } from '../../scene';
import type { Template } from '../../template';
import { inAnyOrder } from '../../variety';
import { orderDay, orderFacts, siteBar, siteMenu, FACEBOOK_DELIVERY_STEPS } from './parts';

function webOrder(scene: Scene): string {
  const { random, item } = scene;
  const head = `<div class="s24 b">${random.pick(['Order details', 'Purchase', 'Your order'])}</div>${parcelProgress(scene, FACEBOOK_DELIVERY_STEPS)}<div class="card row top">${mainPhoto(scene, 'width:150px;height:150px;flex:none;border-radius:8px')}<div class="grow col"><div class="t">${titleMark(item.title)}</div><div class="s14 m">Quantity: 1</div></div></div>`;
  const columns = inAnyOrder(
    random,
    `<div class="card" style="flex:1">${shippingAddressBlock(scene)}</div>`,
    `<div class="card" style="flex:1">${buyerCostBreakdown(scene, { price: 'price', marked: true, forBuyer: true })}</div>`,
  );
  const body = `${siteBar(scene)}<div style="display:flex">${siteMenu(scene)}<div class="grow col g16" style="padding:24px 36px">${head}<div class="row top g16">${columns}</div>${orderFacts(scene)}</div></div>`;
  return browserWindow(scene, {
    tab: 'Your orders | Facebook',
    url: 'facebook.com/marketplace/you/buying/order',
    body,
  });
}

function webSale(scene: Scene): string {
  const { random, item, buyer } = scene;
  const left = `<div class="grow col g16"><div class="row top">${mainThumbnail(scene, [130, 130])}<div class="grow col g4"><div class="t">${titleMark(item.title)}</div><div class="p">${soldPrice(scene)}</div><div class="s14 m">${random.pick(['Sold to', 'Buyer:'])} ${personalMark('name', buyer.name)}</div></div></div>${shippingAddressBlock(scene)}<div class="button square">${random.pick(['Mark as shipped', 'Print label'])}</div></div>`;
  const right = `<div class="card" style="width:330px">${orderFacts(scene)}<div class="rule"></div>${sellerPayoutBreakdown(scene, { marked: false })}</div>`;
  const body = `${siteBar(scene)}<div class="row top" style="padding:26px 60px;gap:40px">${random.chance(0.7) ? left + right : right + left}</div>`;
  return browserWindow(scene, {
    tab: '(2) Orders',
    url: 'https://www.facebook.com/marketplace/you/selling/orders/',
    body,
  });
}

function ordersTable(scene: Scene): string {
  const { random, item, buyer, order, price, style } = scene;
  const first = {
    heading: random.pick(['Listing', 'Item', 'Product']),
    cell: `<div class="row">${mainThumbnail(scene, [48, 48], 4)}<div class="grow">${titleMark(shortenedTitle(item.title, 60))}</div></div>`,
  };
  const columns = [
    { heading: 'Order', cell: personalMark('order', order), width: '150px' },
    {
      heading: randomLabel(scene, 'buyer', { colon: false }),
      cell: personalMark('name', buyer.name),
      width: '150px',
    },
    {
      heading: randomLabel(scene, 'orderDay', { colon: false }),
      cell: orderDay(scene),
      width: '130px',
    },
    amountColumn(randomLabel(scene, 'soldPrice', { colon: false }), soldPrice(scene)),
    ...(random.chance(0.5)
      ? [amountColumn('Payout', feeMark('payout', style.money(price - scene.fee)))]
      : []),
  ];
  const body = `${siteBar(scene)}<div style="padding:22px 30px"><div class="s24 b">${random.pick(['Orders', 'Sold listings', 'Commerce orders'])}</div><div class="card" style="margin-top:14px;padding:0">${tableWithOneRow(scene, [first, ...columns])}</div></div>`;
  return browserWindow(scene, {
    tab: 'Commerce Manager',
    url: 'business.facebook.com/commerce/orders',
    body,
  });
}

export const FACEBOOK_DESKTOP_TEMPLATES: readonly Template[] = [
  { name: 'facebook/web-order', platform: 'facebook', layout: 'desktop-listing', draw: webOrder },
  { name: 'facebook/web-sale', platform: 'facebook', layout: 'desktop-listing', draw: webSale },
  {
    name: 'facebook/orders-table',
    platform: 'facebook',
    layout: 'desktop-listing',
    draw: ordersTable,
  },
];
