import { escapedHtml, titleMark } from '../../marks';
import { browserWindow } from '../../pieces/browser';
import { icon, starIcons } from '../../pieces/icons';
import { mobileBrowserPage } from '../../pieces/mobile-web';
import { shelfOfOtherItems, shortenedTitle } from '../../pieces/parts';
import { appBar, phonePage, searchField } from '../../pieces/phone';
import { roundPortrait, mainPhoto, productPhoto } from '../../pieces/pictures';
import { soldPrice } from '../../pieces/prices';
import type { Scene } from '../../scene';
import type { Template } from '../../template';
import { inAnyOrder, maybe } from '../../variety';
import {
  bottomTabs,
  soldCorner,
  listingDescription,
  itemFacts,
  sellerLine,
  shippingPrice,
  mercariLogo,
} from './parts';

const percentOff = ({ price, earlierPrice }: Scene) =>
  String(Math.round(100 - (price / earlierPrice) * 100));

/**
 * Draws a listing with a high photograph. Below it are the price and the title in random order, and the shipping is
 * beside the price.
 */
function tallPhoto(scene: Scene): string {
  const { random, item, earlierPrice, style } = scene;
  const struck = maybe(random, 0.5, `<s class="m s14">${style.money(earlierPrice)}</s>`);
  const price = `<div class="row" style="gap:8px"><span class="s26 b">${soldPrice(scene)}</span>${struck}<span class="s13 m">${shippingPrice(scene)}</span></div>`;
  const title = `<div class="t">${titleMark(item.title)}</div>`;
  const likes = `<div class="s13 m">${icon('heart', 15)} ${String(random.between(1, 88))} likes</div>`;
  const rest = inAnyOrder(
    random,
    `<div>${itemFacts(scene)}</div>`,
    `<div class="s14">${listingDescription(scene)}</div>`,
    sellerLine(scene),
  );
  const body = `${mainPhoto(scene, `height:${String(random.between(300, 410))}px`, random.chance(0.6) ? soldCorner(120) : '<span class="over s15" style="right:12px;bottom:12px">Sold</span>')}
    <div class="pad col">${random.chance(0.5) ? price + title : title + price}${likes}<div class="rule"></div>${rest}</div>`;
  return phonePage(scene, {
    bar: '',
    body,
    below: `<div class="row pad rule">${maybe(random, 0.5, icon('heart'))}<div class="button plain grow">${random.pick(['Sold', 'Sold out', 'SOLD'])}</div></div>`,
  });
}

/** Draws a small photograph at the left, with title, price and shipping to its right. */
function sideBySide(scene: Scene): string {
  const { random, item, screen } = scene;
  const words = inAnyOrder(
    random,
    `<div class="t">${titleMark(item.title)}</div>`,
    `<div class="p">${soldPrice(scene)}</div>`,
    `<div class="s12 m">${shippingPrice(scene)}</div>`,
  );
  const side = Math.round(screen.width * 0.42);
  const body = `<div class="soft pad s14 sb center">${random.pick(['This item has sold', 'Sold! Find something similar below', 'You missed this one'])}</div>
    <div class="row top pad">${mainPhoto(scene, `width:${String(side)}px;height:${String(side)}px;flex:none;border-radius:10px`, soldCorner(84))}<div class="grow col">${words}</div></div>
    <div class="pad">${itemFacts(scene)}</div>${shelfOfOtherItems(scene, { heading: 'More like this', size: 140 })}`;
  return phonePage(scene, {
    bar: appBar('Item', { centred: true, buttons: ['share'] }),
    body,
    below: bottomTabs(1),
  });
}

function mobileSite(scene: Scene): string {
  const { random, item, earlierPrice, style } = scene;
  const head = `<div class="row pad">${icon('menu')}${mercariLogo()}<span class="grow"></span><span class="s13 sb a">Sign up</span></div><div class="padx">${searchField('Search for anything')}</div>`;
  const words = `<div class="t">${titleMark(item.title)}</div><div><s class="m s16">${style.money(earlierPrice)}</s> <span class="p">${soldPrice(scene)}</span> <span class="s12 good">${percentOff(scene)}% off</span></div><div class="s13 m">${shippingPrice(scene)}</div>`;
  const photo = mainPhoto(scene, `height:${String(random.between(220, 330))}px`, soldCorner(100));
  const body = `${head}<div style="height:10px"></div>${random.chance(0.7) ? `${photo}<div class="pad col">${words}</div>` : `<div class="pad col">${words}</div>${photo}`}
    <div class="padx"><div class="button plain">Sold out</div></div><div class="pad s14">${listingDescription(scene)}</div><div class="padx">${sellerLine(scene)}</div>`;
  return mobileBrowserPage(scene, { host: 'mercari.com', body });
}

/** Draws the seller's view of a sold listing. */
function ownListing(scene: Scene): string {
  const { random, item } = scene;
  const count = (number: number, name: string) =>
    `<div class="center" style="flex:1"><div class="s17 b">${String(number)}</div><div class="s11 m">${name}</div></div>`;
  const stats = `<div style="display:flex" class="card">${count(random.between(20, 900), 'Views')}${count(random.between(1, 60), 'Likes')}${count(random.between(0, 9), 'Offers')}</div>`;
  const body = `${mainPhoto(scene, `height:${String(random.between(190, 300))}px`, soldCorner())}<div class="pad col" style="gap:9px">${inAnyOrder(
    random,
    `<div><div class="t">${titleMark(item.title)}</div><div class="p">${soldPrice(scene)} <span class="s13 m">${shippingPrice(scene)}</span></div></div>`,
    stats,
    `<div class="s14 m">${random.pick(['You sold this item.', 'This listing is closed.', 'Nice work! This sold.'])}</div>`,
  )}${itemFacts(scene)}</div>`;
  return phonePage(scene, {
    bar: appBar('Your listing', { buttons: ['share', 'more'] }),
    body,
    below: `<div class="pad rule row"><div class="button grow">${random.pick(['Sell similar', 'Relist', 'Copy listing'])}</div></div>`,
  });
}

/** Draws a listing with small pictures to the left of the large picture. */
function gallery(scene: Scene): string {
  const { random, item, earlierPrice, screen, others, style } = scene;
  const strip = others
    .slice(0, 5)
    .map(() => `<div style="width:62px;height:62px">${productPhoto(item, random)}</div>`)
    .join('');
  const struck = `<s class="m s16">${style.money(earlierPrice)}</s>`;
  const price = `<span class="s28 b">${soldPrice(scene)}</span>`;
  const words = `<div class="s13 m">Home &gt; ${random.pick(['Handmade', 'Beauty', 'Men'])} &gt; ${escapedHtml(item.brand)}</div><div class="t">${titleMark(item.title)}</div><div>${random.pick([price, `${struck} ${price}`, `${price} ${struck}`])} <span class="s13 m">${shippingPrice(scene)}</span></div><div class="row"><div class="button plain grow">Sold</div><div class="button ghost">${icon('heart', 16)} ${String(random.between(2, 90))}</div></div>`;
  const body = `<div class="row" style="padding:12px 40px;gap:18px">${mercariLogo('s26')}<div class="grow">${searchField('Search for anything')}</div><span class="s13">Log in</span><span class="button s13">Sell now</span></div><div class="rule"></div>
    <div class="row top" style="padding:20px 40px;gap:24px"><div class="col">${strip}</div>${mainPhoto(scene, `width:42%;height:${String(screen.height - 250)}px`, soldCorner(130))}<div class="grow col g12">${words}${itemFacts(scene)}${sellerLine(scene)}</div></div>`;
  return browserWindow(scene, {
    tab: `${shortenedTitle(item.title, 22)} - Mercari`,
    url: `https://www.mercari.com/us/item/m${String(random.between(10_000_000, 99_999_999))}517/`,
    body,
  });
}

/** Draws a listing with title and price below a wide photograph. */
function wordsBelow(scene: Scene): string {
  const { random, item, screen } = scene;
  const price = `<div class="right"><div class="s28 b">${soldPrice(scene)}</div><div class="s13 m">${shippingPrice(scene)}</div></div>`;
  const title = `<div class="grow"><div class="s24">${titleMark(item.title)}</div><div class="s13 m">${starIcons(12)} ${scene.seller}</div></div>`;
  const body = `<div class="row" style="padding:14px 60px">${mercariLogo('s24')}<span class="grow"></span>${roundPortrait(random)}${icon('bell')}</div>
    ${mainPhoto(scene, `height:${String(Math.round(screen.height * 0.44))}px;margin:0 60px;border-radius:12px`, '<div class="center b s24" style="position:absolute;left:0;right:0;bottom:0;padding:8px;background:#e8323c;color:#fff">SOLD</div>')}
    <div class="row top" style="padding:18px 60px">${random.chance(0.7) ? title + price : price + title}</div><div style="padding:0 60px">${itemFacts(scene)}</div>`;
  return browserWindow(scene, {
    tab: 'Mercari: buy and sell',
    url: `mercari.com/us/item/m${String(random.between(10_000_000, 99_999_999))}80/`,
    body,
  });
}

export const MERCARI_LISTING_TEMPLATES: readonly Template[] = [
  { name: 'mercari/tall-photo', platform: 'mercari', layout: 'buyer-mobile', draw: tallPhoto },
  { name: 'mercari/side-by-side', platform: 'mercari', layout: 'buyer-mobile', draw: sideBySide },
  { name: 'mercari/mobile-site', platform: 'mercari', layout: 'buyer-mobile', draw: mobileSite },
  { name: 'mercari/own-listing', platform: 'mercari', layout: 'seller-mobile', draw: ownListing },
  { name: 'mercari/gallery', platform: 'mercari', layout: 'desktop-listing', draw: gallery },
  { name: 'mercari/words-below', platform: 'mercari', layout: 'desktop-listing', draw: wordsBelow },
];
