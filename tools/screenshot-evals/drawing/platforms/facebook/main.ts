import { dayFormats } from '../../days';
import { escapedHtml, feeMark, personalMark, priceMark, soldDayMark, titleMark } from '../../marks';
import { dollars, negativeDollars, shortDollars } from '../../money';
import { browserWindow } from '../../pieces/browser';
import { clippedScreenshot } from '../../pieces/clipping';
import { icon, type IconName } from '../../pieces/icons';
import { billRows, detailRow, shelfOfOtherItems } from '../../pieces/parts';
import { appBar, phonePage, searchField } from '../../pieces/phone';
import { roundPortrait, productPhoto, productThumbnail } from '../../pieces/pictures';
import type { Scene } from '../../scene';
import type { Template } from '../../template';

const place = ({ random }: Scene) =>
  random.pick(['Tulsa, OK', 'Boise, ID', 'Erie, PA', 'Reno, NV', 'Mobile, AL']);

const listed = (scene: Scene) =>
  `Listed ${scene.random.pick(['a week ago', '3 weeks ago', '2 days ago', 'over a month ago'])} in ${place(scene)}`;

const round = (name: IconName, label: string) =>
  `<div class="center s12"><div class="soft" style="width:42px;height:42px;border-radius:50%;margin:0 auto 4px;padding-top:9px">${icon(name)}</div>${label}</div>`;

const soldPrice = ({ price, earlierPrice, random }: Scene) =>
  random.pick([
    `<b>Sold</b> · ${priceMark(shortDollars(price))}`,
    `${priceMark(shortDollars(price))} · Sold`,
    `${priceMark(shortDollars(price))} <s class="m">${shortDollars(earlierPrice)}</s> · Sold`,
  ]);

const details = ({ random }: Scene) =>
  `<div class="s17 b">Details</div>${detailRow('Condition', random.pick(['Used - like new', 'Used - good', 'Used - fair', 'New']))}<div class="s14">Selling because we are moving. Pick up only, first come first served.</div>`;

function soldListing(scene: Scene): string {
  const { random, item } = scene;
  const body = `<div style="height:${String(random.between(230, 380))}px">${productPhoto(item, random)}</div><div class="pad col" style="gap:9px">
      <div class="s20 b">${titleMark(item.title)}</div><div class="s16">${soldPrice(scene)}</div><div class="s13 m">${listed(scene)}</div>
      <div class="between">${round('bell', 'Alerts')}${round('chat', 'Message')}${round('tag', 'Save')}${round('share', 'Share')}</div>
      ${random.chance(0.5) ? '<div class="card s14">This listing is no longer available.</div>' : ''}${details(scene)}</div><div class="gap"></div>
    ${shelfOfOtherItems(scene, { heading: random.pick(["Today's picks", 'Similar listings', 'More like this']) })}`;
  return phonePage(scene, {
    bar: appBar('', { lead: 'close', buttons: ['search', 'more'] }),
    body,
  });
}

function soldPage(scene: Scene): string {
  const { random, item, screen } = scene;
  const body = `<div class="row padx" style="height:52px;border-bottom:1px solid var(--line)"><b class="a s28">f</b><div style="width:230px">${searchField('Search Facebook')}</div><div class="grow row" style="justify-content:center;gap:60px">${icon('home')}${icon('person')}${icon('tag')}</div>${icon('bell')}${roundPortrait(random)}</div>
    <div style="display:flex;height:${String(screen.height - 52)}px"><div class="grow" style="background:#111;padding:0 70px">${productPhoto(item, random)}</div>
    <div class="pad col" style="width:360px;gap:9px"><div class="s24 b">${titleMark(item.title)}</div><div class="s16">${soldPrice(scene)}</div><div class="s13 m">${listed(scene)}</div>
      <div class="row"><div class="button plain square grow">${icon('chat', 16)} Message</div><div class="button plain square">${icon('more', 16)}</div></div>${details(scene)}
      <div class="rule"></div><div class="between s17 b"><span>Seller information</span><span class="a s14">Seller details</span></div><div class="s13 m">${icon('pin', 15)} ${place(scene)} · Location is approximate</div></div></div>`;
  return browserWindow(scene, {
    tab: random.pick([`(3) Marketplace - ${item.title.slice(0, 14)}`, 'Marketplace | Facebook']),
    url: `facebook.com/marketplace/item/${String(random.between(100_000_000, 999_999_999))}48213/?ref=search`,
    body,
  });
}

function orderDetails(scene: Scene): string {
  const { random, item, price, soldOn, buyer, order, tax } = scene;
  const fee = Math.max(80, Math.round(price * 0.1));
  const body = `<div class="pad row top">${productThumbnail(item, random, [70, 70])}<div class="grow col g2"><div class="s16 sb">${titleMark(item.title)}</div><div class="s15">${priceMark(dollars(price))}</div><div class="s13 m">${random.pick(['Sold', 'Ordered', 'Purchased'])} ${soldDayMark(random.pick([dayFormats.long, dayFormats.short])(soldOn), soldOn)}</div></div></div>
    <div class="padx"><div class="button square">${random.pick(['Mark as shipped', 'Print shipping label', 'Message buyer'])}</div></div><div class="gap" style="margin-top:12px"></div>
    <div class="pad col"><div class="s17 b">${random.pick(['Buyer information', 'Buyer', 'Ship to'])}</div><div class="row">${roundPortrait(random, 38)}<div class="s15">${personalMark('name', buyer.name)}</div></div>
      <div class="row top s14">${icon('pin', 18)}<div>${personalMark('address', buyer.street)}<br>${personalMark('address', buyer.town)}</div></div>
      <div class="row s14">${random.chance(0.5) ? `${icon('mail', 18)}${personalMark('email', buyer.email)}` : `${icon('bell', 18)}${personalMark('phone', buyer.phone)}`}</div></div><div class="gap"></div>
    <div class="pad"><div class="s17 b">${random.pick(['Payout', 'Payment', 'Order summary'])}</div>${billRows(
      [
        { label: 'Item price', amount: dollars(price) },
        { label: 'Selling fee (10%)', amount: feeMark('fee', negativeDollars(fee)) },
        { label: 'Sales tax collected', amount: feeMark('tax', dollars(tax)) },
        {
          label: random.pick(['Net payout', 'Total payout']),
          amount: feeMark('payout', dollars(price - fee)),
          strong: true,
        },
      ],
    )}<div class="s13 m">Order ${random.pick(['number:', 'ID', '#'])} ${personalMark('order', order)}</div></div>`;
  return phonePage(scene, {
    bar: appBar(random.pick(['Order details', 'Order']), { centred: true }),
    body,
  });
}

function sellingRow(scene: Scene): string {
  const { random, item, price, soldOn } = scene;
  const date = random.chance(0.5)
    ? `Sold on ${soldDayMark(dayFormats.slashes(soldOn), soldOn)}`
    : `Sold · Listed on ${dayFormats.slashes(soldOn)}`;
  return clippedScreenshot(
    random.between(340, 400),
    `<div class="pad col"><div class="row top">${productThumbnail(item, random, [84, 84])}<div class="grow col g2"><div class="s17 sb">${titleMark(item.title)}</div><div class="s15">${priceMark(shortDollars(price))}</div><div class="s13 m">${date}</div><div class="s13 m">${String(random.between(3, 300))} clicks on listing</div></div>${icon('more')}</div>
    <div class="row"><div class="button plain square grow s14">Mark as available</div><div class="button plain square grow s14">${random.pick(['Relist', 'Delete', 'Share'])}</div></div></div>`,
  );
}

function soldCard(scene: Scene): string {
  const { random, item } = scene;
  const width = random.between(170, 230);
  return clippedScreenshot(
    width,
    `<div style="height:${String(width)}px;position:relative">${productPhoto(item, random)}${random.chance(0.5) ? '<span class="over s13" style="left:8px;top:8px">Sold</span>' : ''}</div><div class="col g2 pad" style="padding:8px"><div class="s17 b">${soldPrice(scene)}</div><div class="s15">${titleMark(item.title)}</div><div class="s13 m">${escapedHtml(place(scene))}</div></div>`,
  );
}

export const FACEBOOK_MAIN_TEMPLATES: readonly Template[] = [
  {
    name: 'facebook/sold-listing',
    platform: 'facebook',
    layout: 'buyer-mobile',
    draw: soldListing,
  },
  { name: 'facebook/sold-page', platform: 'facebook', layout: 'desktop-listing', draw: soldPage },
  {
    name: 'facebook/order-details',
    platform: 'facebook',
    layout: 'seller-mobile',
    draw: orderDetails,
  },
  { name: 'facebook/selling-row', platform: 'facebook', layout: 'sold-row', draw: sellingRow },
  { name: 'facebook/sold-card', platform: 'facebook', layout: 'sold-card', draw: soldCard },
];
