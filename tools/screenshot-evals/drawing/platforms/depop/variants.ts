import { dayFormats } from '../../days';
import { escapedHtml, feeMark, personalMark, priceMark, soldDayMark, titleMark } from '../../marks';
import { dollars, negativeDollars } from '../../money';
import { browserWindow } from '../../pieces/browser';
import { cardBetweenCutCards, clippedScreenshot } from '../../pieces/clipping';
import { icon, starIcons } from '../../pieces/icons';
import { billRows, detailRow, shelfOfOtherItems } from '../../pieces/parts';
import { appBar, phonePage } from '../../pieces/phone';
import { roundPortrait, productPhoto, productThumbnail } from '../../pieces/pictures';
import type { Scene } from '../../scene';
import type { Template } from '../../template';

const WORDS =
  'no flaws that i can see, can post same day. open to bundles! #90s #streetwear #archive';

function formerApp(scene: Scene): string {
  const { random, item, price, seller } = scene;
  const body = `<div class="row pad">${roundPortrait(random)}<div class="grow s15 sb">${seller}<div class="s12 m" style="font-weight:400">${random.pick(['Leeds, United Kingdom', 'Brooklyn, United States'])}</div></div>${icon('more')}</div>
    <div style="height:${String(random.between(240, 340))}px;position:relative">${productPhoto(item, random)}<div class="center s16 b" style="position:absolute;left:0;right:0;bottom:0;background:#000;color:#fff;padding:8px">SOLD</div></div>
    <div class="row pad" style="gap:16px">${icon('heart')}${icon('chat')}${icon('share')}<span class="grow"></span><b class="s20">${priceMark(dollars(price))}</b></div>
    <div class="padx s13 m">${String(random.between(3, 212))} likes · ${random.pick(['Free shipping', `${dollars(scene.shipping)} shipping`])}</div>
    <div class="pad s15"><div class="sb">${titleMark(item.title)}</div><div class="s14" style="padding-top:8px">${WORDS}</div></div>${shelfOfOtherItems(scene, { heading: 'More from this shop' })}`;
  return phonePage(scene, { bar: appBar('', { buttons: ['cart'] }), body });
}

function tablePage(scene: Scene): string {
  const { random, item, price, earlierPrice, seller, screen } = scene;
  const body = `<div class="row" style="padding:16px 40px"><b class="s28">depop</b><span class="s14" style="padding-left:20px">Women &nbsp; Men &nbsp; Kids &nbsp; Brands &nbsp; Sale</span><span class="grow"></span>${icon('search')}${icon('heart')}${icon('cart')}</div><div class="rule"></div>
    <div class="row top" style="padding:20px 40px;gap:44px"><div style="width:50%;height:${String(screen.height - 220)}px;position:relative">${productPhoto(item, random)}<span class="over s16" style="right:16px;top:16px">Sold</span></div>
    <div class="grow col g12"><div class="row">${roundPortrait(random, 44)}<div><div class="sb s15">${seller}</div><div class="s12">${starIcons()} (${String(random.between(9, 500))}) Active today</div></div></div><div class="rule"></div>
      <div class="s18">${titleMark(item.title)}</div><div class="row s22 sb">${priceMark(dollars(price))}${random.chance(0.5) ? `<s class="s15 m">${dollars(earlierPrice)}</s>` : ''}</div>
      ${detailRow('Brand', escapedHtml(item.brand))}${detailRow('Size', random.pick(['One size', 'M', 'US 9']))}${detailRow('Condition', random.pick(['Used - Good', 'Brand new']))}<div class="s14">${WORDS}</div><div class="button plain">Sold</div></div></div>`;
  return browserWindow(scene, {
    tab: random.pick(['Depop | Sold', `${item.title.slice(0, 20)} by ${seller}`]),
    url: `https://www.depop.com/products/${seller}-${random.between(4096, 65_000).toString(16)}/`,
    body,
  });
}

function saleSummary(scene: Scene): string {
  const { random, item, price, soldOn, buyer, order, parcel, shipping, tax, fee } = scene;
  const body = `<div class="pad col" style="gap:10px"><div class="card s14"><div class="row top">${roundPortrait(random, 40)}<div class="grow"><div class="sb">${personalMark('name', buyer.name)}</div><div class="m">${personalMark('handle', buyer.handle)}</div></div>${icon('chat')}</div>
      <div style="padding-top:8px">${personalMark('address', buyer.street)}<br>${personalMark('address', buyer.town)}<br>${random.pick(['United States', 'US'])}</div></div>
    <div class="row top"><div class="grow col g2"><div class="s16 sb">${titleMark(item.title)}</div><div class="s16">${priceMark(dollars(price))}</div></div>${productThumbnail(item, random, [64, 80], 4)}</div><div class="rule"></div>
    <div class="s16 b">Buyer paid</div>${billRows(
      [
        { label: 'Item total', amount: dollars(price) },
        { label: 'Shipping', amount: dollars(shipping) },
        { label: 'Marketplace fee + tax', amount: feeMark('tax', dollars(tax)) },
        { label: 'Total', amount: dollars(price + shipping + tax), strong: true },
      ],
      's14',
    )}<div class="s16 b">You get</div>${billRows(
      [
        { label: 'Fees', amount: feeMark('fee', negativeDollars(fee)) },
        {
          label: random.pick(['Payout', 'Paid to your bank']),
          amount: `<span class="s20 good">${feeMark('payout', dollars(price - fee))}</span>`,
          strong: true,
        },
      ],
      's14',
    )}
    <div class="s13 m">Sold on ${soldDayMark(random.pick([dayFormats.paddedDayFirst, dayFormats.long])(soldOn), soldOn)}<br>Order ${personalMark('order', order)}<br>Tracking ${personalMark('tracking', parcel.number)} (${parcel.carrier})</div></div>`;
  return phonePage(scene, {
    bar: appBar(random.pick(['Sale', 'Order summary']), { centred: true }),
    body,
  });
}

function soldItemsRow(scene: Scene): string {
  const { random, item, price, soldOn, buyer } = scene;
  return clippedScreenshot(
    random.between(380, 520),
    `<div class="row pad">${productThumbnail(item, random, [64, 64], 4)}<div class="grow col g2"><div class="s15">${titleMark(item.title)}</div><div class="s12 m">${soldDayMark(dayFormats.paddedDayFirst(soldOn), soldOn)} — ${personalMark('handle', `@${buyer.handle}`)}</div><div class="s12 good">${random.pick(['Paid out', 'Delivered', 'Feedback left'])}</div></div><div class="s16 sb">${priceMark(dollars(price))}</div></div>`,
  );
}

function shopTile(scene: Scene): string {
  const { random, item, price, earlierPrice } = scene;
  const tile = (shown: Scene['item'], words: string, sold: string) =>
    `<div style="height:200px;position:relative">${productPhoto(shown, random)}${sold}</div><div style="padding-top:6px" class="col g2">${words}</div>`;
  const sold =
    '<div class="center s13 b" style="position:absolute;left:0;right:0;top:0;background:rgba(0,0,0,.75);color:#fff;padding:5px">Sold</div>';
  return cardBetweenCutCards(scene, {
    width: random.between(160, 190),
    card: tile(
      item,
      `<div class="s14 b">${priceMark(dollars(price))} <s class="m s12">${dollars(earlierPrice)}</s></div><div class="s13">${titleMark(item.title)}</div>`,
      sold,
    ),
    other: (other) =>
      tile(
        other,
        `<div class="s14 b">${dollars(other.price)}</div><div class="s13" style="height:17px;overflow:hidden">${escapedHtml(other.title)}</div>`,
        '',
      ),
  });
}

export const DEPOP_VARIANT_TEMPLATES: readonly Template[] = [
  {
    name: 'depop/former-app',
    platform: 'depop',
    layout: 'buyer-mobile',
    draw: formerApp,
  },
  { name: 'depop/table-page', platform: 'depop', layout: 'desktop-listing', draw: tablePage },
  { name: 'depop/sale-summary', platform: 'depop', layout: 'seller-mobile', draw: saleSummary },
  {
    name: 'depop/sold-items-row',
    platform: 'depop',
    layout: 'sold-row',
    draw: soldItemsRow,
  },
  {
    name: 'depop/shop-tile',
    platform: 'depop',
    layout: 'sold-card',
    draw: shopTile,
  },
];
