import { dayFormats } from '../../days';
import { escapedHtml, feeMark, personalMark, priceMark, soldDayMark, titleMark } from '../../marks';
import { dollars, negativeDollars } from '../../money';
import { browserWindow } from '../../pieces/browser';
import { clippedScreenshot } from '../../pieces/clipping';
import { icon } from '../../pieces/icons';
import { mobileBrowserPage } from '../../pieces/mobile-web';
import {
  billRows,
  detailRow,
  stackedLabel,
  shelfOfOtherItems,
  shortenedTitle,
} from '../../pieces/parts';
import { appBar, phonePage } from '../../pieces/phone';
import { productPhoto, productThumbnail } from '../../pieces/pictures';
import type { Scene } from '../../scene';
import type { Template } from '../../template';

function mobileSite(scene: Scene): string {
  const { random, item, price, shipping, soldOn } = scene;
  const body = `<div class="row pad"><b class="s26">ebay</b><span class="grow"></span>${icon('search')}${icon('cart')}${icon('menu')}</div>
    <div class="padx s13 m">${random.pick(['This listing ended on', 'Item sold on'])} ${soldDayMark(dayFormats.withWeekday(soldOn), soldOn)}</div>
    <div style="height:${String(random.between(180, 290))}px;margin-top:8px">${productPhoto(item, random)}</div><div class="pad col"><div class="s16 sb">${titleMark(item.title)}</div><div class="s12 m">${random.pick(['Pre-owned', 'Open box', 'Brand New'])} · ${escapedHtml(item.brand)}</div>
      <div class="s22 b">${priceMark(dollars(price))}</div><div class="s13">${random.pick(['Sold for', 'Best offer accepted', 'Buy It Now'])} <span class="m">+ ${dollars(shipping)} shipping</span></div><div class="button">See similar items</div></div>${shelfOfOtherItems(scene, { heading: 'Explore related items' })}`;
  return mobileBrowserPage(scene, {
    host: random.pick(['ebay.com', 'm.ebay.com', 'www.ebay.com']),
    body,
  });
}

function formerPage(scene: Scene): string {
  const { random, item, price, shipping, soldOn, seller, screen } = scene;
  const body = `<div class="row padx" style="height:58px"><b class="s32" style="letter-spacing:-2px">ebay</b><div class="grow" style="border:1px solid var(--muted);padding:9px 12px"><span class="m s14">Search...</span></div><div class="button square s14">Search</div></div><div class="rule padx s12 m" style="padding-top:6px">Back to home page | Listed in category: Collectibles &gt; ${escapedHtml(item.brand)}</div>
    <div class="row top" style="padding:14px 20px;gap:24px"><div style="width:36%;height:${String(Math.min(screen.height - 250, 480))}px">${productPhoto(item, random)}</div><div class="grow"><div class="s18 b" style="padding-bottom:10px">${titleMark(item.title)}</div><div class="rule" style="padding-top:8px"></div>
      ${detailRow('Item condition:', random.pick(['Used', 'Pre-owned', '--not specified']), 130)}${detailRow('Ended:', soldDayMark(dayFormats.short(soldOn), soldOn), 130)}${random.chance(0.5) ? detailRow('Bid history:', `<span class="a">${String(random.between(3, 40))} bids</span>`, 130) : ''}
      <div class="soft pad" style="margin:8px 0">${detailRow(random.pick(['Sold for:', 'Winning bid:', 'Price:']), `<b class="s18">${priceMark(`US ${dollars(price)}`)}</b>`, 116)}</div>${detailRow('Shipping:', `${dollars(shipping)} Standard Shipping`, 130)}${detailRow('Delivery:', 'Varies', 130)}${detailRow('Payments:', 'PayPal, Visa, Mastercard', 130)}${detailRow('Seller:', `<span class="a">${seller}</span> (${String(random.between(60, 5000))})`, 130)}</div></div>`;
  return browserWindow(scene, {
    tab: `${shortenedTitle(item.title, 28)} | eBay`,
    url: `www.ebay.com/itm/${String(random.between(100_000, 999_999))}114482`,
    body,
  });
}

function soldDetails(scene: Scene): string {
  const { random, item, price, soldOn, buyer, order, parcel, fee, shipping } = scene;
  const body = `<div class="card" style="margin:8px 16px"><div class="s16 b">${random.pick(['Delivered', 'Ship by tomorrow', 'Paid'])}</div><div class="s13">${parcel.carrier}: ${personalMark('tracking', parcel.number)}</div></div>
    <div class="pad row top"><div class="grow col g4"><div class="s16">${titleMark(item.title)}</div><div class="s13 m">Custom label (SKU): B${String(random.between(10, 99))}-${String(random.between(100, 999))}</div></div>${productThumbnail(item, random, [80, 80], 10)}</div><div class="rule"></div>
    <div class="pad">${stackedLabel('Sold for', `<b class="s18">${priceMark(dollars(price))}</b>`)}${stackedLabel('Sold on', soldDayMark(random.pick([dayFormats.short, dayFormats.slashes])(soldOn), soldOn))}${stackedLabel('Buyer', personalMark('handle', buyer.handle))}${stackedLabel('Address', `${personalMark('name', buyer.name)}<br>${personalMark('address', buyer.street)}<br>${personalMark('address', buyer.town)}`)}${stackedLabel('Order number', personalMark('order', order))}</div><div class="rule"></div>
    <div class="pad">${billRows([
      { label: 'Gross', amount: dollars(price + shipping) },
      { label: 'Selling costs', amount: feeMark('fee', negativeDollars(fee)) },
      { label: 'Net', amount: feeMark('payout', dollars(price + shipping - fee)), strong: true },
    ])}</div>`;
  return phonePage(scene, {
    bar: appBar(random.pick(['Sold', 'Item details']), { centred: true, buttons: ['more'] }),
    body,
  });
}

function soldTabRow(scene: Scene): string {
  const { random, item, price, soldOn, buyer } = scene;
  return clippedScreenshot(
    random.between(360, 420),
    `<div class="row top pad">${productThumbnail(item, random, [100, 100], 10)}<div class="grow col g2"><div class="s12 m">${random.pick(['Sold', 'Paid'])} ${random.chance(0.7) ? soldDayMark(dayFormats.short(soldOn), soldOn) : dayFormats.withoutYear(soldOn)}</div><div class="s15">${titleMark(item.title)}</div><div class="s17 b">${priceMark(dollars(price))} <span class="s12 m" style="font-weight:400">+ ${dollars(scene.shipping)}</span></div><div class="s12 m">${icon('person', 13)} ${personalMark('handle', buyer.handle)}</div></div></div>`,
  );
}

function wideCard(scene: Scene): string {
  const { random, item, price, soldOn, seller } = scene;
  return clippedScreenshot(
    random.between(600, 760),
    `<div class="row top pad" style="gap:18px">${productThumbnail(item, random, [190, 190], 8)}<div class="grow col g4"><div class="s13 good">Sold ${soldDayMark(dayFormats.short(soldOn), soldOn)}</div><div class="s18">${titleMark(item.title)}</div><div class="s13 m">${random.pick(['Pre-Owned', 'Brand New', 'Parts Only'])}</div><div class="between"><div class="col g2"><b class="s22 good">${priceMark(dollars(price))}</b><span class="s13">${random.pick(['Buy It Now', 'or Best Offer', `${String(random.between(2, 30))} bids`])}</span><span class="s13">+${dollars(scene.shipping)} delivery</span><span class="s13">from United States</span></div><div class="s13 m right">${seller} (${String(random.between(20, 9000))}) 100%<br><span class="a">View similar active items</span><br><span class="a">Sell one like this</span></div></div></div></div>`,
  );
}

export const EBAY_VARIANT_TEMPLATES: readonly Template[] = [
  { name: 'ebay/mobile-site', platform: 'ebay', layout: 'buyer-mobile', draw: mobileSite },
  {
    name: 'ebay/former-page',
    platform: 'ebay',
    layout: 'desktop-listing',
    draw: formerPage,
  },
  { name: 'ebay/sold-details', platform: 'ebay', layout: 'seller-mobile', draw: soldDetails },
  { name: 'ebay/sold-tab-row', platform: 'ebay', layout: 'sold-row', draw: soldTabRow },
  { name: 'ebay/wide-card', platform: 'ebay', layout: 'sold-card', draw: wideCard },
];
