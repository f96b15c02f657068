import { dayFormats } from '../../days';
import { escapedHtml, priceMark, soldDayMark, titleMark } from '../../marks';
import { dollars } from '../../money';
import { browserWindow } from '../../pieces/browser';
import { icon } from '../../pieces/icons';
import { detailRow, shelfOfOtherItems } from '../../pieces/parts';
import { appBar, phonePage, searchField, tabBar } from '../../pieces/phone';
import { productPhoto } from '../../pieces/pictures';
import { shippingNote } from '../../pieces/prices';
import type { Scene } from '../../scene';
import type { Template } from '../../template';
import { itemCondition } from './facts';

const TABS = [
  ['home', 'Home'],
  ['person', 'My eBay'],
  ['search', 'Search'],
  ['bell', 'Inbox'],
  ['tag', 'Selling'],
] as const;

const sellerLine = ({ random, seller }: Scene) =>
  `<div class="s13"><span class="u">${seller}</span> (${String(random.between(12, 24_000))}) <span class="m">${String(random.between(970, 1000) / 10)}% positive</span></div>`;

function endedItem(scene: Scene): string {
  const { random, item, price, earlierPrice, soldOn } = scene;
  const date = soldDayMark(random.pick([dayFormats.withWeekday, dayFormats.short])(soldOn), soldOn);
  const body = `<div style="height:${String(random.between(150, 330))}px;position:relative">${productPhoto(item, random)}<span class="over s12" style="right:12px;bottom:12px">1 / ${String(random.between(2, 12))}</span></div>
    <div class="pad col">
      <div class="s18 ${random.pick(['', 'sb'])}">${titleMark(item.title)}</div>
      ${sellerLine(scene)}
      <div class="s22 b">${priceMark(`${random.pick(['US ', ''])}${dollars(price)}`)}</div>
      ${random.chance(0.5) ? `<div class="s13 m">Was <s>US ${dollars(earlierPrice)}</s></div>` : `<div class="s13 m">or Best Offer accepted</div>`}
      <div class="s13 m">${shippingNote(scene)}</div>
      <div class="card s14">${icon('check', 16)} ${random.pick(['Ended', 'This listing sold on', 'Item sold'])} ${date} at ${String(random.between(1, 12))}:${String(random.between(10, 59))} PM</div>
      <div class="row"><div class="button grow">${random.pick(['Sell now', 'Sell one like this'])}</div><div class="button ghost grow">Find similar</div></div>
      ${detailRow('Condition', itemCondition(scene))}
    </div>${shelfOfOtherItems(scene, { heading: random.pick(['Similar items', 'People also viewed', 'Sponsored items']) })}`;
  return phonePage(scene, {
    bar: appBar(random.pick(['', searchField('Search on eBay')]), {
      buttons: ['search', 'cart', 'more'],
    }),
    body,
    below: random.chance(0.6) ? tabBar(TABS, 2) : '',
  });
}

function endedAuction(scene: Scene): string {
  const { random, item, price, soldOn } = scene;
  const body = `<div class="soft pad s14 sb">Bidding has ended on this item.</div>
    <div style="height:${String(random.between(160, 280))}px">${productPhoto(item, random)}</div>
    <div class="pad col g12">
      <div><span class="s12 m">Winning bid</span><div class="s24 b good">${priceMark(`US ${dollars(price)}`)}</div>
      <span class="s13 m">${String(random.between(3, 41))} bids · ${shippingNote(scene)}</span></div>
      <div class="s17">${titleMark(item.title)}</div>
      ${detailRow('Ended', soldDayMark(dayFormats.short(soldOn), soldOn), 96)}
      ${detailRow('Starting bid', dollars(999), 96)}
      ${detailRow('Condition', itemCondition(scene), 96)}
      ${detailRow('Item number', `${String(random.between(110, 399))}${String(random.between(100_000_000, 999_999_999))}`, 96)}
      ${sellerLine(scene)}
      <div class="button plain">Bid history</div>
    </div>`;
  return phonePage(scene, {
    bar: appBar('Item', {
      lead: random.pick(['close', 'back']),
      buttons: ['share', 'heart'],
      centred: true,
    }),
    body,
  });
}

function siteHead(scene: Scene): string {
  return `<div class="between padx s11 m" style="padding-top:6px;padding-bottom:6px"><span>Hi! <span class="u">Sign in</span> or <span class="u">register</span> &nbsp; Deals &nbsp; Brand Outlet &nbsp; Gift Cards &nbsp; Help &amp; Contact</span><span>Sell &nbsp; Watchlist &nbsp; My eBay ${icon('bell', 13)}</span></div>
    <div class="row padx" style="padding-bottom:10px"><b style="font-size:30px;letter-spacing:-2px"><span style="color:#e53238">e</span><span style="color:#0064d2">b</span><span style="color:#f5af02">a</span><span style="color:#86b817">y</span></b><div class="grow" style="border:2px solid var(--fg);border-radius:20px;padding:7px 14px"><span class="s13 m">${scene.random.pick(['Search for anything', escapedHtml(scene.item.brand)])}</span></div><div class="button s13" style="padding:8px 28px">Search</div></div><div class="rule"></div>`;
}

const randomUrl = ({ random }: Scene) =>
  `${random.pick(['', 'https://www.'])}ebay.com/itm/${String(random.between(110, 399))}${String(random.between(100_000_000, 999_999_999))}?hash=item${random.between(4096, 65_000).toString(16)}&nordt=true`;

function endedPage(scene: Scene): string {
  const { random, item, price, earlierPrice, soldOn, screen } = scene;
  const tall = screen.height - 330;
  const said = random.pick([
    `This listing sold on ${soldDayMark(dayFormats.withWeekday(soldOn), soldOn)} at ${String(random.between(1, 12))}:09 AM.`,
    `This listing was ended by the seller on ${soldDayMark(dayFormats.short(soldOn), soldOn)} because the item was sold.`,
    `Item sold on ${dayFormats.weekdayWithoutYear(soldOn)} at 8:41 PM.`,
  ]);
  const body = `${siteHead(scene)}<div style="padding:10px 24px"><div class="s11 m">Back to search results | Listed in category</div>
    <div class="card between s14" style="margin:10px 0"><span>${said}</span><span class="a u">See original listing</span></div>
    <div class="row top" style="gap:26px"><div style="width:44%;height:${String(tall)}px;border-radius:12px;overflow:hidden">${productPhoto(item, random)}</div>
    <div class="grow col" style="gap:9px"><div class="s20 b">${titleMark(item.title)}</div>${sellerLine(scene)}<div class="rule"></div>
      <div class="s22 b">${priceMark(`US ${dollars(price)}`)}</div>
      ${random.chance(0.5) ? `<div class="s13 m">List price <s>US ${dollars(earlierPrice)}</s> (${String(random.between(5, 40))}% off)</div>` : ''}
      ${detailRow('Condition:', `<b>${itemCondition(scene)}</b>`)}${detailRow('Shipping:', `US ${dollars(scene.shipping)} USPS Ground Advantage. <span class="u">See details</span>`)}
      ${detailRow('Located in:', 'Akron, Ohio, United States')}${detailRow('Returns:', '30 days returns. Buyer pays for return shipping.')}
      <div class="button s14">${random.pick(['Sell one like this', 'Shop similar items'])}</div></div></div></div>`;
  return browserWindow(scene, {
    tab: `${item.title.slice(0, 24)} | eBay`,
    url: randomUrl(scene),
    body,
  });
}

/** The templates of ended listings on pages that everybody can see. */
export const EBAY_ENDED_PAGE_TEMPLATES: readonly Template[] = [
  { name: 'ebay/ended-item', platform: 'ebay', layout: 'buyer-mobile', draw: endedItem },
  {
    name: 'ebay/ended-auction',
    platform: 'ebay',
    layout: 'buyer-mobile',
    draw: endedAuction,
  },
  { name: 'ebay/ended-page', platform: 'ebay', layout: 'desktop-listing', draw: endedPage },
];
