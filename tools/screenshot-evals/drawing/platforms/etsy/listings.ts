import { titleMark } from '../../marks';
import { browserWindow } from '../../pieces/browser';
import { icon, starIcons } from '../../pieces/icons';
import { mobileBrowserPage } from '../../pieces/mobile-web';
import { shelfOfOtherItems, shortenedTitle } from '../../pieces/parts';
import { appBar, phonePage, searchField } from '../../pieces/phone';
import { mainPhoto, productPhoto } from '../../pieces/pictures';
import type { Scene } from '../../scene';
import type { Template } from '../../template';
import { inAnyOrder, maybe } from '../../variety';
import {
  listingBadge,
  buyerTabs,
  itemFacts,
  etsyLogo,
  priceBlock,
  shopLine,
  shopName,
  siteBar,
  soldNote,
} from './parts';

const review = ({ random }: Scene) =>
  `<div class="s14">${starIcons()}<div>${random.pick(['Beautiful, exactly as described. Worth every cent of the $12 shipping.', 'Arrived quickly and well wrapped.', 'My second order from this shop!'])}</div></div>`;

const shipping = ({ random, shipping: cents, style }: Scene) =>
  random.pick([
    `Shipping to US: ${style.money(cents)}`,
    'FREE shipping',
    `+ ${style.money(cents)} shipping`,
  ]);

function bigPhoto(scene: Scene): string {
  const { random, item, screen } = scene;
  const words = [
    `<div class="t">${titleMark(item.title)}</div>`,
    `<div class="row"><span class="s24 b">${priceBlock(scene)}</span></div>`,
    shopLine(scene),
  ];
  const body = `${mainPhoto(scene, `height:${String(Math.round(screen.height * random.pick([0.32, 0.4, 0.46])))}px`)}<div class="pad col"><div class="s13">${shipping(scene)}</div>${inAnyOrder(random, ...words)}<div class="button plain">${random.pick(['Sold', 'Sold out', 'Unavailable'])}</div>${itemFacts(scene)}${review(scene)}</div>`;
  return phonePage(scene, {
    bar: appBar('', { buttons: ['search', 'heart', 'share'] }),
    body,
    below: maybe(random, 0.5, buyerTabs(0)),
  });
}

function noteAbove(scene: Scene): string {
  const { random, item } = scene;
  const photo = mainPhoto(scene, `height:${String(random.between(170, 260))}px;border-radius:12px`);
  const body = `<div class="padx">${searchField('Search for anything on Etsy')}</div><div class="pad col g12"><div class="card s15 b">${soldNote(scene)}</div>${random.chance(0.6) ? photo : ''}<div><span class="p">${priceBlock(scene)}</span></div><div class="t">${titleMark(item.title)}</div>${listingBadge(scene)}${random.chance(0.4) ? '' : shopLine(scene)}</div>${shelfOfOtherItems(scene, { heading: random.pick(['Similar items', 'You might also like', 'More from this shop']), size: 130 })}`;
  return phonePage(scene, {
    bar: appBar(random.pick(['Item', '']), { buttons: ['more'] }),
    body,
    below: buyerTabs(0),
  });
}

function mobileSite(scene: Scene): string {
  const { random, item } = scene;
  const title = `<div class="t">${titleMark(item.title)}</div>`;
  const price = `<div class="p">${priceBlock(scene)}</div>`;
  const photo = mainPhoto(scene, `height:${String(random.between(220, 320))}px`);
  const head = `<div class="row pad">${icon('menu')}${etsyLogo()}<span class="grow"></span>${icon('person')}${icon('cart')}</div>`;
  const body = `${head}${random.chance(0.6) ? `${photo}<div class="pad col">${price}${title}` : `<div class="pad col">${title}${price}</div>${photo}<div class="pad col">`}<div class="s13 m">${random.pick(['Returns accepted', 'Price may include tax', 'Only 1 available, now sold'])}</div>${shopLine(scene)}<div class="s14 sb">${soldNote(scene)}</div>${itemFacts(scene)}</div>`;
  return mobileBrowserPage(scene, { host: 'etsy.com', body });
}

/** Draws an item that was sold, in a member's list of favorites. */
function favorite(scene: Scene): string {
  const { random, item } = scene;
  const body = `<div class="pad s22 serif">${random.pick(['Favorites', 'Gift ideas', 'My collection'])}</div><div class="padx">${mainPhoto(scene, `height:${String(random.between(250, 330))}px;border-radius:10px`, `<span class="over s13" style="left:10px;top:10px">${random.pick(['Sold', 'Sold out'])}</span><span style="position:absolute;right:12px;top:10px;color:#d5343b">${icon('heart')}</span>`)}</div><div class="pad col g4"><div class="t">${titleMark(shortenedTitle(item.title, 80))}</div><div class="s13 m">${shopName(scene)}</div><div class="p">${priceBlock(scene)}</div></div>${shelfOfOtherItems(scene, { heading: 'Find similar', size: 110 })}`;
  return phonePage(scene, {
    bar: appBar('', { buttons: ['share', 'more'] }),
    body,
    below: buyerTabs(1),
  });
}

function wideListing(scene: Scene): string {
  const { random, item, screen, others } = scene;
  const strip = others
    .slice(0, 5)
    .map(
      () =>
        `<div style="width:56px;height:56px;border-radius:6px;overflow:hidden">${productPhoto(item, random)}</div>`,
    )
    .join('');
  const photo = mainPhoto(
    scene,
    `width:48%;height:${String(screen.height - 260)}px;border-radius:10px`,
  );
  const words = inAnyOrder(
    random,
    `<div class="s24 b">${priceBlock(scene)}</div>`,
    `<div class="t">${titleMark(item.title)}</div>`,
    shopLine(scene),
    listingBadge(scene),
  );
  const body = `${siteBar(scene)}<div class="row top" style="padding:18px 34px;gap:20px"><div class="col">${strip}</div>${photo}<div class="grow col g12">${words}<div class="s14 sb">${soldNote(scene)}</div><div class="button plain">${random.pick(['Sold', 'Sold out'])}</div><div class="s16 b">Item details</div>${itemFacts(scene)}</div></div>`;
  return browserWindow(scene, {
    tab: `${shortenedTitle(item.title, 22)} - Etsy`,
    url: `https://www.etsy.com/listing/${String(random.between(100_000_000, 999_999_999))}/`,
    body,
  });
}

/** Draws the page of a sold item: a banner with photograph, title and price, then other items of the shop. */
function bannerListing(scene: Scene): string {
  const { random, item, others, style } = scene;
  const tile = (other: Scene['others'][number]) =>
    `<div style="width:150px"><div style="height:150px">${productPhoto(other, random)}</div><div class="s12" style="height:16px;overflow:hidden">${shortenedTitle(other.title, 40).replaceAll('&', '&amp;')}</div><div class="s14 b">${style.money(other.price)}</div></div>`;
  const banner = `<div class="card row top" style="gap:22px">${mainPhoto(scene, `width:${String(random.between(180, 280))}px;height:200px;flex:none;border-radius:8px`)}<div class="grow col"><div class="s15 b">${soldNote(scene)}</div><div class="t">${titleMark(item.title)}</div><div class="p">${priceBlock(scene)}</div>${shopLine(scene)}</div></div>`;
  const body = `${siteBar(scene)}<div style="padding:18px 60px" class="col g16">${banner}<div class="s20 serif">${random.pick(['Other items from this shop', 'You may also like'])}</div><div style="display:flex;gap:14px">${others.slice(0, 7).map(tile).join('')}</div></div>`;
  return browserWindow(scene, {
    tab: 'Etsy',
    url: `etsy.com/listing/${String(random.between(100_000_000, 999_999_999))}/sold`,
    body,
  });
}

export const ETSY_LISTING_TEMPLATES: readonly Template[] = [
  { name: 'etsy/big-photo', platform: 'etsy', layout: 'buyer-mobile', draw: bigPhoto },
  { name: 'etsy/note-above', platform: 'etsy', layout: 'buyer-mobile', draw: noteAbove },
  { name: 'etsy/web-on-phone', platform: 'etsy', layout: 'buyer-mobile', draw: mobileSite },
  { name: 'etsy/favorite', platform: 'etsy', layout: 'buyer-mobile', draw: favorite },
  { name: 'etsy/wide-listing', platform: 'etsy', layout: 'desktop-listing', draw: wideListing },
  { name: 'etsy/banner-listing', platform: 'etsy', layout: 'desktop-listing', draw: bannerListing },
];
