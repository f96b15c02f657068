import { dayFormats } from '../../days';
import { escapedHtml, priceMark, soldDayMark, titleMark } from '../../marks';
import { dollars } from '../../money';
import { cardBetweenCutCards, clippedScreenshot } from '../../pieces/clipping';
import { soldDay } from '../../pieces/facts';
import { productPhoto, productThumbnail } from '../../pieces/pictures';
import { randomStruckSide, priceHeadline, shippingNote } from '../../pieces/prices';
import { titleOfOtherListing, listingTitle } from '../../pieces/title-lines';
import type { Scene } from '../../scene';
import { templatesOf } from '../../template';
import { inAnyOrder, maybe } from '../../variety';
import { itemCondition, saleNotes, sellerFeedback } from './facts';

/**
 * Draws a narrow card with the photo above the title and the price. In some pictures, the last line is a short text,
 * such as 'Sold'.
 */
function narrowCard(scene: Scene): string {
  const { random, item } = scene;
  const width = random.between(150, 190);
  const words = inAnyOrder(
    random,
    listingTitle(scene),
    priceHeadline(scene, randomStruckSide(scene)),
  );
  return clippedScreenshot(
    width,
    `<div style="padding:6px"><div style="height:${String(width)}px">${productPhoto(item, random)}</div><div class="col g2" style="padding-top:6px">${words}${maybe(random, 0.6, `<div class="s11 m">${random.pick(['Sold', itemCondition(scene), shippingNote(scene)])}</div>`)}</div></div>`,
  );
}

/**
 * Draws a card between two cards that are cut off. The price is above the title, and the shipping is beside the price.
 */
function priceFirstCard(scene: Scene): string {
  const { random, style } = scene;
  const struck = randomStruckSide(scene);
  const photo = (item: Scene['item']) =>
    `<div style="height:190px;overflow:hidden;border-radius:10px">${productPhoto(item, random)}</div>`;
  return cardBetweenCutCards(scene, {
    width: random.between(180, 230),
    card: `${photo(scene.item)}${priceHeadline(scene, struck, shippingNote(scene))}${listingTitle(scene)}<div class="s12 m">${soldDay(scene)}</div>`,
    other: (other) =>
      `${photo(other)}<span class="p">${style.money(other.price)}</span>${titleOfOtherListing(other.title)}`,
  });
}

/** Draws a search result in the app with the photo at the left, and the texts at the right in random order. */
function appResult(scene: Scene): string {
  const { random, item } = scene;
  const lines = inAnyOrder(
    random,
    listingTitle(scene),
    priceHeadline(scene, randomStruckSide(scene)),
    `<div class="s12 m">${itemCondition(scene)} · ${escapedHtml(item.brand)}</div>`,
    `<div class="s12 good">Sold ${soldDay(scene)}</div>`,
    saleNotes(scene),
  );
  return clippedScreenshot(
    random.between(350, 430),
    `<div class="row top pad">${productThumbnail(item, random, [random.between(96, 150), random.between(96, 170)])}<div class="grow col g2">${lines}</div></div>`,
  );
}

/** Draws a card with 'Sold' on its photo. */
function bannerCard(scene: Scene): string {
  const { random, item } = scene;
  return clippedScreenshot(
    random.between(210, 300),
    `<div class="box" style="margin:6px;padding:8px"><div style="height:200px;position:relative">${productPhoto(item, random)}<span class="over s13" style="left:0;bottom:0">SOLD ITEM</span></div>${listingTitle(scene)}${priceHeadline(scene, randomStruckSide(scene))}${sellerFeedback(scene)}</div>`,
  );
}

function foundCard(scene: Scene): string {
  const { random, item, price, soldOn } = scene;
  return `<div id="shot" style="width:${String(random.between(360, 420))}px"><div class="row top pad">
    ${productThumbnail(item, random, [130, 150], 10)}<div class="grow col g4">
      <div class="s13 good sb">Sold&nbsp; ${soldDayMark(dayFormats.short(soldOn), soldOn)}</div>
      <div class="s15">${titleMark(item.title)}</div><div class="s12 m">${itemCondition(scene)}</div>
      <div class="s18 b good">${priceMark(dollars(price))}</div>
      <div class="s12 m">${random.pick(['Buy It Now', 'or Best Offer', `${String(random.between(1, 30))} bids`])}</div>
      <div class="s12 m">${shippingNote(scene)}</div><div class="s12 m">${scene.seller} 99.8% (${String(random.between(1, 9))}.3K)</div>
    </div></div></div>`;
}

function galleryCard(scene: Scene): string {
  const { random, item, price, soldOn, others } = scene;
  const next = others[0];
  return `<div id="shot" style="width:${String(random.between(262, 300))}px;display:flex;gap:14px;padding:10px">
    <div class="col g4" style="width:228px;flex:none">${productThumbnail(item, random, [228, 228], 14)}
      <div class="s12 sb good">SOLD ${soldDayMark(dayFormats.short(soldOn).toUpperCase(), soldOn)}</div>
      <div class="s14">${titleMark(item.title)}</div><div class="s12 m">${itemCondition(scene)} · ${escapedHtml(item.brand)}</div>
      <div class="s20 b">${priceMark(dollars(price))}</div><div class="s12 m">${shippingNote(scene)}</div></div>
    <div style="width:228px;flex:none">${next ? productThumbnail(next, random, [228, 228], 14) : ''}</div></div>`;
}

export const EBAY_CARD_TEMPLATES = templatesOf('ebay', 'sold-card', {
  'narrow-card': narrowCard,
  'price-first-card': priceFirstCard,
  'app-result': appResult,
  'banner-card': bannerCard,
  'found-card': foundCard,
  'gallery-card': galleryCard,
});
