import { dayFormats } from '../../days';
import { escapedHtml, feeMark, personalMark, priceMark, soldDayMark, titleMark } from '../../marks';
import { dollars, negativeDollars } from '../../money';
import { browserWindow } from '../../pieces/browser';
import { clippedScreenshot } from '../../pieces/clipping';
import { icon, starIcons } from '../../pieces/icons';
import { billRows, stackedLabel, shelfOfOtherItems } from '../../pieces/parts';
import { appBar, phonePage, searchField, tabBar } from '../../pieces/phone';
import { roundPortrait, productPhoto, productThumbnail } from '../../pieces/pictures';
import type { Scene } from '../../scene';
import type { Template } from '../../template';
import { productSizeText } from '../../titles/product-size';

const TABS = [
  ['home', 'Home'],
  ['search', 'Explore'],
  ['camera', 'Sell'],
  ['bell', 'Updates'],
  ['person', 'Profile'],
] as const;

const facts = ({ random, item }: Scene) =>
  `Size ${productSizeText(random, item.drawing)} · ${random.pick(['Used - Excellent', 'Used - Good', 'Like new'])} · ${escapedHtml(item.brand)}`;

const sellerRow = ({ random, seller }: Scene) =>
  `<div class="row">${roundPortrait(random, 38)}<div class="grow"><div class="s14 sb">${seller}</div><div class="s12 m">${starIcons(12)} (${String(random.between(5, 640))}) · ${String(random.between(10, 990))} sold</div></div>${random.chance(0.5) ? '<span class="pill s12">Follow</span>' : ''}</div>`;

function soldProduct(scene: Scene): string {
  const { random, item, price, earlierPrice } = scene;
  const struck = random.chance(0.4) ? `<s class="m s14">${dollars(earlierPrice)}</s>` : '';
  const body = `<div style="height:${String(random.between(230, 360))}px;position:relative">${productPhoto(item, random)}<span class="over s14" style="left:14px;top:14px">${random.pick(['Sold', 'SOLD'])}</span></div>
    <div class="pad col" style="gap:8px">${random.chance(0.5) ? sellerRow(scene) : ''}<div class="s15">${titleMark(item.title)}</div>
      <div class="row s18 b">${priceMark(dollars(price))}${struck}</div><div class="s12 m">${random.pick([`+ ${dollars(scene.shipping)} shipping`, 'Free shipping', 'Taxes and shipping calculated at checkout'])}</div>
      <div class="s13 m">${facts(scene)}</div><div class="button plain square">${random.pick(['Sold', 'This item has sold', 'Item sold'])}</div>
      <div class="s13">message me for measurements, no returns xx #vintage #y2k</div><div class="s11 m up">Listed ${String(random.between(2, 11))} weeks ago</div></div>
    ${shelfOfOtherItems(scene, { heading: random.pick(['You might also like', 'Similar items', "More from this seller's shop"]) })}`;
  return phonePage(scene, {
    bar: appBar('', { buttons: ['share', 'more'] }),
    body,
    below: random.chance(0.7) ? tabBar(TABS, 1) : '',
  });
}

function soldPage(scene: Scene): string {
  const { random, item, price, screen, seller } = scene;
  const photo = `<div style="width:31%;height:${String(screen.height - 260)}px">${productPhoto(item, random)}</div>`;
  const body = `<div class="row" style="padding:14px 28px;gap:22px"><b class="s26 a">depop</b><div class="grow">${searchField('Search for anything')}</div><div class="button s13">Sign up</div><span class="s13">Log in</span></div><div class="rule"></div>
    <div class="padx s12 m" style="padding-top:10px">Home / Menswear / Tops / ${escapedHtml(item.brand)}</div>
    <div class="row top" style="padding:14px 28px;gap:12px">${photo}${photo}<div class="grow col" style="padding-left:18px;gap:10px">
      <div class="s20 sb">${titleMark(item.title)}</div><div class="s13 m">${facts(scene)}</div><div class="s24 b">${priceMark(dollars(price))}</div>
      <div class="button plain square">${random.pick(['Sold', 'Item sold'])}</div><div class="button ghost square">Message seller</div>${sellerRow(scene)}
      <div class="s13">such a good find, selling as it no longer fits</div><div class="s12 m">Listed 2 months ago by ${seller}</div></div></div>`;
  return browserWindow(scene, {
    tab: `${item.title.slice(0, 22)}… - Depop`,
    url: `depop.com/products/${seller}-${escapedHtml(item.title)
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')}`,
    body,
  });
}

function receipt(scene: Scene): string {
  const { random, item, price, soldOn, buyer, order, parcel, shipping, fee } = scene;
  const body = `<div class="pad col" style="gap:10px"><div class="s24 b">${random.pick(['Sold!', 'Receipt', 'You made a sale'])}</div>
    <div class="s13 m">${soldDayMark(random.pick([dayFormats.dayFirst, dayFormats.short])(soldOn), soldOn)} · ${random.pick(['Sold to', 'Bought by'])} ${personalMark('handle', `@${buyer.handle}`)}</div><div class="rule"></div>
    <div class="row top">${productThumbnail(item, random, [80, 100], 2)}<div class="grow col g2"><div class="s15">${titleMark(item.title)}</div><div class="s13 m">${facts(scene)}</div></div></div><div class="rule"></div>
    <div>${billRows([
      {
        label: random.pick(['Item price', 'Sold for', 'Price']),
        amount: priceMark(dollars(price)),
      },
      { label: 'Buyer paid shipping', amount: dollars(shipping) },
      {
        label: random.pick(['Depop fee', 'Boosting fee (8%)']),
        amount: feeMark('fee', negativeDollars(fee)),
      },
      {
        label: 'Payment processing',
        amount: feeMark('fee', negativeDollars(45 + Math.round(price * 0.033))),
      },
      {
        label: random.pick(['You earned', 'Total payout', 'Your earnings']),
        amount: feeMark('payout', dollars(price + shipping - fee - 45 - Math.round(price * 0.033))),
        strong: true,
      },
    ])}</div><div class="rule"></div>
    <div class="s16 b">${random.pick(['Delivery address', 'Ship to', 'Shipping address'])}</div><div class="s14">${personalMark('name', buyer.name)}<br>${personalMark('address', buyer.street)}<br>${personalMark('address', buyer.town)}</div>
    ${stackedLabel('Tracking number', `${parcel.carrier} ${personalMark('tracking', parcel.number)}`)}${random.chance(0.5) ? stackedLabel('Receipt ID', personalMark('order', order)) : ''}</div>`;
  return phonePage(scene, {
    bar: appBar('Receipt', { centred: true, lead: random.pick(['close', 'back']) }),
    body,
    below: `<div class="pad"><div class="button square">${random.pick(['Mark as shipped', 'Get help', 'Message buyer'])}</div></div>`,
  });
}

function soldRow(scene: Scene): string {
  const { random, item, price, soldOn, buyer } = scene;
  return clippedScreenshot(
    random.between(360, 430),
    `<div class="row top pad">${productThumbnail(item, random, [72, 90], 2)}<div class="grow col g2"><div class="s13 m">${random.pick(['Sold to', 'Buyer'])} ${personalMark('handle', `${random.pick(['@', ''])}${buyer.handle}`)}</div>
      <div class="s15">${titleMark(item.title)}</div><div class="s15 b">${priceMark(dollars(price))}</div><div class="s12 m">${soldDayMark(dayFormats.dayFirst(soldOn), soldOn)} · ${random.pick(['Shipped', 'Needs shipping', 'Complete'])}</div></div>${icon('right', 18)}</div>`,
  );
}

function soldCard(scene: Scene): string {
  const { random, item, price, earlierPrice } = scene;
  const height = random.between(200, 260);
  return clippedScreenshot(
    random.between(176, 240),
    `<div style="position:relative;height:${String(height)}px">${productPhoto(item, random)}<div class="s20 b center" style="position:absolute;inset:0;background:rgba(0,0,0,.35);color:#fff;padding-top:${String(height / 2 - 14)}px">${random.pick(['SOLD', 'Sold'])}</div></div>
    <div class="col g2" style="padding:8px"><div class="s13">${titleMark(item.title)}</div><div class="s15 b">${priceMark(dollars(price))} ${random.chance(0.4) ? `<s class="m s12">${dollars(earlierPrice)}</s>` : ''}</div><div class="s12 m">${productSizeText(random, item.drawing)} · ${escapedHtml(item.brand)}</div></div>`,
  );
}

export const DEPOP_MAIN_TEMPLATES: readonly Template[] = [
  { name: 'depop/sold-product', platform: 'depop', layout: 'buyer-mobile', draw: soldProduct },
  { name: 'depop/sold-page', platform: 'depop', layout: 'desktop-listing', draw: soldPage },
  { name: 'depop/receipt', platform: 'depop', layout: 'seller-mobile', draw: receipt },
  { name: 'depop/sold-row', platform: 'depop', layout: 'sold-row', draw: soldRow },
  { name: 'depop/sold-card', platform: 'depop', layout: 'sold-card', draw: soldCard },
];
