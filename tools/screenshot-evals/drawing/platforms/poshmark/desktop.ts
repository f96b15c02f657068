import { randomLabel } from '../../labels';
import { feeMark, personalMark } from '../../marks';
import { addressOf } from '../../pieces/addresses';
import { sellerPayoutBreakdown } from '../../pieces/amount-breakdowns';
import { browserWindow } from '../../pieces/browser';
import { buyerHandle, trackingLine } from '../../pieces/buyer';
import { labelledFact, soldDay } from '../../pieces/facts';
import { mailOnDesktop } from '../../pieces/mails';
import { searchField } from '../../pieces/phone';
import { roundPortrait, productPhoto, productThumbnail } from '../../pieces/pictures';
import { randomStruckSide, priceHeadline, soldPrice } from '../../pieces/prices';
import { tableWithOneRow } from '../../pieces/table';
import { listingTitle } from '../../pieces/title-lines';
import type { Scene } from '../../scene';
import { templatesOf } from '../../template';
import { inAnyOrder, maybe, shuffled } from '../../variety';
import { likesLabel, poshmarkLogo, sellerLabel, sizeAndBrand } from './facts';

const site = (scene: Scene, path: string, body: string) =>
  browserWindow(scene, {
    tab: scene.random.pick(['Poshmark', 'My Sales', 'Listing | Poshmark']),
    url: `${scene.random.pick(['', 'https://'])}poshmark.com/${path}`,
    body: `<div class="row" style="padding:12px 30px;gap:24px">${poshmarkLogo}<div class="grow">${searchField('Search Listings')}</div>${roundPortrait(scene.random, 30)}</div><div class="rule"></div>${body}`,
  });

/** Draws 'My Sales' as a table with column headings and one row. */
function salesTable(scene: Scene): string {
  const { random, item, order, style, price, fee } = scene;
  const columns = [
    {
      heading: randomLabel(scene, 'item', { colon: false }),
      cell: `<div class="row top">${productThumbnail(item, random, [64, 64], 4)}<div class="grow">${listingTitle(scene)}<div class="s12 m">${sizeAndBrand(scene)}</div></div></div>`,
      width: '38%',
    },
    ...shuffled(random, [
      { heading: randomLabel(scene, 'soldPrice', { colon: false }), cell: soldPrice(scene) },
      { heading: randomLabel(scene, 'orderDay', { colon: false }), cell: soldDay(scene) },
      { heading: randomLabel(scene, 'buyer', { colon: false }), cell: buyerHandle(scene) },
      {
        heading: randomLabel(scene, 'payout', { colon: false }),
        cell: feeMark('payout', style.money(price - fee)),
      },
      {
        heading: randomLabel(scene, 'status', { colon: false }),
        cell: random.pick(['Delivered', 'Sold']),
      },
    ]),
  ];
  return site(
    scene,
    'order/sales',
    `<div style="padding:18px 30px"><div class="s24 b">My Sales</div><div style="padding-top:14px">${tableWithOneRow(scene, columns)}</div><div class="s13 m" style="padding-top:12px">${maybe(random, 0.5, `${randomLabel(scene, 'order')} ${personalMark('order', order)}`)}</div></div>`,
  );
}

/** Draws the page of one sale in two columns. */
function salePage(scene: Scene): string {
  const { random, item, order } = scene;
  const left = `<div class="grow col g12"><div class="row top">${productThumbnail(item, random, [140, 140], 4)}<div class="grow col">${listingTitle(scene)}<div class="s13 m">${sizeAndBrand(scene)}</div>${priceHeadline(scene)}</div></div>${labelledFact(scene, 'tracking', trackingLine(scene))}</div>`;
  const right = `<div class="box col" style="width:${String(random.between(300, 420))}px">${inAnyOrder(random, `<div>${labelledFact(scene, 'order', personalMark('order', order))}${labelledFact(scene, 'orderDay', soldDay(scene))}</div>`, `<div class="s14">${randomLabel(scene, 'shipTo')}<br>${addressOf(scene)}</div>`, `<div>${sellerPayoutBreakdown(scene, { marked: false })}</div>`)}</div>`;
  return site(
    scene,
    `order/sales/${String(random.between(100_000, 999_999))}`,
    `<div style="padding:18px 40px"><div class="s22 b">Sale Details</div><div class="row top" style="gap:32px;padding-top:14px">${left}${right}</div></div>`,
  );
}

/** Draws the listing with its photo on the right. */
function photoRight(scene: Scene): string {
  const { random, item, screen } = scene;
  const words = inAnyOrder(
    random,
    listingTitle(scene),
    priceHeadline(scene, randomStruckSide(scene)),
    `<div class="s14">${sizeAndBrand(scene)}</div>`,
    `<div class="row s13">${roundPortrait(random, 28)}${sellerLabel(scene)}</div>`,
  );
  return site(
    scene,
    `listing/${String(random.between(1_000_000, 9_999_999))}c0`,
    `<div class="row top" style="padding:20px 48px;gap:40px"><div class="grow col g16">${words}<div class="button plain square">${random.pick(['Sold', 'SOLD', 'Not available'])}</div><div class="s13 m">${likesLabel(scene)}</div></div><div style="width:46%;height:${String(screen.height - 240)}px">${productPhoto(item, random)}</div></div>`,
  );
}

/** Draws a large photo with two smaller photos beside it, and below them the texts of the listing. */
function photoStrip(scene: Scene): string {
  const { random, item, others, screen } = scene;
  const small = others
    .slice(0, 2)
    .map(
      (other) => `<div class="grow" style="overflow:hidden">${productPhoto(other, random)}</div>`,
    )
    .join('');
  return site(
    scene,
    'listing/details',
    `<div class="row" style="height:${String(Math.round(screen.height * 0.46))}px;padding:14px 30px;gap:10px;align-items:stretch"><div style="width:46%;overflow:hidden">${productPhoto(item, random)}</div>${small}</div><div class="row top" style="padding:6px 30px;gap:40px"><div class="grow col">${listingTitle(scene)}<div class="s13 m">${sizeAndBrand(scene)}</div></div><div>${priceHeadline(scene, randomStruckSide(scene))}<div class="s13">${random.pick(['Sold', 'This item has been sold'])}</div></div></div>`,
  );
}

/** Draws the mail about the sale in a browser. */
function webMail(scene: Scene): string {
  const { random, item } = scene;
  return mailOnDesktop(scene, {
    sender: 'Poshmark',
    address: 'support@example.com',
    subject: random.pick(['You made a sale!', 'Your listing sold', 'Shipping label enclosed']),
    body: `${poshmarkLogo}<div class="row top" style="padding:12px 0">${productThumbnail(item, random, [120, 120], 0)}<div class="grow col">${inAnyOrder(random, listingTitle(scene), labelledFact(scene, 'soldPrice', soldPrice(scene)), labelledFact(scene, 'soldDay', soldDay(scene)))}</div></div><div class="s14">${addressOf(scene)}</div>`,
  });
}

export const POSHMARK_DESKTOP_TEMPLATES = templatesOf('poshmark', 'desktop-listing', {
  'sales-table': salesTable,
  'sale-page': salePage,
  'photo-right': photoRight,
  'photo-strip': photoStrip,
  'web-mail': webMail,
});
