import { dayFormats } from '../../days';
import { escapedHtml, feeMark, personalMark, priceMark, soldDayMark, titleMark } from '../../marks';
import { dollars, negativeDollars, shortDollars } from '../../money';
import { browserWindow } from '../../pieces/browser';
import { cardBetweenCutCards, clippedScreenshot } from '../../pieces/clipping';
import { icon } from '../../pieces/icons';
import { billRows, detailRow, stackedLabel, shelfOfOtherItems } from '../../pieces/parts';
import { appBar, phonePage, searchField } from '../../pieces/phone';
import { roundPortrait, productPhoto, productThumbnail } from '../../pieces/pictures';
import type { Scene } from '../../scene';
import type { Template } from '../../template';

const place = ({ random }: Scene) =>
  random.pick(['Dayton, OH', 'Lowell, MA', 'Salem, OR', 'Waco, TX', 'Ogden, UT']);

const WORDS = 'In good working order. Price is firm. Message if interested, no holds.';

function formerListing(scene: Scene): string {
  const { random, item, price, earlierPrice } = scene;
  const body = `<div style="height:${String(random.between(240, 360))}px;position:relative">${productPhoto(item, random)}<span class="over s14" style="left:12px;bottom:12px;background:#31a24c">${random.pick(['Sold', 'Marked as sold'])}</span></div>
    <div class="pad col"><div class="s22 b">${priceMark(shortDollars(price))} ${random.chance(0.4) ? `<s class="m s16">${shortDollars(earlierPrice)}</s>` : ''}</div><div class="s18">${titleMark(item.title)}</div><div class="s14 m">${place(scene)} · ${String(random.between(2, 9))} weeks ago</div></div><div class="rule"></div>
    <div class="pad"><div class="s16 b">Description</div><div class="s15">${WORDS}</div>${detailRow('Condition', random.pick(['Good', 'Like new']))}</div><div class="rule"></div>
    <div class="pad row">${roundPortrait(random, 40)}<div><div class="s15 sb">Seller</div><div class="s13 m">Joined Facebook in ${String(random.between(2007, 2019))}</div></div></div>${shelfOfOtherItems(scene, { heading: 'You may also like' })}`;
  return phonePage(scene, { bar: appBar('Marketplace', { buttons: ['person', 'search'] }), body });
}

function sellersView(scene: Scene): string {
  const { random, item, price, screen } = scene;
  const body = `<div style="display:flex;height:${String(screen.height - 70)}px"><div class="soft" style="width:56%;padding:26px">${productPhoto(item, random)}</div>
    <div class="pad col grow" style="gap:10px;padding:22px 26px"><div class="s22 b">${titleMark(item.title)}</div><div class="s18">${priceMark(shortDollars(price))}</div><span class="s13"><span class="pill">Sold</span> &nbsp;${random.pick(['Listed 3 weeks ago', 'Listed in January'])} in ${place(scene)}</span>
      <div class="row"><div class="button square grow s14">${icon('check', 16)} Mark as available</div><div class="button plain square s14">Edit listing</div></div><div class="card s13">Your listing has had ${String(random.between(12, 640))} clicks in the last 14 days.</div>
      <div class="s17 b">Details</div>${detailRow('Condition', random.pick(['Used - good', 'New']))}${detailRow('Category', random.pick(['Home & Kitchen', 'Sports']).replace('&', '&amp;'))}<div class="s14">${WORDS}</div></div></div>`;
  return browserWindow(scene, {
    tab: 'Marketplace - Selling | Facebook',
    url: `https://www.facebook.com/marketplace/you/item/${String(random.between(1_000_000, 9_999_999))}88103`,
    body,
  });
}

function youReceive(scene: Scene): string {
  const { random, item, price, soldOn, buyer, order, parcel } = scene;
  const fee = Math.max(80, Math.round(price * 0.1));
  const body = `<div class="pad"><div class="s14 m">${random.pick(["You'll receive", 'Estimated payout'])}</div><div class="s32 b">${feeMark('payout', dollars(price - fee))}</div><div class="s13 m">Paid out 5 days after delivery</div></div><div class="gap"></div>
    <div class="pad col"><div class="row s15">${icon('truck', 20)}<b>${random.pick(['Shipped', 'Delivered', 'Label created'])}</b></div>${stackedLabel(`${parcel.carrier} tracking number`, personalMark('tracking', parcel.number))}${stackedLabel('Shipping to', `${personalMark('name', buyer.name)}<br>${personalMark('address', buyer.street)}<br>${personalMark('address', buyer.town)}`, 's15')}</div><div class="gap"></div>
    <div class="pad"><div class="row top">${productThumbnail(item, random, [60, 60])}<div class="grow s15">${titleMark(item.title)}<div class="m s13">Quantity: 1</div></div></div>${billRows(
      [
        { label: 'Price', amount: priceMark(dollars(price)) },
        { label: 'Fee', amount: feeMark('fee', negativeDollars(fee)) },
      ],
    )}${stackedLabel('Order placed', soldDayMark(dayFormats.long(soldOn), soldOn))}${stackedLabel('Order ID', personalMark('order', order))}</div>`;
  return phonePage(scene, { bar: appBar('Sale', { buttons: ['chat', 'more'] }), body });
}

function listingsRow(scene: Scene): string {
  const { random, item, price, soldOn } = scene;
  return clippedScreenshot(
    random.between(560, 720),
    `<div class="row top pad" style="gap:16px">${productThumbnail(item, random, [120, 120])}<div class="grow col g4"><div class="s18 sb">${titleMark(item.title)}</div><div class="s16">${priceMark(shortDollars(price))}</div><div class="s13"><b class="good">Sold</b> <span class="m">· ${random.pick([`Listed on ${dayFormats.slashes(soldOn)}`, `Listed ${String(random.between(2, 9))} weeks ago`])}</span></div><div class="s13 m">Listed on Marketplace · ${String(random.between(9, 400))} clicks on listing</div>
      <div class="row" style="padding-top:6px"><span class="button plain square s13">Mark as available</span><span class="button plain square s13">Relist this item</span><span class="button plain square s13">${icon('more', 16)}</span></div></div></div>`,
  );
}

function marketTile(scene: Scene): string {
  const { random, item, price } = scene;
  const tile = (shown: Scene['item'], words: string, note: string) =>
    `<div style="height:184px;position:relative">${productPhoto(shown, random)}${note}</div><div style="padding:6px 4px">${words}</div>`;
  return cardBetweenCutCards(scene, {
    width: random.between(176, 200),
    card: tile(
      item,
      `<div class="s16 b">${priceMark(shortDollars(price))} · Sold</div><div class="s14">${titleMark(item.title)}</div><div class="s12 m">${place(scene)} · ${String(random.between(2, 30))} miles away</div>`,
      random.chance(0.5) ? '<span class="over s12" style="right:8px;top:8px">Sold</span>' : '',
    ),
    other: (other) =>
      tile(
        other,
        `<div class="s16 b">${shortDollars(other.price)}</div><div class="s14" style="height:18px;overflow:hidden">${escapedHtml(other.title)}</div>`,
        '',
      ),
  });
}

function searchCard(scene: Scene): string {
  const { random, item, price } = scene;
  return clippedScreenshot(
    random.between(240, 300),
    `<div class="pad" style="padding:8px">${searchField('Search Marketplace')}<div style="height:220px;margin-top:8px;border-radius:8px;overflow:hidden;position:relative">${productPhoto(item, random)}<span class="over s13" style="left:8px;top:8px">SOLD</span></div><div class="s15 sb" style="padding-top:6px">${titleMark(item.title)}</div><div class="s15">${priceMark(shortDollars(price))}</div><div class="s13 m">${place(scene)}</div></div>`,
  );
}

export const FACEBOOK_VARIANT_TEMPLATES: readonly Template[] = [
  {
    name: 'facebook/former-listing',
    platform: 'facebook',
    layout: 'buyer-mobile',
    draw: formerListing,
  },
  {
    name: 'facebook/sellers-view',
    platform: 'facebook',
    layout: 'desktop-listing',
    draw: sellersView,
  },
  {
    name: 'facebook/you-receive',
    platform: 'facebook',
    layout: 'seller-mobile',
    draw: youReceive,
  },
  {
    name: 'facebook/listings-row',
    platform: 'facebook',
    layout: 'sold-row',
    draw: listingsRow,
  },
  { name: 'facebook/market-tile', platform: 'facebook', layout: 'sold-card', draw: marketTile },
  {
    name: 'facebook/search-card',
    platform: 'facebook',
    layout: 'sold-card',
    draw: searchCard,
  },
];
