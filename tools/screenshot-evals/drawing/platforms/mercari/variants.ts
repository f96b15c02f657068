import { dayFormats } from '../../days';
import { escapedHtml, feeMark, personalMark, priceMark, soldDayMark, titleMark } from '../../marks';
import { dollars, negativeDollars, shortDollars } from '../../money';
import { browserWindow } from '../../pieces/browser';
import { cardBetweenCutCards, clippedScreenshot } from '../../pieces/clipping';
import { icon, starIcons } from '../../pieces/icons';
import { mobileBrowserPage } from '../../pieces/mobile-web';
import { billRows, stackedLabel, shelfOfOtherItems, shortenedTitle } from '../../pieces/parts';
import { appBar, phonePage } from '../../pieces/phone';
import { roundPortrait, productPhoto, productThumbnail } from '../../pieces/pictures';
import type { Scene } from '../../scene';
import type { Template } from '../../template';

const TERMS = ['New', 'Like new', 'Good', 'Fair'] as const;

function noteOnTop(scene: Scene): string {
  const { random, item, price, earlierPrice, shipping } = scene;
  const off = Math.round(100 - (price / earlierPrice) * 100);
  const body = `<div class="row pad"><b class="s20 a">mercari</b><span class="grow"></span>${icon('search')}${icon('person')}</div>
    <div class="soft pad s14">${icon('check', 16)} <b>${random.pick(['Sorry, this item is sold', 'This item has been sold'])}</b></div>
    <div style="height:${String(random.between(200, 320))}px">${productPhoto(item, random)}</div>
    <div class="pad col" style="gap:8px"><div><span class="s26 b">${priceMark(dollars(price))}</span> <s class="m s14">${dollars(earlierPrice)}</s> <span class="s13" style="color:#d33a4b">${String(off)}% off</span></div>
      <div class="s13 m">${random.pick([`Buyer pays ${dollars(shipping)} shipping`, 'Free shipping'])}</div><div class="s18">${titleMark(item.title)}</div>
      <div class="row s13"><span class="pill">${random.pick(TERMS)}</span><span class="pill">${escapedHtml(item.brand)}</span></div></div>${shelfOfOtherItems(scene, { heading: 'Similar items' })}`;
  return mobileBrowserPage(scene, { host: random.pick(['mercari.com', 'www.mercari.com']), body });
}

function titleOnTop(scene: Scene): string {
  const { random, item, price, shipping, soldOn, screen } = scene;
  const body = `<div class="row padx" style="background:#4356e0;color:#fff;height:54px"><b class="s22">mercari</b><div class="grow"></div><span class="s13">Categories &nbsp; Brands &nbsp; Log in &nbsp; Sign up</span></div>
    <div style="padding:16px 48px"><div class="s24 b">${titleMark(item.title)}</div><div class="row s13 m" style="padding:6px 0 14px">${random.pick(TERMS)} · Updated ${dayFormats.slashes(soldOn)} · ${starIcons(12)} (${String(random.between(9, 2000))})</div>
    <div class="row top" style="gap:30px"><div style="width:56%;height:${String(screen.height - 300)}px;position:relative">${productPhoto(item, random)}<div class="center b s28" style="position:absolute;left:0;right:0;top:40%;background:rgba(0,0,0,.55);color:#fff;padding:10px">SOLD</div></div>
    <div class="grow card col g12"><div class="s26 b">${priceMark(dollars(price))}</div><div class="s14">Shipping <span class="m">${dollars(shipping)}</span></div><div class="s14">Protection fee <span class="m">${dollars(Math.round(price * 0.036))}</span></div><div class="button plain">Sold out</div><div class="row">${roundPortrait(random, 36)}<span class="s14">${scene.seller}</span></div></div></div></div>`;
  return browserWindow(scene, {
    tab: 'Mercari: Your Marketplace',
    url: `mercari.com/us/item/m8${String(random.between(1_000_000, 9_999_999))}04/?sv=0`,
    body,
  });
}

function whatWasMade(scene: Scene): string {
  const { random, item, price, soldOn, buyer, order, parcel, fee, shipping } = scene;
  const body = `<div class="pad center"><div class="s16">${random.pick(['Congrats! You made', 'You earned'])}</div><div class="s36 b good">${feeMark('payout', dollars(price - fee))}</div></div><div class="gap"></div>
    <div class="pad s14"><div class="s16 b">Shipping to</div><div>${personalMark('name', buyer.name)}</div><div>${personalMark('address', buyer.street)}</div><div>${personalMark('address', buyer.town)}</div><div class="m">${personalMark('phone', buyer.phone)}</div></div><div class="gap"></div>
    <div class="pad"><div class="row">${productThumbnail(item, random, [56, 56])}<div class="grow s15">${titleMark(item.title)}</div></div>${billRows(
      [
        { label: random.pick(['Sold for', 'Sale price']), amount: priceMark(dollars(price)) },
        { label: 'Seller fee', amount: feeMark('fee', negativeDollars(fee)) },
        { label: 'Shipping (prepaid by buyer)', amount: dollars(shipping) },
      ],
    )}</div><div class="gap"></div>
    <div class="pad">${stackedLabel('Date', soldDayMark(dayFormats.paddedSlashes(soldOn), soldOn))}${stackedLabel('Item ID', `m${String(random.between(10_000_000, 99_999_999))}`)}${stackedLabel('Order number', personalMark('order', order))}${stackedLabel(`${parcel.carrier} tracking`, personalMark('tracking', parcel.number))}</div>`;
  return phonePage(scene, { bar: appBar('Sale complete', { lead: 'close', centred: true }), body });
}

function finishedSale(scene: Scene): string {
  const { random, item, price, soldOn, buyer } = scene;
  return clippedScreenshot(
    random.between(360, 480),
    `<div class="row pad">${productThumbnail(item, random, [68, 68])}<div class="grow col g2"><div class="s14 sb">${titleMark(shortenedTitle(item.title, 40))}</div><div class="s12 m">Sold on ${soldDayMark(random.pick([dayFormats.short, dayFormats.slashes])(soldOn), soldOn)}</div><div class="s12 m">${random.pick(['Buyer:', 'Sold to'])} ${personalMark('name', buyer.name)}</div></div><div class="right col g2"><div class="s16 b">${priceMark(dollars(price))}</div><div class="s11 good">${random.pick(['Completed', 'Rated'])}</div></div></div>`,
  );
}

function titledTile(scene: Scene): string {
  const { random, item, price } = scene;
  const tile = (shown: Scene['item'], words: string, note: string) =>
    `<div style="height:180px;position:relative;border-radius:10px;overflow:hidden">${productPhoto(shown, random)}${note}</div><div class="col g2" style="padding-top:6px">${words}</div>`;
  return cardBetweenCutCards(scene, {
    width: random.between(168, 196),
    card: tile(
      item,
      `<div class="s14">${titleMark(item.title)}</div><div class="s17 b">${priceMark(shortDollars(price))}</div><div class="s12 m">${random.pick(TERMS)}</div>`,
      '<span class="over s13 b" style="left:0;top:10px;background:#e8323c;border-radius:0 6px 6px 0">SOLD</span>',
    ),
    other: (other) =>
      tile(
        other,
        `<div class="s14" style="height:18px;overflow:hidden">${escapedHtml(other.title)}</div><div class="s17 b">${shortDollars(other.price)}</div>`,
        '',
      ),
  });
}

export const MERCARI_VARIANT_TEMPLATES: readonly Template[] = [
  { name: 'mercari/note-on-top', platform: 'mercari', layout: 'buyer-mobile', draw: noteOnTop },
  {
    name: 'mercari/title-on-top',
    platform: 'mercari',
    layout: 'desktop-listing',
    draw: titleOnTop,
  },
  {
    name: 'mercari/what-was-made',
    platform: 'mercari',
    layout: 'seller-mobile',
    draw: whatWasMade,
  },
  { name: 'mercari/finished-sale', platform: 'mercari', layout: 'sold-row', draw: finishedSale },
  {
    name: 'mercari/titled-tile',
    platform: 'mercari',
    layout: 'sold-card',
    draw: titledTile,
  },
];
