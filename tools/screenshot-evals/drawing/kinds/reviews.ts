import { escapedHtml, titleMark } from '../marks';
import { appBar, phonePage, tabBar } from '../pieces/phone';
import { mainPhoto, mainThumbnail } from '../pieces/pictures';
import { randomStruckSide, priceHeadline, soldForPrice, soldPrice } from '../pieces/prices';
import { otherPurchase, soldItem } from '../pieces/purchases';
import {
  ratingStars,
  randomReviewRenderer,
  averageRatingBars,
  randomStarColor,
  praiseChips,
} from '../pieces/review-parts';
import { REVIEWS_OF_BUYERS, REVIEW_TEXTS } from '../pieces/review-words';
import { soldDay } from '../pieces/facts';
import { icon } from '../pieces/icons';
import { sellerPayoutBreakdown } from '../pieces/amount-breakdowns';
import { furtherMenuEntries } from '../pieces/task-pages';
import {
  personAvatar,
  salePeopleOf,
  givenName,
  handleWithOptionalAt,
  nameOrShortName,
  otherSalePeople,
  fillCaseTextPlaceholders,
} from '../pieces/sale-people';
import type { Scene } from '../scene';
import { templatesOf } from '../template';
import { inAnyOrder, maybe, shuffled } from '../variety';
import { OTHER_REVIEW_TEMPLATES } from './reviews-elsewhere';

const OTHER_REVIEWS = 5;

/** Draws the reviews of a shop. The first review is about the sold item. */
function shopReviews(scene: Scene): string {
  const { random, seller } = scene;
  const cast = salePeopleOf(scene);
  const review = randomReviewRenderer(scene);
  const sold = soldItem(scene, maybe(random, 0.4, `<div class="s12 m">${soldDay(scene)}</div>`));
  const others = Array.from({ length: OTHER_REVIEWS }, (_, place) =>
    review(otherSalePeople(random, cast), otherPurchase(scene, place, random.chance(0.5))),
  );
  const chips = shuffled(random, ['Most recent', 'Photos', 'Quality', 'Shipping', 'Gifts'])
    .slice(0, random.between(0, 4))
    .map((words) => `<span class="pill s13" style="white-space:nowrap">${words}</span>`);
  const gap = random.pick(['<div class="rule"></div>', '<div class="gap"></div>', '']);
  return phonePage(scene, {
    bar: appBar(random.pick(['Reviews', 'Shop reviews', seller]), { buttons: ['search', 'more'] }),
    body: `${maybe(random, 0.7, `<div class="pad">${averageRatingBars(scene)}</div>`)}<div class="row padx one" style="gap:8px">${chips.join('')}</div>${[review(cast, sold), ...others].map((block) => `<div class="pad">${block}</div>`).join(gap)}`,
    below: maybe(
      random,
      0.6,
      tabBar(
        [
          ['home', 'Home'],
          ['tag', 'Listings'],
          ['truck', 'Orders'],
          ['star', 'Reviews'],
        ],
        3,
      ),
    ),
  });
}

/** Draws the form with which the member reviews the buyer. */
function leaveFeedback(scene: Scene): string {
  const { random, buyer } = scene;
  const cast = salePeopleOf(scene);
  const who = random.chance(0.6)
    ? handleWithOptionalAt(random, buyer)
    : nameOrShortName(random, buyer);
  const choice = ['Positive', 'Neutral', 'Negative'].map(
    (words, index) =>
      `<span class="row s14" style="gap:7px"><span style="width:18px;height:18px;border-radius:50%;border:${index === 0 ? '6px' : '1.5px'} solid var(--${index === 0 ? 'accent' : 'muted'})"></span>${words}</span>`,
  );
  const words = fillCaseTextPlaceholders(scene, random.pick(REVIEWS_OF_BUYERS), cast);
  const typed = `<div class="box s15" style="min-height:${String(random.between(70, 130))}px">${random.chance(0.75) ? words : '<span class="m">Tell others about this buyer</span>'}</div><div class="s12 m right">${String(random.between(20, 80))}/500</div>`;
  const stored = shuffled(random, REVIEWS_OF_BUYERS)
    .slice(0, 2)
    .map((text) => `<div class="card s14">${fillCaseTextPlaceholders(scene, text, cast)}</div>`);
  return phonePage(scene, {
    bar: appBar(random.pick(['Leave feedback', 'Rate buyer', 'Your feedback']), {
      lead: random.pick(['close', 'back']),
      centred: random.chance(0.5),
    }),
    body: `<div class="pad col g12"><div class="${random.pick(['s18', 's20', 's24'])} b">${random.pick([`How was ${who}?`, `Rate your sale with ${who}`, `Leave feedback for ${who}`, 'How did it go?'])}</div>${inAnyOrder(random, `<div class="${random.pick(['card', 'box', ''])}">${soldItem(scene, `<div class="s12 m">${random.pick(['Buyer', 'Sold to'])} ${who}</div>`)}</div>`, `<div class="${random.pick(['row', 'col'])}" style="gap:14px">${choice.join('')}</div>`)}${typed}${maybe(random, 0.5, `<div class="s13 m">${random.pick(['Saved comments', 'Suggestions'])}</div>${stored.join('')}`)}${maybe(random, 0.5, praiseChips(scene, 5))}</div>${maybe(random, 0.6, furtherMenuEntries(scene))}`,
    below: `<div class="pad"><div class="button">${random.pick(['Leave feedback', 'Submit', 'Send Feedback'])}</div></div>`,
  });
}

/** Draws the page of a completed sale. It shows the buyer's review of the seller, and that the money is on its way. */
function ratedYou(scene: Scene): string {
  const { random, buyer } = scene;
  const cast = salePeopleOf(scene);
  const stars = ratingStars(random, random.between(20, 38), randomStarColor(random));
  const head = random.pick([
    `${nameOrShortName(random, buyer)} left a review`,
    `${handleWithOptionalAt(random, buyer)} rated you`,
    `Nice work, ${givenName(cast.member)}!`,
    'You got a rating',
  ]);
  const quote = `<div class="row top">${maybe(random, 0.7, personAvatar(scene, buyer))}<div class="card grow s15">“${fillCaseTextPlaceholders(scene, random.pick(REVIEW_TEXTS), cast)}”<div class="s12 m" style="padding-top:4px">${random.pick([nameOrShortName, handleWithOptionalAt])(random, buyer)}</div></div></div>`;
  const blocks = [
    `<div class="box">${soldItem(scene)}</div>`,
    quote,
    maybe(random, 0.6, `<div>${sellerPayoutBreakdown(scene, { marked: false })}</div>`),
    maybe(random, 0.5, praiseChips(scene, 3)),
  ];
  return phonePage(scene, {
    bar: appBar(random.pick(['Sale complete', 'Order status', 'Transaction']), {
      buttons: random.pick([['more'] as const, ['chat'] as const]),
    }),
    body: `<div class="pad center col"><div class="${random.pick(['s20', 's24', 's28'])} b" style="line-height:1.2">${head}</div><div>${stars}</div></div><div class="padx col g12">${inAnyOrder(random, ...blocks)}</div><div class="pad col"><div class="s16 b">Now rate ${givenName(buyer)}</div><div class="m">${ratingStars(random, 30, 'var(--muted)', 0)}</div>${maybe(random, 0.5, '<div class="s13 m">Your rating is shown after both of you are done.</div>')}</div>${furtherMenuEntries(scene)}`,
    below: `<div class="pad"><div class="button">${random.pick(['Rate the buyer', 'Rate and Get Paid', 'Done'])}</div></div>`,
  });
}

/** Draws a sold listing above the reviews of its seller. */
function soldWithReviews(scene: Scene): string {
  const { random, seller, item } = scene;
  const cast = salePeopleOf(scene);
  const review = randomReviewRenderer(scene);
  const first = random.chance(0.5) ? cast : otherSalePeople(random, cast);
  const reviews = [first, ...[1, 2, 3].map(() => otherSalePeople(random, cast))].map(
    (each, place) =>
      `<div class="pad">${review(each, maybe(random, 0.4, otherPurchase(scene, place)))}</div>`,
  );
  const photo = mainPhoto(
    scene,
    `height:${String(random.between(150, 290))}px`,
    random.pick([
      '<div class="over s14" style="left:12px;top:12px">Sold</div>',
      '<div style="position:absolute;inset:0;background:rgba(0,0,0,.35);color:#fff" class="center s22 b"><div style="padding-top:60px">SOLD</div></div>',
      '',
    ]),
  );
  const price = random.chance(0.5)
    ? `<div class="p">${soldForPrice(scene)}</div>`
    : priceHeadline(scene, randomStruckSide(scene));
  return phonePage(scene, {
    bar: appBar(random.pick(['', seller]), { buttons: ['share', 'more'] }),
    body: `${photo}<div class="pad col g4">${inAnyOrder(random, price, `<div class="t">${titleMark(item.title)}</div>`)}<div class="s13 m">${escapedHtml(item.brand)} · ${random.pick(['Excellent condition', 'Like new', 'Size M', 'Olive', 'Ruby red'])}</div></div><div class="rule"></div><div class="padx row" style="padding-top:10px">${personAvatar(scene, cast.member)}<div class="grow"><div class="s15 sb">${seller}</div><div class="s12 m">${icon('star', 12)} ${random.pick(['4.9', '5.0'])} (${String(random.between(8, 900))}) · Active today</div></div><span class="button ghost s13" style="padding:6px 12px">Follow</span></div><div class="padx s16 b" style="padding-top:10px">${random.pick(['Reviews', 'What buyers say', `Reviews (${String(random.between(3, 400))})`])}</div>${reviews.join('')}`,
  });
}

/** Draws a dimmed page with a sheet over it on which the member reviews the buyer. */
function rateSheet(scene: Scene): string {
  const { random, item, buyer } = scene;
  const cast = salePeopleOf(scene);
  const sheet = `<div class="col g12" style="position:absolute;left:0;right:0;bottom:0;background:var(--bg);border-radius:20px 20px 0 0;padding:18px 18px 10px"><div style="width:40px;height:4px;border-radius:2px;background:var(--line);margin:auto"></div><div class="center col">${maybe(random, 0.7, `<div style="margin:auto">${personAvatar(scene, buyer, random.between(50, 76))}</div>`)}<div class="${random.pick(['s18', 's20', 's22'])} b">${random.pick([`Rate ${nameOrShortName(random, buyer)}`, `How was selling to ${givenName(buyer)}?`, `Did ${nameOrShortName(random, buyer)} buy this?`])}</div>${ratingStars(random, 30, randomStarColor(random))}</div><div class="s14 sb">${random.pick(['What went well?', `What did ${givenName(buyer)} do well?`])}</div>${praiseChips(scene, random.between(3, 7))}<div class="box s14">${random.chance(0.6) ? fillCaseTextPlaceholders(scene, random.pick(REVIEWS_OF_BUYERS), cast) : '<span class="m">Write something (optional)</span>'}</div><div class="button">Submit</div><div class="center s14 m">Not now</div></div>`;
  const head = `<div class="row pad">${mainThumbnail(scene, [random.between(56, 96), random.between(56, 90)])}<div class="grow"><div class="t">${titleMark(item.title)}</div><div class="p">${soldPrice(scene)}</div><div class="s13 good">${random.pick(['Sold', 'Marked as Sold', `Sold to ${nameOrShortName(random, buyer)}`])}</div></div></div>`;
  const actions = ['Mark as Available', 'Boost Listing', 'Share'].map(
    (words) => `<span class="button plain s13 grow" style="padding:9px 4px">${words}</span>`,
  );
  return phonePage(scene, {
    bar: appBar(random.pick(['Your listing', 'Marketplace', 'Selling']), { buttons: ['more'] }),
    body: `${head}<div class="row padx" style="gap:6px">${actions.join('')}</div>${furtherMenuEntries(scene)}<div style="position:absolute;inset:0;background:rgba(0,0,0,${random.pick(['.12', '.2', '0'])});pointer-events:none"></div>${sheet}`,
  });
}

export const REVIEW_TEMPLATES = [
  ...templatesOf('etsy', 'seller-mobile', { 'review-shop': shopReviews }),
  ...templatesOf('depop', 'seller-mobile', { 'review-shop': shopReviews }),
  ...templatesOf('ebay', 'seller-mobile', { 'review-leave': leaveFeedback }),
  ...templatesOf('mercari', 'seller-mobile', { 'review-rated': ratedYou }),
  ...templatesOf('poshmark', 'seller-mobile', { 'review-rated': ratedYou }),
  ...templatesOf('depop', 'buyer-mobile', { 'review-below-sold': soldWithReviews }),
  ...templatesOf('mercari', 'buyer-mobile', { 'review-below-sold': soldWithReviews }),
  ...templatesOf('facebook', 'seller-mobile', { 'review-sheet': rateSheet }),
  ...OTHER_REVIEW_TEMPLATES,
];
