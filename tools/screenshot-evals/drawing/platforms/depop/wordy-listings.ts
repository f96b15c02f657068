import { dayFormats } from '../../days';
import { titleMark } from '../../marks';
import { icon, starIcons } from '../../pieces/icons';
import { mobileBrowserPage } from '../../pieces/mobile-web';
import { randomOtherHandle } from '../../pieces/other-people';
import { appBar, phonePage, tabBar } from '../../pieces/phone';
import { roundPortrait, productPhoto } from '../../pieces/pictures';
import { randomStruckSide, priceHeadline } from '../../pieces/prices';
import type { Scene } from '../../scene';
import { templatesOf } from '../../template';
import { EMOJI, HASHTAGS } from '../../titles/words';
import { inAnyOrder, maybe, shuffled } from '../../variety';
import { DEPOP_TABS, sizeConditionAndBrand } from './facts';

/**
 * Returns a title of several lines in the way in which sellers write descriptions: in lower case, with emoji and
 * hashtags.
 */
function wordyTitle({ random, item }: Scene): string {
  const tags = shuffled(random, HASHTAGS).slice(0, random.pick([0, 1, 3, 5, 8]));
  const emoji = maybe(random, 0.5, random.pick(EMOJI));
  return [item.title.toLowerCase(), emoji, ...tags].filter((word) => word !== '').join(' ');
}

const description = (scene: Scene) =>
  `<div class="${scene.random.pick(['s13', 's14', 's15', 't'])}">${titleMark(wordyTitle(scene))}</div>`;

const photo = ({ item, random }: Scene, height: number, over = '') =>
  `<div style="height:${String(height)}px;position:relative;overflow:hidden">${productPhoto(item, random)}${over}</div>`;

const sellerBar = ({ random, seller }: Scene) =>
  `<div class="row">${roundPortrait(random, random.between(28, 44))}<div class="grow"><div class="s14 b">${seller}</div><div class="s12 m">${starIcons(11)} (${String(random.between(2, 900))}) · Active today</div></div><span class="pill s12">${random.pick(['Follow', 'Following', 'Message'])}</span></div>`;

const likes = ({ random }: Scene) =>
  `<div class="row s13">${icon('heart', 18)}<b>${String(random.between(2, 90))} likes</b>${icon('chat', 18)}${icon('share', 18)}<span class="grow"></span>${icon('star', 18)}</div>`;

const REMARKS = [
  'would you take $10?',
  'is this still available xx',
  'omg need this 😍',
  'what are the measurements? thank you',
  'can you do a bundle with the black one',
  'hey! does it fit like a true medium?',
  'so cute 💕 trade?',
] as const;

/** Draws the comments of other members below the listing. */
const comments = (scene: Scene) => {
  const { random } = scene;
  const line = () =>
    `<div class="row top s13">${roundPortrait(random, 24)}<div class="grow"><b>${randomOtherHandle(scene)}</b> ${random.pick(REMARKS)}<div class="s11 m">${String(random.between(2, 9))}w</div></div></div>`;
  return `<div class="col">${line()}${line()}</div>`;
};

const age = ({ random }: Scene) =>
  `<div class="s11 m up">Listed ${random.pick(['3 days', '2 weeks', '5 months', 'a year'])} ago</div>`;

/** Draws the price above the seller's description, which serves as the title. In some pictures, comments follow. */
function priceThenWords(scene: Scene): string {
  const { random, screen } = scene;
  return phonePage(scene, {
    bar: `<div class="padx" style="padding-bottom:8px">${random.chance(0.6) ? sellerBar(scene) : `<div class="row">${icon('back')}<b class="grow s16 center">Item</b>${icon('more')}</div>`}</div>`,
    body: `${photo(scene, Math.round(screen.height * random.pick([0.28, 0.36, 0.44])), '<span class="over s14" style="left:12px;bottom:12px">Sold</span>')}<div class="pad col">${maybe(random, 0.5, likes(scene))}${priceHeadline(scene, randomStruckSide(scene))}${maybe(random, 0.4, `<div class="s13 m">${sizeConditionAndBrand(scene)}</div>`)}${description(scene)}${age(scene)}${maybe(random, 0.7, comments(scene))}</div>`,
    below: maybe(random, 0.6, tabBar(DEPOP_TABS, 1)),
  });
}

/** Draws a feed post: seller, photo, likes, a description that begins with the seller's name, then the price. */
function feed(scene: Scene): string {
  const { random, seller } = scene;
  const words = `<div class="s14"><b>${seller}</b> ${titleMark(wordyTitle(scene))}</div>`;
  return phonePage(scene, {
    bar: appBar('Explore', { buttons: ['search', 'heart'] }),
    body: `<div class="padx">${sellerBar(scene)}</div><div style="padding-top:8px">${photo(scene, random.between(240, 360))}</div><div class="pad col">${likes(scene)}${words}${priceHeadline(scene, random.pick(['left', 'right', 'none']), 'Sold')}${comments(scene)}</div>`,
    below: tabBar(DEPOP_TABS, 0),
  });
}

/**
 * Draws a listing on the mobile site: two photos beside each other, and below them price, description, size and brand
 * in random order.
 */
function tightListing(scene: Scene): string {
  const { random } = scene;
  return mobileBrowserPage(scene, {
    host: 'depop.com',
    body: `<div class="pad">${sellerBar(scene)}</div><div style="display:flex;gap:3px">${photo(scene, 210)}${photo(scene, 210)}</div><div class="pad col g2">${inAnyOrder(random, priceHeadline(scene, randomStruckSide(scene)), description(scene), `<div class="s12 m">${sizeConditionAndBrand(scene)}</div>`)}</div><div class="padx"><div class="button plain">Sold ${dayFormats.withoutYear(scene.soldOn)}</div>${age(scene)}${comments(scene)}</div>`,
  });
}

export const DEPOP_WORDY_LISTING_TEMPLATES = templatesOf('depop', 'buyer-mobile', {
  'price-then-words': priceThenWords,
  feed,
  'tight-listing': tightListing,
});
