import { dayFormats } from '../../days';
import { escapedHtml, feeMark, personalMark, priceMark, soldDayMark, titleMark } from '../../marks';
import { dollars, negativeDollars, shortDollars } from '../../money';
import { browserWindow } from '../../pieces/browser';
import { cardBetweenCutCards, clippedScreenshot } from '../../pieces/clipping';
import { icon } from '../../pieces/icons';
import { mobileBrowserPage } from '../../pieces/mobile-web';
import { billRows, shelfOfOtherItems, shortenedTitle } from '../../pieces/parts';
import { appBar, phonePage } from '../../pieces/phone';
import { roundPortrait, productPhoto, productThumbnail } from '../../pieces/pictures';
import type { Scene } from '../../scene';
import type { Template } from '../../template';

const crumbs = ({ random, item }: Scene) =>
  `${random.pick(['Women', 'Men', 'Home'])} &gt; ${random.pick(['Shoes', 'Bags', 'Jackets &amp; Coats'])} &gt; ${escapedHtml(item.brand)}`;

function mobileSite(scene: Scene): string {
  const { random, item, price, earlierPrice } = scene;
  const body = `<div class="row pad"><b class="s18 a" style="letter-spacing:.16em">POSHMARK</b><span class="grow"></span>${icon('search')}${icon('menu')}</div>
    <div style="height:${String(random.between(220, 330))}px;position:relative">${productPhoto(item, random)}<span class="over s14 b" style="left:0;top:18px;border-radius:0;background:#822432">SOLD</span></div>
    <div class="pad col"><div class="s12 m up">${escapedHtml(item.brand)}</div><div class="s20">${titleMark(item.title)}</div>
      <div class="s13 m">Size ${random.pick(['M', '8', '10'])} · ${random.pick(['NWT', 'Gently used', 'Vintage'])}</div>
      <div><span class="s20 b">${priceMark(shortDollars(price))}</span> <span class="s13 m">Original: <s>${shortDollars(earlierPrice)}</s></span></div>
      <div class="button square">${random.pick(['Find similar', 'See more like this'])}</div>
      <div class="s13 m">${crumbs(scene)}</div></div>${shelfOfOtherItems(scene, { heading: 'Others are also liking' })}`;
  return mobileBrowserPage(scene, { host: 'poshmark.com', body });
}

function formerPage(scene: Scene): string {
  const { random, item, price, earlierPrice, seller, screen } = scene;
  const body = `<div class="padx s12 m" style="padding-top:12px">${crumbs(scene)}</div>
    <div class="row top" style="padding:12px 60px;gap:40px"><div style="width:42%"><div style="height:${String(screen.height - 280)}px;position:relative">${productPhoto(item, random)}<span class="over s18" style="left:12px;top:12px">Sold</span></div><div class="row" style="padding-top:10px">${roundPortrait(random)}<span class="s14">${seller}'s closet</span></div></div>
    <div class="grow col g12"><div class="row s26 b">${priceMark(shortDollars(price))}<s class="m s18" style="font-weight:400">${shortDollars(earlierPrice)}</s></div><div class="s18">${titleMark(item.title)}</div>
      <div class="s13">SIZE &nbsp; <span class="pill">${random.pick(['S', 'M', 'L', '7.5'])}</span></div><div class="s14">In great shape, tiny mark inside the hem. Retails for much more! Ships next day.</div>
      <div class="row s13 m">${icon('heart', 16)} ${String(random.between(3, 70))} likes &nbsp; ${icon('chat', 16)} ${String(random.between(0, 6))} comments</div><div class="button plain square">SOLD</div></div></div>`;
  return browserWindow(scene, {
    tab: 'Poshmark: Buy & Sell Fashion',
    url: `poshmark.com/listing/${String(random.between(1_000_000, 9_999_999))}a0de${String(random.between(100, 999))}`,
    body,
  });
}

function saleDetails(scene: Scene): string {
  const { random, item, price, soldOn, buyer, order, parcel } = scene;
  const fee = Math.round(price / 5);
  const body = `<div class="center pad"><div class="s14 m">${random.pick(['Your Earnings', 'You Earned'])}</div><div class="s36 b a">${feeMark('payout', dollars(price - fee))}</div><div class="s13 m">${random.pick(['Redeemable', 'Pending delivery'])}</div></div><div class="rule"></div>
    <div class="pad s14"><div class="s12 m up">Ship to</div><div class="sb">${personalMark('name', buyer.name)}</div><div>${personalMark('address', buyer.street)}</div><div>${personalMark('address', buyer.town)}</div><div class="a">${personalMark('handle', `@${buyer.handle}`)}</div></div><div class="rule"></div>
    <div class="pad"><div class="s12 m up">Order summary</div><div class="row top" style="padding-top:8px"><div class="grow"><div class="s15 sb">${titleMark(item.title)}</div><div class="s13 m">${escapedHtml(item.brand)} · Qty: 1</div></div>${productThumbnail(item, random, [64, 64], 4)}</div>
      ${billRows([
        {
          label: random.pick(['Sold Price', 'Offer Accepted', 'Order Price']),
          amount: priceMark(shortDollars(price)),
        },
        { label: 'Fee (20%)', amount: feeMark('fee', negativeDollars(fee)) },
        { label: 'Buyer paid shipping', amount: dollars(scene.shipping) },
      ])}</div><div class="rule"></div>
    <div class="pad s13 m"><div>Order Date: ${soldDayMark(dayFormats.paddedSlashes(soldOn), soldOn)}</div><div>Order #: ${personalMark('order', order)}</div><div>${parcel.carrier}: ${personalMark('tracking', parcel.number)}</div></div>`;
  return phonePage(scene, { bar: appBar('Sale Details', { lead: 'close', centred: true }), body });
}

function salesRow(scene: Scene): string {
  const { random, item, price, soldOn, buyer } = scene;
  return clippedScreenshot(
    random.between(380, 560),
    `<div class="row top pad">${productThumbnail(item, random, [70, 70], 2)}<div class="grow col g2"><div class="s12 a sb up">${random.pick(['Delivered', 'Sold', 'Label printed'])}</div><div class="s15">${titleMark(shortenedTitle(item.title, 34))}</div>
      <div class="s12 m">${soldDayMark(dayFormats.slashes(soldOn), soldOn)} · to ${personalMark('handle', buyer.handle)}</div></div><div class="right"><div class="s16 b">${priceMark(shortDollars(price))}</div><div class="s11 m">Size ${random.pick(['S', 'OS', '9'])}</div></div></div>`,
  );
}

function tile({ random }: Scene, item: Scene['item'], words: string, sold: boolean): string {
  return `<div style="height:210px;position:relative">${productPhoto(item, random)}${sold ? '<span class="over s12 up" style="left:8px;top:8px">Sold</span>' : ''}</div><div class="col g2" style="padding-top:6px">${words}</div>`;
}

function closetTile(scene: Scene): string {
  const { item, price, earlierPrice, random } = scene;
  const words = `<div class="s14 sb">${titleMark(item.title)}</div><div class="s15"><b>${priceMark(shortDollars(price))}</b> <s class="m s12">${shortDollars(earlierPrice)}</s></div><div class="s12 m">Size: ${random.pick(['M', '10', 'OS'])}</div>`;
  return cardBetweenCutCards(scene, {
    width: random.between(170, 200),
    card: tile(scene, item, words, true),
    other: (other) =>
      tile(
        scene,
        other,
        `<div class="s14 sb" style="height:18px;overflow:hidden">${escapedHtml(other.title)}</div><div class="s15 b">${shortDollars(other.price)}</div>`,
        false,
      ),
  });
}

export const POSHMARK_VARIANT_TEMPLATES: readonly Template[] = [
  { name: 'poshmark/mobile-site', platform: 'poshmark', layout: 'buyer-mobile', draw: mobileSite },
  {
    name: 'poshmark/former-page',
    platform: 'poshmark',
    layout: 'desktop-listing',
    draw: formerPage,
  },
  {
    name: 'poshmark/sale-details',
    platform: 'poshmark',
    layout: 'seller-mobile',
    draw: saleDetails,
  },
  {
    name: 'poshmark/sales-row',
    platform: 'poshmark',
    layout: 'sold-row',
    draw: salesRow,
  },
  { name: 'poshmark/closet-tile', platform: 'poshmark', layout: 'sold-card', draw: closetTile },
];
