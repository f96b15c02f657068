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
import { randomStruckSide, priceHeadline, shippingNote, soldPrice } from '../../pieces/prices';
import { tableWithOneRow } from '../../pieces/table';
import { listingTitle } from '../../pieces/title-lines';
import type { Scene } from '../../scene';
import { templatesOf } from '../../template';
import { inAnyOrder, maybe, shuffled } from '../../variety';
import { listingDescription, sizeConditionAndBrand, depopLogo, shopLine } from './facts';

const site = (scene: Scene, path: string, body: string) =>
  browserWindow(scene, {
    tab: scene.random.pick(['Depop', 'Depop - Sold items', 'depop.com']),
    url: `${scene.random.pick(['', 'https://www.'])}depop.com/${path}`,
    body: `<div class="row" style="padding:14px 36px;gap:24px">${depopLogo}<div class="grow">${searchField('Search for anything')}</div><span class="s13">Sell now</span>${roundPortrait(scene.random, 28)}</div><div class="rule"></div>${body}`,
  });

const photo = ({ item, random, screen }: Scene, width: number) =>
  `<div style="width:${String(width)}%;height:${String(screen.height - random.between(230, 330))}px;overflow:hidden">${productPhoto(item, random)}</div>`;

/** Draws the product page with its texts in random order. */
function mixedPage(scene: Scene): string {
  const { random } = scene;
  const words = inAnyOrder(
    random,
    listingTitle(scene),
    priceHeadline(scene, randomStruckSide(scene), maybe(random, 0.4, shippingNote(scene))),
    `<div class="s14 m">${sizeConditionAndBrand(scene)}</div>`,
    `<div class="row s14">${roundPortrait(random, 36)}${shopLine(scene)}</div>`,
    `<div class="s14">${listingDescription(scene)}</div>`,
  );
  const sides = [
    photo(scene, random.between(32, 52)),
    `<div class="grow col g12">${words}<div class="button plain">Sold</div></div>`,
  ];
  return site(
    scene,
    `products/${scene.seller}-${random.between(4096, 65_000).toString(16)}/`,
    `<div class="row top" style="padding:18px 36px;gap:36px">${(random.chance(0.7) ? sides : sides.reverse()).join('')}</div>`,
  );
}

/** Draws the list of sold items as a table with one row. */
function soldTable(scene: Scene): string {
  const { random, item, style, price, fee } = scene;
  const columns = shuffled(random, [
    {
      heading: randomLabel(scene, 'item', { colon: false }),
      cell: `<div class="row top">${productThumbnail(item, random, [56, 70], 2)}<div class="grow">${listingTitle(scene)}</div></div>`,
      width: '36%',
    },
    { heading: randomLabel(scene, 'price', { colon: false }), cell: soldPrice(scene) },
    { heading: randomLabel(scene, 'soldDay', { colon: false }), cell: soldDay(scene) },
    { heading: randomLabel(scene, 'buyer', { colon: false }), cell: buyerHandle(scene) },
    {
      heading: randomLabel(scene, 'sellerFee', { colon: false }),
      cell: feeMark('fee', style.money(fee)),
    },
    {
      heading: randomLabel(scene, 'payout', { colon: false }),
      cell: feeMark('payout', style.money(price - fee)),
    },
  ]);
  return site(
    scene,
    'sellinghub/sold-items/',
    `<div style="padding:20px 36px"><div class="s24 b">${random.pick(['Sold items', 'Sales history', 'Selling hub'])}</div><div style="padding-top:16px">${tableWithOneRow(scene, columns)}</div></div>`,
  );
}

/** Draws the page of one sale. A panel at the right has the amounts, the order, the address and the tracking. */
function salePanel(scene: Scene): string {
  const { random, order } = scene;
  const panel = `<div class="box col" style="width:${String(random.between(320, 460))}px">${inAnyOrder(random, `<div>${sellerPayoutBreakdown(scene, { marked: true })}</div>`, `<div>${labelledFact(scene, 'order', personalMark('order', order))}${labelledFact(scene, 'soldDay', soldDay(scene))}</div>`, `<div class="s14">${addressOf(scene)}</div>`, `<div>${labelledFact(scene, 'tracking', trackingLine(scene))}</div>`)}</div>`;
  return site(
    scene,
    `receipts/${String(random.between(100_000, 999_999))}`,
    `<div class="row top" style="padding:22px 36px;gap:32px">${photo(scene, 30)}<div class="grow col">${listingTitle(scene)}<div class="s14 m">${sizeConditionAndBrand(scene)}</div><div class="s14">${buyerHandle(scene)}</div></div>${panel}</div>`,
  );
}

/** Draws the item in a window over the shop. */
function overShop(scene: Scene): string {
  const { random, item, others } = scene;
  const grid = others
    .slice(0, 5)
    .map(
      (other) =>
        `<div style="width:18%;height:200px;overflow:hidden">${productPhoto(other, random)}</div>`,
    )
    .join('');
  return site(
    scene,
    scene.seller,
    `<div style="position:relative;padding:20px 36px"><div class="row" style="opacity:.35">${grid}</div><div class="box row top" style="position:absolute;left:18%;right:18%;top:50px;background:var(--bg);gap:24px;box-shadow:0 8px 40px rgba(0,0,0,.4)">${productThumbnail(item, random, [260, 320], 0)}<div class="grow col g12">${listingTitle(scene)}${priceHeadline(scene, randomStruckSide(scene))}<div class="s14 m">${sizeConditionAndBrand(scene)}</div><div class="s13">${random.pick(['Sold', 'This item has sold'])}</div></div></div></div>`,
  );
}

/** Draws the mail about the sale in a browser. */
function webMail(scene: Scene): string {
  const { random, item } = scene;
  return mailOnDesktop(scene, {
    sender: 'Depop',
    address: 'no-reply@example.com',
    subject: random.pick(['You sold an item', 'Woohoo, it sold', 'Your sale receipt']),
    body: `${depopLogo}<div class="row top" style="padding:12px 0">${productThumbnail(item, random, [110, 140], 0)}<div class="grow col">${inAnyOrder(random, listingTitle(scene), `<div class="s13 m">${sizeConditionAndBrand(scene)}</div>`)}${labelledFact(scene, 'soldDay', soldDay(scene))}</div></div>${sellerPayoutBreakdown(scene, { price: 'itemTotal', marked: true })}`,
  });
}

export const DEPOP_DESKTOP_TEMPLATES = templatesOf('depop', 'desktop-listing', {
  'mixed-page': mixedPage,
  'sold-table': soldTable,
  'sale-panel': salePanel,
  'over-shop': overShop,
  'web-mail': webMail,
});
