import { randomLabel } from '../../labels';
import { titleMark } from '../../marks';
import { browserWindow } from '../../pieces/browser';
import { factRows } from '../../pieces/facts';
import { icon } from '../../pieces/icons';
import { mobileBrowserPage } from '../../pieces/mobile-web';
import { randomOtherName } from '../../pieces/other-people';
import { shelfOfOtherItems, shortenedTitle } from '../../pieces/parts';
import { appBar, phonePage, searchField } from '../../pieces/phone';
import { roundPortrait, mainPhoto, productPhoto } from '../../pieces/pictures';
import { soldPrice } from '../../pieces/prices';
import type { Scene } from '../../scene';
import type { Template } from '../../template';
import { inAnyOrder, maybe } from '../../variety';
import {
  bottomTabs,
  FACEBOOK_CONDITIONS,
  listedTimeAndTown,
  townWithState,
  priceLine,
  sellerLine,
  siteBar,
  siteMenu,
  listingDescription,
} from './parts';

const GAP = '<div class="gap"></div>';

const soldNote = ({ random }: Scene) =>
  `<span class="over s14" style="left:12px;top:12px;${random.pick(['', 'background:#31a24c'])}">${random.pick(['Sold', 'SOLD', 'Marked as sold'])}</span>`;

const condition = (scene: Scene) =>
  factRows(scene, [
    [randomLabel(scene, 'condition'), scene.random.pick(FACEBOOK_CONDITIONS)],
    ['Location', townWithState(scene)],
  ]);

/**
 * Draws a listing in which the price in large letters is above the title. A box reports that the item is no longer
 * available.
 */
function priceFirst(scene: Scene): string {
  const { random, item, screen } = scene;
  const body = `${mainPhoto(scene, `height:${String(Math.round(screen.height * random.pick([0.34, 0.42, 0.5])))}px`, maybe(random, 0.4, soldNote(scene)))}
    <div class="pad col g4"><div class="s24 b">${priceLine(scene)}</div><div class="t">${titleMark(item.title)}</div><div class="s14 m">${listedTimeAndTown(scene)}</div></div>
    <div class="pad"><div class="card s15">${random.pick(['This item is sold', 'Sorry, this listing was sold.', 'This listing is no longer available'])}</div></div>${inAnyOrder(random, `<div class="pad s15">${listingDescription(scene)}</div>`, `<div class="pad">${condition(scene)}</div>`, `<div class="pad">${sellerLine(scene)}</div>`)}`;
  return phonePage(scene, { bar: appBar('', { buttons: ['share', 'more'] }), body });
}

/**
 * Draws a listing page with the photograph at the top of the page, and a row of buttons below the title and the price.
 */
function sheet(scene: Scene): string {
  const { random, item } = scene;
  const button = (name: string) =>
    `<div class="button plain square grow s13" style="padding:8px">${name}</div>`;
  const body = `${mainPhoto(scene, `height:${String(random.between(260, 380))}px`)}<div style="margin-top:-14px;position:relative;background:var(--bg);border-radius:14px 14px 0 0" class="pad col"><div class="t">${titleMark(item.title)}</div><div class="s17 m">${priceLine(scene)}</div><div class="row">${['Save', 'Share', 'Offer', 'Hide'].slice(0, random.between(2, 4)).map(button).join('')}</div><div class="rule"></div>${inAnyOrder(random, condition(scene), `<div class="s15">${listingDescription(scene)}</div>`)}</div>${GAP}${shelfOfOtherItems(scene, { heading: random.pick(["Today's picks", 'Related listings']) })}`;
  return phonePage(scene, { bar: '', body, below: random.chance(0.5) ? bottomTabs(3) : '' });
}

function mobileSite(scene: Scene): string {
  const { random, item } = scene;
  const title = `<div class="t">${titleMark(item.title)}</div>`;
  const price = `<div class="p">${priceLine(scene)}</div>`;
  const body = `<div class="row pad"><b class="a s24">facebook</b><span class="grow"></span><span class="button s13" style="padding:7px 14px">Log in</span></div>${mainPhoto(scene, `height:${String(random.between(220, 320))}px`, maybe(random, 0.5, soldNote(scene)))}<div class="pad col">${random.chance(0.5) ? title + price : price + title}<div class="s13 m">${listedTimeAndTown(scene)}</div><div class="button square">Log in to contact the seller</div>${condition(scene)}<div class="s14">${listingDescription(scene)}</div></div>`;
  return mobileBrowserPage(scene, { host: 'm.facebook.com', body });
}

/** Draws a post in a group where members sell things. */
function groupPost(scene: Scene): string {
  const { random, item, seller } = scene;
  const head = `<div class="row pad">${roundPortrait(random, 42)}<div class="grow"><div class="s15 sb">${random.chance(0.7) ? randomOtherName(scene) : seller}</div><div class="s12 m">${random.pick(['Buy Sell Trade – Local', 'Yard Sale Finds', 'Moms Who Thrift'])} · ${String(random.between(2, 23))}h</div></div>${icon('more')}</div>`;
  const sale = `<div class="padx col g4" style="padding-bottom:10px"><div class="s15">${random.pick(['<span class="good sb">Sold</span>', '<span class="pill sb">SOLD</span>', '✅ Sold'])}</div><div class="t">${titleMark(item.title)}</div><div class="p">${soldPrice(scene)} <span class="m s14">${random.pick(['·', '–'])} ${townWithState(scene)}</span></div></div>`;
  const text = `<div class="padx s15" style="padding-bottom:10px">${listingDescription(scene)}</div>`;
  const photo = mainPhoto(scene, `height:${String(random.between(220, 340))}px`);
  const foot = `<div class="between pad s14 m"><span>${icon('heart', 17)} ${String(random.between(1, 40))}</span><span>${String(random.between(1, 19))} comments</span></div><div class="rule"></div><div class="between pad s14 m"><span>Like</span><span>Comment</span><span>Send</span></div>`;
  return phonePage(scene, {
    bar: appBar(random.pick(['Group', 'Posts', '']), { buttons: ['search'] }),
    body: `${head}${random.chance(0.6) ? sale + text + photo : text + photo + sale}${foot}`,
    below: bottomTabs(0),
  });
}

/** Draws the page on which a seller sees their own listing, with buttons and figures. */
function ownListing(scene: Scene): string {
  const { random, item } = scene;
  const tool = (name: string) =>
    `<div class="row s15" style="padding:9px 0">${icon('right', 16)}${name}</div>`;
  const tools = ['Mark as available', 'Relist this item', 'Delete listing', 'See insights'];
  const body = `<div class="row top pad">${mainPhoto(scene, 'width:110px;height:110px;flex:none;border-radius:8px')}<div class="grow col g4"><div class="t">${titleMark(item.title)}</div><div class="p">${priceLine(scene)}</div><div class="s13 m">${random.pick(['Listed on Marketplace', 'Sold outside Marketplace', listedTimeAndTown(scene)])}</div></div></div>
    <div class="padx row"><div class="button square grow s14">${random.pick(['Rate buyer', 'Mark as available', 'List another item'])}</div></div><div class="pad">${inAnyOrder(random, ...tools.map(tool))}</div>${GAP}<div class="pad"><div class="s16 b">Performance</div>${factRows(
      scene,
      [
        ['Clicks on listing', String(random.between(11, 900))],
        ['Saves', String(random.between(0, 40))],
        ['Shares', String(random.between(0, 9))],
      ],
    )}</div>`;
  return phonePage(scene, { bar: appBar('Your listing', { lead: 'close', centred: true }), body });
}

/**
 * Draws a listing page with a large photograph, and with the title, the price and other texts in a narrow column at its
 * left or right.
 */
function viewer(scene: Scene): string {
  const { random, item, screen } = scene;
  const column = `<div class="pad col" style="width:${String(random.between(330, 400))}px;flex:none;gap:10px"><div class="s22 b">${titleMark(item.title)}</div><div class="p">${priceLine(scene)}</div><div class="s13 m">${listedTimeAndTown(scene)}</div>${inAnyOrder(random, condition(scene), `<div class="s14">${listingDescription(scene)}</div>`, sellerLine(scene))}<div class="card s14 m">${random.pick(['You can no longer message the seller.', 'This item is sold.'])}</div></div>`;
  const photo = mainPhoto(scene, 'flex:1;height:100%', maybe(random, 0.5, soldNote(scene)));
  return browserWindow(scene, {
    tab: random.pick(['Marketplace', '(1) Facebook Marketplace']),
    url: `facebook.com/marketplace/item/${String(random.between(100_000_000, 999_999_999))}77120/`,
    body: `${siteBar(scene)}<div style="display:flex;height:${String(screen.height - 140)}px">${random.chance(0.75) ? photo + column : column + photo}</div>`,
  });
}

function windowOverGrid(scene: Scene): string {
  const { random, item, others, style } = scene;
  const tile = (other: Scene['others'][number]) =>
    `<div style="width:130px"><div style="height:130px">${productPhoto(other, random)}</div><div class="s13 b">${style.money(other.price)}</div></div>`;
  const box = `<div style="position:absolute;left:16%;top:40px;width:68%;background:var(--bg);border-radius:12px;box-shadow:0 0 0 2000px rgba(0,0,0,.55)"><div class="between pad s17 b"><span>${random.pick(['Listing', 'Item details'])}</span>${icon('close')}</div><div class="rule"></div><div class="row top pad" style="gap:22px">${mainPhoto(scene, 'width:46%;height:320px;border-radius:8px')}<div class="grow col">${inAnyOrder(random, `<div class="t">${titleMark(item.title)}</div>`, `<div class="p">${priceLine(scene)}</div>`, `<div class="s13 m">${listedTimeAndTown(scene)}</div>`)}${condition(scene)}<div class="s14">${listingDescription(scene)}</div></div></div></div>`;
  return browserWindow(scene, {
    tab: 'Facebook',
    url: 'https://www.facebook.com/marketplace/category/search/?query=sold',
    body: `<div style="position:relative;overflow:hidden;height:100%">${siteBar(scene)}<div style="display:flex">${siteMenu(scene)}<div class="pad" style="display:flex;flex-wrap:wrap;gap:12px">${others.slice(0, 8).map(tile).join('')}</div></div>${box}</div>`,
  });
}

function searchResult(scene: Scene): string {
  const { random, item } = scene;
  const body = `<div class="padx">${searchField(shortenedTitle(item.brand, 20))}</div><div class="row s13" style="padding:10px 16px;gap:8px"><span class="pill">Sold items</span><span class="pill">${townWithState(scene)}</span><span class="pill">Price</span></div>
    ${mainPhoto(scene, `height:${String(random.between(270, 360))}px;margin:0 16px;border-radius:10px`, soldNote(scene))}<div class="pad col g2"><div class="p">${priceLine(scene)}</div><div class="t">${titleMark(item.title)}</div><div class="s13 m">${townWithState(scene)} · ${String(random.between(2, 40))} mi</div></div>${shelfOfOtherItems(scene, { heading: 'Results outside your search' })}`;
  return phonePage(scene, {
    bar: appBar('Marketplace', { buttons: ['person'] }),
    body,
    below: bottomTabs(3),
  });
}

export const FACEBOOK_LISTING_TEMPLATES: readonly Template[] = [
  { name: 'facebook/price-first', platform: 'facebook', layout: 'buyer-mobile', draw: priceFirst },
  { name: 'facebook/sheet', platform: 'facebook', layout: 'buyer-mobile', draw: sheet },
  { name: 'facebook/mobile-site', platform: 'facebook', layout: 'buyer-mobile', draw: mobileSite },
  { name: 'facebook/group-post', platform: 'facebook', layout: 'buyer-mobile', draw: groupPost },
  { name: 'facebook/own-listing', platform: 'facebook', layout: 'seller-mobile', draw: ownListing },
  { name: 'facebook/viewer', platform: 'facebook', layout: 'desktop-listing', draw: viewer },
  {
    name: 'facebook/window-over-grid',
    platform: 'facebook',
    layout: 'desktop-listing',
    draw: windowOverGrid,
  },
  {
    name: 'facebook/search-result',
    platform: 'facebook',
    layout: 'buyer-mobile',
    draw: searchResult,
  },
];
