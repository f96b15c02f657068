import { dayFormats } from '../../days';
import { escapedHtml, feeMark, personalMark, priceMark, soldDayMark, titleMark } from '../../marks';
import { dollars, negativeDollars, shortDollars } from '../../money';
import { browserWindow } from '../../pieces/browser';
import { clippedScreenshot } from '../../pieces/clipping';
import { icon } from '../../pieces/icons';
import { billRows, detailRow, stackedLabel, shelfOfOtherItems } from '../../pieces/parts';
import { appBar, phonePage, searchField, tabBar } from '../../pieces/phone';
import { roundPortrait, productPhoto, productThumbnail } from '../../pieces/pictures';
import type { Scene } from '../../scene';
import type { Template } from '../../template';
import { productSizeText } from '../../titles/product-size';

const TABS = [
  ['home', 'Feed'],
  ['search', 'Shop'],
  ['camera', 'Sell'],
  ['bell', 'News'],
  ['person', 'My Posh'],
] as const;

const size = ({ random, item }: Scene) => productSizeText(random, item.drawing);

const soldPicture = ({ random, item }: Scene, height: number) =>
  `<div style="position:relative;height:${String(height)}px">${productPhoto(item, random)}<div class="over s20 b" style="inset:auto;left:50%;top:50%;transform:translate(-50%,-50%);letter-spacing:.2em;padding:8px 20px;background:rgba(255,255,255,.86);color:#222">SOLD</div></div>`;

const prices = ({ price, earlierPrice }: Scene) =>
  `<span class="s22 b">${priceMark(shortDollars(price))}</span> <s class="m s15">${shortDollars(earlierPrice)}</s>`;

const about = (scene: Scene) =>
  `${detailRow('Size', size(scene), 80)}${detailRow('Brand', `<span class="a">${escapedHtml(scene.item.brand)}</span>`, 80)}${detailRow('Color', scene.random.pick(['Black', 'Cream White', 'Blue Green', 'Tan']), 80)}`;

function soldListing(scene: Scene): string {
  const { random, item, seller } = scene;
  const title = `<div class="s17 ${random.pick(['', 'sb'])}">${titleMark(item.title)}</div>`;
  const price = `<div>${prices(scene)}</div>`;
  const body = `<div class="row pad" style="padding-top:6px">${roundPortrait(random)}<div class="grow"><div class="s14 sb">${seller}</div><div class="s12 m">Updated ${random.pick(['Mar 02', '3 days ago', 'yesterday'])}</div></div></div>
    ${soldPicture(scene, random.between(200, 340))}
    <div class="row pad" style="gap:18px">${icon('heart')}${icon('chat')}${icon('share')}<span class="grow right s13 m">${String(random.between(2, 88))} likes</span></div>
    <div class="padx col">${random.chance(0.5) ? title + price : price + title}${about(scene)}<div class="s14">Worn twice, no stains or pulls. Smoke free home. Bundle &amp; save 10%!</div></div>
    ${shelfOfOtherItems(scene, { heading: random.pick(['You May Also Like', 'Similar Listings', 'More from this closet']) })}`;
  return phonePage(scene, {
    bar: appBar(random.pick(['', 'Listing Details']), { buttons: ['search', 'cart'] }),
    body,
    below: `<div class="padx" style="padding-top:8px;padding-bottom:8px"><div class="button plain square">${random.pick(['Sold', 'This item is sold', 'Not for sale'])}</div></div>${tabBar(TABS, 1)}`,
  });
}

function soldPage(scene: Scene): string {
  const { random, item, seller, screen } = scene;
  const body = `<div class="row" style="padding:12px 30px;gap:24px"><b class="s22 a" style="letter-spacing:.18em">POSHMARK</b><div class="grow">${searchField('Search Listings')}</div><span class="s13">Log in</span><div class="button s13 square">Sign up</div></div>
    <div class="rule padx s12 m" style="padding-top:8px">Women &nbsp; Men &nbsp; Kids &nbsp; Home &nbsp; Electronics &nbsp; Pets &nbsp; Brands</div>
    <div class="row top" style="padding:18px 40px;gap:36px"><div style="width:46%">${soldPicture(scene, screen.height - 250)}</div>
    <div class="grow col g12"><div class="row">${roundPortrait(random, 40)}<div><div class="s15 sb">${seller}</div><div class="s12 m">${String(random.between(30, 900))} available &nbsp; ${String(random.between(1, 9))}.1K sold</div></div></div>
      <div class="s24">${titleMark(item.title)}</div><div>${prices(scene)} <span class="pill s12">${random.pick(['Sold', 'NWT', 'Boutique'])}</span></div>${about(scene)}
      <div class="button plain square">${random.pick(['This item has been sold', 'SOLD'])}</div><div class="s14">Lovely condition. Message me with questions. No trades.</div>
      <div class="s12 m">$8.27 Expedited (1-3 day) Shipping on all orders</div></div></div>`;
  return browserWindow(scene, {
    tab: `${item.title.slice(0, 26)} | Poshmark`,
    url: `poshmark.com/listing/${escapedHtml(item.title).replace(/[^A-Za-z0-9]+/g, '-')}-5f${String(random.between(1_000_000, 9_999_999))}c1`,
    body,
  });
}

function myOrder(scene: Scene): string {
  const { random, item, price, soldOn, buyer, order, parcel } = scene;
  const fee = price < 1500 ? 295 : Math.round(price / 5);
  const body = `<div class="pad"><div class="s20 b">${random.pick(['Your item sold!', 'Order Delivered', 'Ship by Friday'])}</div><div class="s13 m">Order ID ${personalMark('order', order)}</div></div><div class="gap"></div>
    <div class="pad row top">${productThumbnail(item, random, [76, 76], 4)}<div class="grow col g2"><div class="s15">${titleMark(item.title)}</div><div class="s13 m">Size: ${size(scene)}</div><div class="s15 sb">${priceMark(shortDollars(price))}</div></div></div><div class="gap"></div>
    <div class="pad">${stackedLabel('Buyer', `${personalMark('name', buyer.name)} (${personalMark('handle', `@${buyer.handle}`)})`)}${stackedLabel('Order Date', soldDayMark(dayFormats.padded(soldOn), soldOn))}
    ${stackedLabel('Shipped to', `${personalMark('address', buyer.street)}<br>${personalMark('address', buyer.town)}`)}</div><div class="gap"></div>
    <div class="pad">${billRows([
      { label: random.pick(['Order Price', 'Listing Price']), amount: shortDollars(price) },
      {
        label: random.pick(["Poshmark's Fee", 'Poshmark Fee (20%)']),
        amount: feeMark('fee', negativeDollars(fee)),
      },
      {
        label: random.pick(['Your Earnings', 'Net Earnings']),
        amount: feeMark('payout', dollars(price - fee)),
        strong: true,
      },
    ])}</div><div class="gap"></div>
    <div class="pad row">${icon('truck')}<div><div class="s13 m">${parcel.carrier} Tracking</div><div class="s14 a">${personalMark('tracking', parcel.number)}</div></div></div>`;
  return phonePage(scene, {
    bar: appBar('Order Details', { centred: true, buttons: ['more'] }),
    body,
  });
}

function soldRow(scene: Scene): string {
  const { random, item, price, soldOn, buyer } = scene;
  return clippedScreenshot(
    random.between(370, 430),
    `<div class="row top pad">${productThumbnail(item, random, [92, 92], 4)}<div class="grow col g2"><div class="s15 sb">${titleMark(item.title)}</div>
      <div class="s13">Size: ${size(scene)} &nbsp;|&nbsp; <b>${priceMark(shortDollars(price))}</b></div><div class="s12 m">Sold to ${personalMark('handle', `@${buyer.handle}`)}</div>
      <div class="s12 m">${random.pick(['Date', 'Sold'])}: ${soldDayMark(dayFormats.padded(soldOn), soldOn)}</div><div class="s12 a sb">${random.pick(['Order Complete', 'Delivered', 'Shipped', 'Earnings Redeemed'])}</div></div></div>`,
  );
}

function soldCard(scene: Scene): string {
  const { random, item, seller } = scene;
  return clippedScreenshot(
    random.between(170, 230),
    `<div style="padding:8px">${soldPicture(scene, random.between(190, 250))}<div class="col g2" style="padding-top:8px"><div class="s14">${titleMark(item.title)}</div>
      <div>${prices(scene)}</div><div class="s12 m">Size: ${size(scene)}</div><div class="s12 m">${escapedHtml(item.brand)}</div><div class="row s12" style="gap:6px">${roundPortrait(random, 20)}${seller}</div></div></div>`,
  );
}

export const POSHMARK_MAIN_TEMPLATES: readonly Template[] = [
  {
    name: 'poshmark/sold-listing',
    platform: 'poshmark',
    layout: 'buyer-mobile',
    draw: soldListing,
  },
  { name: 'poshmark/sold-page', platform: 'poshmark', layout: 'desktop-listing', draw: soldPage },
  { name: 'poshmark/my-order', platform: 'poshmark', layout: 'seller-mobile', draw: myOrder },
  { name: 'poshmark/sold-row', platform: 'poshmark', layout: 'sold-row', draw: soldRow },
  { name: 'poshmark/sold-card', platform: 'poshmark', layout: 'sold-card', draw: soldCard },
];
