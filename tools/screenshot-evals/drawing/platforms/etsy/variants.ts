import { dayFormats } from '../../days';
import {
  escapedHtml,
  feeMark,
  personalMark,
  priceMark,
  shopMark,
  soldDayMark,
  titleMark,
} from '../../marks';
import { dollars, negativeDollars } from '../../money';
import { browserWindow } from '../../pieces/browser';
import { cardBetweenCutCards, clippedScreenshot } from '../../pieces/clipping';
import { icon, starIcons } from '../../pieces/icons';
import { mobileBrowserPage } from '../../pieces/mobile-web';
import { billRows, detailRow, shelfOfOtherItems, shortenedTitle } from '../../pieces/parts';
import { appBar, phonePage } from '../../pieces/phone';
import { productPhoto, productThumbnail } from '../../pieces/pictures';
import type { Scene } from '../../scene';
import type { Template } from '../../template';

function mobileSite(scene: Scene): string {
  const { random, item, price, earlierPrice, soldOn } = scene;
  const body = `<div class="row pad">${icon('menu')}<b class="serif s24" style="color:#f1641e">Etsy</b><span class="grow"></span>${icon('heart')}${icon('cart')}</div>
    <div class="padx s14" style="padding-bottom:10px">${random.pick(['Sorry, this item is unavailable.', 'This item has sold.', `Sold on ${soldDayMark(dayFormats.short(soldOn), soldOn)}`])}</div>
    <div style="height:${String(random.between(200, 300))}px">${productPhoto(item, random)}</div><div class="pad col" style="gap:8px"><div class="s13"><span class="u">${shopMark(item.brand)}</span> · ${String(random.between(20, 9000))} sales ${starIcons(12)}</div><div class="s17">${titleMark(item.title)}</div>
      <div class="s20 b">${priceMark(dollars(price))} ${random.chance(0.5) ? `<s class="m s13">${dollars(earlierPrice)}</s>` : ''}</div><div class="s13 m">${random.pick(['Local taxes included (where applicable)', 'Free shipping on orders $35+', 'VAT not included'])}</div><div class="button plain">Sold</div></div>${shelfOfOtherItems(scene, { heading: 'Similar items on Etsy' })}`;
  return mobileBrowserPage(scene, { host: 'etsy.com', body });
}

function titleFirstPage(scene: Scene): string {
  const { random, item, price, shipping, soldOn, screen } = scene;
  const body = `<div class="row" style="padding:14px 40px"><b class="serif s28" style="color:#f1641e">Etsy</b><span class="s13" style="padding-left:16px">Gifts &nbsp; Home Favorites &nbsp; Fashion Finds &nbsp; Registry</span><span class="grow"></span>${icon('search')}${icon('person')}${icon('cart')}</div><div class="rule"></div>
    <div class="row top" style="padding:20px 40px;gap:40px"><div style="width:50%;height:${String(screen.height - 210)}px">${productPhoto(item, random)}</div><div class="grow col g12"><div class="s13 m">${shopMark(item.brand)} &nbsp; ${starIcons()}</div><div class="s22">${titleMark(item.title)}</div><div class="s22 b">${priceMark(dollars(price))}</div>
      <div class="card s14">${icon('check', 16)} Sold on ${soldDayMark(random.pick([dayFormats.long, dayFormats.short])(soldOn), soldOn)}</div>${detailRow('Shipping', `${dollars(shipping)} to United States`)}${detailRow('Ships from', 'Vermont')}${detailRow('Materials', random.pick(['Wool, cotton', 'Clay, glaze', 'Brass']))}<div class="button ghost">See the shop's other items</div></div></div>`;
  return browserWindow(scene, {
    tab: shortenedTitle(item.title, 24),
    url: `https://www.etsy.com/listing/${String(random.between(10_000_000, 99_999_999))}27/?transaction=1`,
    body,
  });
}

function managerOrder(scene: Scene): string {
  const { random, item, price, soldOn, buyer, order, shipping, tax, fee, parcel } = scene;
  const body = `<div class="pad"><div class="between"><span class="s14 m">${personalMark('order', `#${order}`)}</span><span class="pill s12">${random.pick(['New', 'Completed', 'In progress'])}</span></div><div class="s28 b">${dollars(price + shipping + tax)}</div><div class="s13 m">${random.pick(['Ordered', 'Placed', 'Order from'])} ${soldDayMark(dayFormats.full(soldOn), soldOn)}</div></div><div class="rule"></div>
    <div class="pad s15"><div class="s12 m up">Ships to</div><div class="sb">${personalMark('name', buyer.name)}</div><div>${personalMark('address', buyer.street)}</div><div>${personalMark('address', buyer.town)}</div><div class="row s14 m">${icon('mail', 16)}${personalMark('email', buyer.email)}</div></div><div class="rule"></div>
    <div class="pad row top">${productThumbnail(item, random, [64, 64])}<div class="grow"><div class="s15">${titleMark(item.title)}</div><div class="s13 m">Transaction ${String(random.between(1_000_000_000, 4_294_967_295))}</div></div><div class="s15 sb">${priceMark(dollars(price))}</div></div>
    <div class="padx">${billRows(
      [
        { label: 'Shipping', amount: dollars(shipping) },
        { label: 'Tax paid by buyer', amount: feeMark('tax', dollars(tax)) },
        { label: 'Fees', amount: feeMark('fee', negativeDollars(fee)) },
        { label: 'Net', amount: feeMark('payout', dollars(price + shipping - fee)), strong: true },
      ],
      's14',
    )}</div><div class="pad s13 m">${parcel.carrier} · ${personalMark('tracking', parcel.number)}</div>`;
  return phonePage(scene, { bar: appBar('Order details', { buttons: ['chat', 'more'] }), body });
}

function appRow(scene: Scene): string {
  const { random, item, price, soldOn, buyer, order } = scene;
  return clippedScreenshot(
    random.between(360, 430),
    `<div class="pad col g4"><div class="between s13"><span class="sb">${personalMark('name', buyer.name)}</span><span class="m">${soldDayMark(random.pick([dayFormats.slashes, dayFormats.short])(soldOn), soldOn)}</span></div><div class="row top">${productThumbnail(item, random, [58, 58], 6)}<div class="grow"><div class="s14">${titleMark(shortenedTitle(item.title, 60))}</div><div class="s14 sb">${priceMark(dollars(price))}</div></div></div><div class="s12 m">Order ${personalMark('order', `#${order}`)} · ${random.pick(['Complete', 'Dispatched', 'Ships to'])} ${personalMark('address', buyer.town)}</div></div>`,
  );
}

function soldTile(scene: Scene): string {
  const { random, item, price, earlierPrice } = scene;
  const tile = (shown: Scene['item'], words: string) =>
    `<div style="height:150px;border-radius:8px;overflow:hidden">${productPhoto(shown, random)}</div><div class="col g2" style="padding-top:6px">${words}</div>`;
  return cardBetweenCutCards(scene, {
    width: random.between(180, 220),
    card: tile(
      item,
      `<div class="s14">${titleMark(shortenedTitle(item.title, 44))}</div><div class="s12 m">${shopMark(item.brand)}</div><div class="s15 sb">${priceMark(dollars(price))} ${random.chance(0.4) ? `<s class="m s12">${dollars(earlierPrice)}</s>` : ''}</div><div class="s12 sb">Sold</div>`,
    ),
    other: (other) =>
      tile(
        other,
        `<div class="s14" style="height:18px;overflow:hidden">${escapedHtml(other.title)}</div><div class="s15 sb">${dollars(other.price)}</div>`,
      ),
  });
}

export const ETSY_VARIANT_TEMPLATES: readonly Template[] = [
  {
    name: 'etsy/mobile-site',
    platform: 'etsy',
    layout: 'buyer-mobile',
    draw: mobileSite,
  },
  {
    name: 'etsy/title-first-page',
    platform: 'etsy',
    layout: 'desktop-listing',
    draw: titleFirstPage,
  },
  { name: 'etsy/manager-order', platform: 'etsy', layout: 'seller-mobile', draw: managerOrder },
  { name: 'etsy/app-row', platform: 'etsy', layout: 'sold-row', draw: appRow },
  { name: 'etsy/sold-tile', platform: 'etsy', layout: 'sold-card', draw: soldTile },
];
