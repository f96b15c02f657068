import { dayFormats } from '../../days';
import { escapedHtml, feeMark, personalMark, priceMark, soldDayMark, titleMark } from '../../marks';
import { dollars, negativeDollars, shortDollars } from '../../money';
import { browserWindow } from '../../pieces/browser';
import { clippedScreenshot } from '../../pieces/clipping';
import { icon, starIcons } from '../../pieces/icons';
import { billRows, detailRow, shelfOfOtherItems } from '../../pieces/parts';
import { appBar, phonePage, searchField } from '../../pieces/phone';
import { roundPortrait, productPhoto, productThumbnail } from '../../pieces/pictures';
import type { Scene } from '../../scene';
import type { Template } from '../../template';

const corner =
  '<div style="position:absolute;left:0;top:0;width:92px;height:92px;overflow:hidden"><div class="b s14 center" style="position:absolute;left:-34px;top:18px;width:130px;padding:3px;transform:rotate(-45deg);background:#e8323c;color:#fff">SOLD</div></div>';

const soldPicture = ({ item, random }: Scene, height: number) =>
  `<div style="position:relative;height:${String(height)}px;overflow:hidden">${productPhoto(item, random)}${corner}</div>`;

const facts = ({ random, item, soldOn }: Scene) =>
  `${detailRow('Condition', random.pick(['New', 'Like new', 'Good', 'Fair']))}${detailRow('Brand', `<span class="a">${escapedHtml(item.brand)}</span>`)}${detailRow('Category', random.pick(['Toys & Collectibles', 'Electronics', 'Home']))}${detailRow(random.pick(['Posted', 'Updated']), dayFormats.slashes(soldOn))}`;

function soldItem(scene: Scene): string {
  const { random, item, price, earlierPrice, shipping } = scene;
  const body = `${soldPicture(scene, random.between(190, 330))}<div class="pad col" style="gap:8px">
      <div class="row top"><div class="grow s18 sb">${titleMark(item.title)}</div><span class="center s11 m">${icon('heart')}<br>${String(random.between(1, 60))}</span></div>
      <div class="s24 b">${priceMark(random.pick([dollars, shortDollars])(price))} ${random.chance(0.4) ? `<s class="m s14">${dollars(earlierPrice)}</s>` : ''}</div>
      <div class="s13 m">${random.pick([`+ ${dollars(shipping)} shipping`, 'Free shipping', `Shipping ${dollars(shipping)} · Buyer pays`])}</div><div class="rule"></div>
      <div class="s16 b">${random.pick(['Details', 'Item details', 'About this item'])}</div>${facts(scene)}<div class="s14">Comes as pictured. Fast shipping!</div>
      <div class="row">${roundPortrait(random, 36)}<div><div class="s14 sb">${scene.seller}</div><div class="s12 m">${starIcons(12)} ${String(random.between(4, 800))} reviews</div></div></div></div>
    ${shelfOfOtherItems(scene, { heading: random.pick(['Similar items', 'Recommended for you', 'You may also like']) })}`;
  return phonePage(scene, {
    bar: appBar(searchField(random.pick(['Search Mercari', 'Search for anything'])), {
      buttons: ['share', 'more'],
    }),
    body,
    below: `<div class="pad rule"><div class="button plain">${random.pick(['Sold', 'Sold out', 'This item is sold'])}</div></div>`,
  });
}

function soldPage(scene: Scene): string {
  const { random, item, price, shipping, screen } = scene;
  const body = `<div class="row" style="padding:12px 32px;gap:20px"><b class="s24 a">mercari</b><div class="grow">${searchField('Search for anything')}</div><span class="s13">Log in</span><div class="button s13">Sell now</div></div>
    <div class="padx s12 m" style="padding-left:32px">Mercari &gt; ${random.pick(['Toys', 'Electronics', 'Women'])} &gt; ${escapedHtml(item.brand)}</div>
    <div class="row top" style="padding:14px 32px;gap:32px"><div style="width:48%">${soldPicture(scene, screen.height - 240)}</div><div class="grow col" style="gap:9px">
      <div class="s22 sb">${titleMark(item.title)}</div><div class="s28 b">${priceMark(dollars(price))}</div><div class="s13 m">+ ${dollars(shipping)} shipping | ships from OH</div>
      <div class="button plain">${random.pick(['Sold', 'Item sold out'])}</div><div class="button ghost">See similar items</div><div class="s16 b">Item details</div>${facts(scene)}
      <div class="row">${roundPortrait(random, 40)}<span class="s14 sb">${scene.seller}</span>${starIcons()}</div></div></div>`;
  return browserWindow(scene, {
    tab: `${item.title.slice(0, 22)} | Mercari`,
    url: `mercari.com/us/item/m${String(random.between(10_000_000, 99_999_999))}321/`,
    body,
  });
}

function orderStatus(scene: Scene): string {
  const { random, item, price, soldOn, buyer, order, parcel, fee } = scene;
  const processing = Math.round(price * 0.029) + 50;
  const body = `<div class="pad soft"><div class="s18 b">${random.pick(['Your item sold', 'Shipped!', 'Transaction complete'])}</div><div class="s13 m">${random.pick([`${personalMark('name', buyer.name)} has been notified.`, `Sold to ${personalMark('name', buyer.name)}`])}</div></div>
    <div class="pad row top">${productThumbnail(item, random, [72, 72])}<div class="grow col g2"><div class="s15">${titleMark(item.title)}</div><div class="s16 b">${priceMark(dollars(price))}</div></div></div><div class="gap"></div>
    <div class="pad"><div class="s16 b">${random.pick(['Payment summary', 'Earnings', 'Price details'])}</div>${billRows(
      [
        { label: 'Item price', amount: dollars(price) },
        {
          label: random.pick(['Selling fee', 'Mercari fee (10%)']),
          amount: feeMark('fee', negativeDollars(fee)),
        },
        { label: 'Payment processing fee', amount: feeMark('fee', negativeDollars(processing)) },
        {
          label: random.pick(['You made', 'Your earnings', 'Net proceeds']),
          amount: feeMark('payout', dollars(price - fee - processing)),
          strong: true,
        },
      ],
      's14',
    )}</div><div class="gap"></div>
    <div class="pad"><div class="s16 b">Transaction details</div>${detailRow('Purchased', soldDayMark(dayFormats.short(soldOn), soldOn))}${detailRow('Order ID', personalMark('order', order))}${detailRow('Carrier', parcel.carrier)}${detailRow('Tracking no.', personalMark('tracking', parcel.number))}
    ${random.chance(0.5) ? detailRow('Ship to', `${personalMark('address', buyer.street)}<br>${personalMark('address', buyer.town)}`) : ''}</div>`;
  return phonePage(scene, {
    bar: appBar('Order status', { centred: true, buttons: ['chat'] }),
    body,
  });
}

function soldRow(scene: Scene): string {
  const { random, item, price, soldOn } = scene;
  return clippedScreenshot(
    random.between(350, 420),
    `<div class="row top pad"><div style="width:88px;flex:none">${soldPicture(scene, 88)}</div><div class="grow col g2"><div class="s15">${titleMark(item.title)}</div><div class="s18 b">${priceMark(dollars(price))}</div>
      <div class="s12 m">${icon('heart', 13)} ${String(random.between(0, 40))} &nbsp; Sold ${soldDayMark(random.pick([dayFormats.slashes, dayFormats.paddedSlashes])(soldOn), soldOn)}</div><div class="s13 a sb">${random.pick(['Complete', 'In progress', `You made ${feeMark('payout', dollars(Math.round(price * 0.87)))}`])}</div></div></div>`,
  );
}

function soldCard(scene: Scene): string {
  const { random, item, price } = scene;
  const width = random.between(160, 220);
  return clippedScreenshot(
    width,
    `<div style="position:relative">${soldPicture(scene, width)}<span class="over s15 b" style="left:8px;bottom:8px">${priceMark(shortDollars(price))}</span></div><div class="col g2" style="padding:6px 4px"><div class="s13">${titleMark(item.title)}</div><div class="s12 m">${escapedHtml(item.brand)}</div></div>`,
  );
}

export const MERCARI_MAIN_TEMPLATES: readonly Template[] = [
  { name: 'mercari/sold-item', platform: 'mercari', layout: 'buyer-mobile', draw: soldItem },
  { name: 'mercari/sold-page', platform: 'mercari', layout: 'desktop-listing', draw: soldPage },
  { name: 'mercari/order-status', platform: 'mercari', layout: 'seller-mobile', draw: orderStatus },
  { name: 'mercari/sold-row', platform: 'mercari', layout: 'sold-row', draw: soldRow },
  { name: 'mercari/sold-card', platform: 'mercari', layout: 'sold-card', draw: soldCard },
];
