import { dayFormats, daysLater } from '../../days';
import { randomLabel } from '../../labels';
import { escapedHtml, feeMark } from '../../marks';
import { browserWindow } from '../../pieces/browser';
import { buyerHeadline, buyerLine, buyerHandle, orderNumberLine } from '../../pieces/buyer';
import { clippedScreenshot } from '../../pieces/clipping';
import { soldDay } from '../../pieces/facts';
import { icon } from '../../pieces/icons';
import { appBar, phonePage, searchField } from '../../pieces/phone';
import { mainPhoto, productThumbnail } from '../../pieces/pictures';
import { discountedPrice, soldForPrice, soldPrice } from '../../pieces/prices';
import { photoBesideLines } from '../../pieces/task-pages';
import { cutTitle, titleInCapitals, smallTitle, listingTitle } from '../../pieces/title-lines';
import type { Scene } from '../../scene';
import { templatesOf } from '../../template';
import { inAnyOrder, maybe } from '../../variety';
import { itemCondition, ebayLogo, saleNotes, sellerFeedback } from './facts';

const filters = ({ random }: Scene) =>
  `<div style="width:190px;flex:none" class="col s13">${['Condition', 'Brand', 'Price', 'Show only', 'Sold Items', 'Completed Items', 'Item Location'].map((name, index) => `<div class="${index % 3 === 0 ? 'b' : ''}">${index > 3 ? '☑ ' : ''}${name}</div>`).join('')}<div class="m">$${String(random.between(1, 30))} to $${String(random.between(40, 900))}</div></div>`;

/** Draws the results page of a search on the site for sold items. The search has one result. */
function resultsPage(scene: Scene): string {
  const { random, item, others } = scene;
  const words = [
    `<div class="good s14">Sold ${soldDay(scene)}</div>`,
    random.pick([listingTitle, smallTitle])(scene),
    `<div class="s13 m">${itemCondition(scene)} · ${escapedHtml(item.brand)}</div>`,
    `<div class="${random.pick(['s20', 's24', 's16'])} b good">${soldPrice(scene)}</div>`,
    saleNotes(scene),
  ];
  const result = `<div class="row top" style="gap:18px;padding:14px 0">${mainPhoto(scene, 'width:210px;height:210px;flex:none;border-radius:8px')}<div class="grow col g4">${words.join('')}${sellerFeedback(scene)}</div></div>`;
  const more = others.slice(0, 4).map((other) => productThumbnail(other, random, [190, 150]));
  return browserWindow(scene, {
    tab: `${item.brand} for sale | eBay`,
    url: 'ebay.com/sch/i.html?LH_Sold=1&LH_Complete=1',
    body: `<div class="row" style="padding:12px 28px;gap:20px">${ebayLogo}<div class="grow">${searchField(escapedHtml(item.brand.toLowerCase()))}</div><div class="button" style="padding:8px 40px">Search</div></div><div style="display:flex;gap:24px;padding:0 28px">${filters(scene)}<div class="grow"><div class="s16 b">1 result for ${escapedHtml(item.brand.toLowerCase())}</div>${result}<div class="rule s18 b" style="padding:10px 0">Based on your recent views</div><div class="row">${more.join('')}</div></div></div>`,
  });
}

/** Draws a purchase on the site: order date, total and number in a bar above the item. */
function barAbove(scene: Scene): string {
  const { random, price, shipping, tax, style } = scene;
  const fact = (name: string, value: string) =>
    `<div><div class="s11 up m">${name}</div><div class="s14">${value}</div></div>`;
  const bar = [
    fact('Order date', soldDay(scene)),
    fact('Order total', style.money(price + shipping + tax)),
    fact('Order number', orderNumberLine(scene)),
    maybe(random, 0.5, fact('Sold by', scene.seller)),
  ];
  const line = random.chance(0.5) ? cutTitle(scene, random.between(34, 60)) : smallTitle(scene);
  return clippedScreenshot(
    random.between(720, 1040),
    `<div class="${random.pick(['box', ''])}" style="padding:0"><div class="soft row" style="padding:10px 16px;gap:34px">${bar.join('')}</div><div class="row top" style="padding:14px 16px">${mainPhoto(scene, 'width:84px;height:84px;flex:none')}<div class="grow"><div class="s18 b">${random.pick(['Delivered', 'On its way', `Arrived ${dayFormats.withoutYear(daysLater(scene.soldOn, 5))}`])}</div>${line}<div class="s14">${soldPrice(scene)}</div></div><span class="button ghost s13">${random.pick(['Track package', 'Leave feedback'])}</span></div></div>`,
  );
}

/** Draws the app's list of sold items. It contains one sale. Below it are items that did not sell. */
function soldTab(scene: Scene): string {
  const { random, others, style } = scene;
  const sale = `<div class="pad" style="border-bottom:6px solid var(--soft)">${maybe(random, 0.5, `<div class="s16 b">${buyerHandle(scene, [''])}</div>`)}${photoBesideLines(scene, `${random.pick([smallTitle, titleInCapitals])(scene)}<div class="${random.pick(['s14', 's16 b', 's18'])}">${random.pick([soldPrice(scene), soldForPrice(scene)])}</div><div class="s12 m">${random.pick([soldDay(scene), orderNumberLine(scene)])}</div>`)}</div>`;
  const unsold = others
    .slice(0, 3)
    .map(
      (other) =>
        `<div class="pad row top" style="opacity:.75">${productThumbnail(other, random, [60, 60])}<div class="grow"><div class="s13 one">${escapedHtml(other.title)}</div><div class="s13">${style.money(other.price)} · ${random.pick(['Ended, not sold', '0 bids', '3 watchers'])}</div></div></div>`,
    );
  return phonePage(scene, {
    bar: appBar('Selling', { buttons: ['search', 'more'] }),
    body: `<div class="row padx s14" style="gap:22px"><span>Active (${String(random.between(2, 90))})</span><span class="b">Sold (1)</span><span>Unsold (3)</span></div>${sale}<div class="padx s18 b" style="padding-top:12px">Unsold</div>${unsold.join('')}`,
  });
}

/** Draws a card that sums up a completed sale: the buyer, the discounted price and the payout. */
function summaryCard(scene: Scene): string {
  const { random, price, fee, style } = scene;
  const blocks = [
    buyerHeadline(scene),
    random.pick([smallTitle, titleInCapitals])(scene),
    discountedPrice(scene),
    `<div class="s13">${randomLabel(scene, 'payout')} ${feeMark('payout', style.money(price - fee))}</div>`,
    `<div class="s12 m">${random.pick([orderNumberLine(scene), buyerLine(scene)])} ${icon('copy', 12)}</div>`,
  ];
  return clippedScreenshot(
    random.between(250, 400),
    `<div class="box col" style="margin:8px">${mainPhoto(scene, `height:${String(random.between(90, 190))}px;border-radius:8px`)}${random.chance(0.4) ? inAnyOrder(random, ...blocks) : blocks.join('')}</div>`,
  );
}

export const EBAY_SOLD_ITEM_TEMPLATES = [
  ...templatesOf('ebay', 'desktop-listing', { 'results-page': resultsPage }),
  ...templatesOf('ebay', 'sold-row', { 'bar-above': barAbove }),
  ...templatesOf('ebay', 'seller-mobile', { 'sold-tab': soldTab }),
  ...templatesOf('ebay', 'sold-card', { 'summary-card': summaryCard }),
];
