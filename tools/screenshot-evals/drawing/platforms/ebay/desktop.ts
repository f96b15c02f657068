import { randomLabel } from '../../labels';
import { escapedHtml, feeMark, personalMark } from '../../marks';
import { addressOf } from '../../pieces/addresses';
import { buyerCostBreakdown, sellerPayoutBreakdown } from '../../pieces/amount-breakdowns';
import { browserWindow } from '../../pieces/browser';
import { buyerHandle, trackingLine } from '../../pieces/buyer';
import { labelledFact, soldDay } from '../../pieces/facts';
import { mailOnDesktop } from '../../pieces/mails';
import { searchField } from '../../pieces/phone';
import { productPhoto, productThumbnail } from '../../pieces/pictures';
import { randomStruckSide, priceHeadline, shippingNote, soldPrice } from '../../pieces/prices';
import { tableWithOneRow } from '../../pieces/table';
import { listingTitle } from '../../pieces/title-lines';
import type { Scene } from '../../scene';
import { templatesOf } from '../../template';
import { inAnyOrder, maybe, shuffled } from '../../variety';
import {
  itemCondition,
  labelledItemNumber,
  ebayLogo,
  saleNotes,
  saleFormat,
  sellerFeedback,
} from './facts';

function site(scene: Scene, path: string, body: string): string {
  const { random } = scene;
  return browserWindow(scene, {
    tab: random.pick(['eBay', 'Seller Hub', 'My eBay', 'Orders - Seller Hub']),
    url: `${random.pick(['', 'https://', 'www.'])}ebay.com/${path}`,
    body: `<div class="row" style="padding:10px 24px;gap:20px">${ebayLogo}<div class="grow">${searchField('Search for anything')}</div><span class="s13">My eBay &nbsp; Help</span></div><div class="rule"></div>${body}`,
  });
}

/** Draws a table of orders in the seller hub, with column headings. */
function hubOrders(scene: Scene): string {
  const { random, order, tax, style, item } = scene;
  const columns = [
    {
      heading: randomLabel(scene, 'item', { colon: false }),
      cell: `<div class="row top">${productThumbnail(item, random, [56, 56])}<div class="grow">${listingTitle(scene)}<div class="s12 m">${labelledItemNumber(scene)}</div></div></div>`,
      width: '38%',
    },
    ...shuffled(random, [
      {
        heading: randomLabel(scene, 'soldPrice', { colon: false }),
        cell: soldPrice(scene),
        right: true,
      },
      { heading: randomLabel(scene, 'quantity', { colon: false }), cell: '1' },
      { heading: randomLabel(scene, 'soldDay', { colon: false }), cell: soldDay(scene) },
      { heading: randomLabel(scene, 'buyer', { colon: false }), cell: buyerHandle(scene) },
      ...(random.chance(0.5)
        ? [
            {
              heading: randomLabel(scene, 'tax', { colon: false }),
              cell: feeMark('tax', style.money(tax)),
            },
          ]
        : []),
      {
        heading: randomLabel(scene, 'order', { colon: false }),
        cell: personalMark('order', order),
      },
    ]),
  ];
  const nav = ['Overview', 'Orders', 'Listings', 'Marketing', 'Performance', 'Payments'];
  return site(
    scene,
    'sh/ord/?filter=status:ALL_ORDERS',
    `<div class="row" style="padding:12px 24px;gap:24px">${nav.map((name) => `<span class="s14">${name}</span>`).join('')}</div><div style="padding:10px 24px"><div class="s22 b">${random.pick(['Manage all orders', 'Awaiting shipment', 'Sold'])}</div><div class="s13 m" style="padding:6px 0">Results: 1-1 of 1</div><div class="box">${tableWithOneRow(scene, columns)}</div></div>`,
  );
}

/** Draws the seller's page of an order. The address and the amounts are beside each other. */
function hubOrder(scene: Scene): string {
  const { random, order, item } = scene;
  const left = `<div class="grow col g12">${inAnyOrder(random, `<div class="box row top">${productThumbnail(item, random, [96, 96])}<div class="grow col g4">${listingTitle(scene)}<div class="s13 m">${labelledItemNumber(scene)}</div>${labelledFact(scene, 'quantity', '1')}</div></div>`, `<div class="box s14"><b>${randomLabel(scene, 'shipTo')}</b><br>${addressOf(scene)}</div>`, `<div class="box">${labelledFact(scene, 'tracking', trackingLine(scene))}</div>`)}</div>`;
  const right = `<div style="width:${String(random.between(280, 400))}px" class="col g12"><div class="card">${labelledFact(scene, 'order', personalMark('order', order))}${labelledFact(scene, 'soldDay', soldDay(scene))}${labelledFact(scene, 'buyer', buyerHandle(scene))}</div><div class="card">${buyerCostBreakdown(scene, { marked: true })}</div>${maybe(random, 0.7, `<div class="card">${sellerPayoutBreakdown(scene, { price: 'itemTotal', marked: false })}</div>`)}</div>`;
  return site(
    scene,
    `mesh/ord/details?orderid=${String(random.between(10, 29))}`,
    `<div style="padding:14px 28px"><div class="s24 b" style="padding-bottom:10px">Order details</div><div class="row top" style="gap:24px">${random.chance(0.7) ? left + right : right + left}</div></div>`,
  );
}

/** Draws one purchase in the buyer's history. */
function purchaseHistory(scene: Scene): string {
  const { random, item, order } = scene;
  return site(
    scene,
    'mye/myebay/purchase',
    `<div style="padding:16px 32px"><div class="s22 b">Purchases</div><div class="box" style="margin-top:12px"><div class="row s13 m" style="gap:30px"><span>${randomLabel(scene, 'orderDay')} ${soldDay(scene)}</span><span>${randomLabel(scene, 'order')} ${personalMark('order', order)}</span><span>Sold by ${scene.seller}</span></div><div class="row top" style="padding-top:12px;gap:18px">${productThumbnail(item, random, [150, 150])}<div class="grow col">${listingTitle(scene)}${priceHeadline(scene)}<div class="s13 m">${random.pick(['Delivered', 'Paid', 'Shipped'])} · Returns closed</div></div><div class="col"><div class="button s13">Leave feedback</div><div class="button ghost s13">View order details</div></div></div></div></div>`,
  );
}

/** Draws a sold listing with the facts in a box beside the photo. */
function boxedListing(scene: Scene): string {
  const { random, item, screen } = scene;
  const facts = inAnyOrder(
    random,
    `<div class="card">${priceHeadline(scene, randomStruckSide(scene))}${saleNotes(scene)}</div>`,
    labelledFact(scene, 'condition', itemCondition(scene)),
    `<div>${sellerFeedback(scene)}</div>`,
  );
  const photo = `<div style="width:${String(random.between(34, 50))}%;height:${String(screen.height - random.between(280, 380))}px;overflow:hidden">${productPhoto(item, random)}</div>`;
  const besidePhoto = random.chance(0.7);
  const words = `<div class="grow col g12">${besidePhoto ? listingTitle(scene) : ''}${facts}</div>`;
  const sides = random.chance(0.75) ? photo + words : words + photo;
  return site(
    scene,
    `itm/${String(random.between(110, 399))}${String(random.between(100_000_000, 999_999_999))}`,
    `<div style="padding:14px 28px"><div class="s14 card" style="margin-bottom:12px">${random.pick(['This listing sold on', 'Bidding ended on', 'This item sold on'])} ${soldDay(scene)}.</div>${besidePhoto ? '' : listingTitle(scene)}<div class="row top" style="gap:26px;padding-top:10px">${sides}</div></div>`,
  );
}

/** Draws one search result with facts in two columns. */
function soldResult(scene: Scene): string {
  const { random, item } = scene;
  return site(
    scene,
    `sch/i.html?_nkw=${escapedHtml(item.brand).replaceAll(' ', '+')}&LH_Sold=1`,
    `<div class="row top" style="padding:16px 24px;gap:20px"><div class="col s13" style="width:170px"><b>Show only</b><span>☑ Sold items</span><span>☑ Completed items</span><span>☐ Free returns</span></div><div class="grow"><div class="s16 b">1 result for ${escapedHtml(item.brand)}</div><div class="row top" style="padding-top:14px;gap:18px">${productThumbnail(item, random, [225, 225])}<div class="grow col"><div class="s13 good">Sold ${soldDay(scene)}</div>${listingTitle(scene)}<div class="s13 m">${itemCondition(scene)} · ${escapedHtml(item.brand)}</div>${priceHeadline(scene, randomStruckSide(scene))}<div class="s13">${saleFormat(scene)}</div><div class="s13">${shippingNote(scene)}</div></div></div></div></div>`,
  );
}

/** Draws the mail about a sale in a browser. */
function webMail(scene: Scene): string {
  const { random, item, order } = scene;
  return mailOnDesktop(scene, {
    sender: 'eBay',
    address: 'ebay@example.com',
    subject: random.pick(['You made the sale', 'Ship your item', 'Your item sold']),
    body: `${ebayLogo}<div class="row top" style="padding:12px 0">${productThumbnail(item, random, [130, 130])}<div class="grow col">${listingTitle(scene)}${labelledFact(scene, 'soldPrice', soldPrice(scene))}${labelledFact(scene, 'soldDay', soldDay(scene))}${labelledFact(scene, 'order', personalMark('order', order))}</div></div><div class="s14">${addressOf(scene)}</div>`,
  });
}

export const EBAY_DESKTOP_TEMPLATES = templatesOf('ebay', 'desktop-listing', {
  'hub-orders': hubOrders,
  'hub-order': hubOrder,
  'purchase-history': purchaseHistory,
  'boxed-listing': boxedListing,
  'sold-result': soldResult,
  'web-mail': webMail,
});
