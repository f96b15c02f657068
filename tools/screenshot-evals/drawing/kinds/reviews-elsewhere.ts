import { randomLabel } from '../labels';
import { escapedHtml, titleMark } from '../marks';
import { browserWindow } from '../pieces/browser';
import { orderNumberLine } from '../pieces/buyer';
import { soldDay } from '../pieces/facts';
import { icon } from '../pieces/icons';
import { mailOnDesktop, mailOnPhone } from '../pieces/mails';
import { shortenedTitle } from '../pieces/parts';
import { appBar, phonePage } from '../pieces/phone';
import { mainPhoto, productThumbnail } from '../pieces/pictures';
import { soldPrice } from '../pieces/prices';
import { otherPurchase, soldItem } from '../pieces/purchases';
import {
  reviewTimeLabel,
  ratingStars,
  averageRatingBars,
  randomStarColor,
} from '../pieces/review-parts';
import { REVIEWS_OF_BUYERS, REVIEW_TEXTS } from '../pieces/review-words';
import {
  personAvatar,
  salePeopleOf,
  givenName,
  handleWithOptionalAt,
  nameOrShortName,
  otherSalePeople,
  fillCaseTextPlaceholders,
} from '../pieces/sale-people';
import { siteHeader } from '../pieces/site-header';
import type { Scene } from '../scene';
import { templatesOf } from '../template';
import { inAnyOrder, maybe } from '../variety';

const KINDS_OF_FEEDBACK = ['All', 'As a seller', 'As a buyer', 'Left for others'] as const;

/** Draws the feedback about a seller as a table on the site of eBay. The first row is about the sold item. */
function feedbackTable(scene: Scene): string {
  const { random, seller, others, item, style } = scene;
  const cast = salePeopleOf(scene);
  const isForBuyers = random.chance(0.25);
  const colour = randomStarColor(random);
  const mark = random.pick([
    `<span class="good b s18">+</span>`,
    `<span class="good">${icon('check', 16)}</span>`,
    '',
  ]);
  const row = (each: typeof cast, what: string, price: string) =>
    `<tr class="rule"><td style="width:26px">${mark}</td><td class="s14">${fillCaseTextPlaceholders(scene, random.pick(isForBuyers ? REVIEWS_OF_BUYERS : REVIEW_TEXTS), each)}<div class="s13 m">${what}</div></td><td class="s14" style="white-space:nowrap">${isForBuyers ? 'Buyer: ' : ''}${random.chance(0.8) ? handleWithOptionalAt(random, each.buyer) : nameOrShortName(random, each.buyer)}<div class="s12 m">(${String(random.between(0, 4000))}${random.pick(['', ' ★', ''])})</div></td><td class="s14 right" style="white-space:nowrap">${price}</td><td class="s13 m" style="white-space:nowrap">${reviewTimeLabel(scene)}</td></tr>`;
  const rows = [
    row(cast, titleMark(shortenedTitle(item.title, random.pick([70, 200]))), soldPrice(scene)),
    ...others
      .slice(0, 7)
      .map((other) =>
        row(
          otherSalePeople(random, cast),
          escapedHtml(shortenedTitle(other.title, 70)),
          maybe(random, 0.85, style.money(other.price)),
        ),
      ),
  ];
  const tabs = KINDS_OF_FEEDBACK.map(
    (words, index) =>
      `<span class="s14 ${index === 1 ? 'sb' : 'm'}" style="padding:9px 0;border-bottom:${index === 1 ? '2px solid var(--accent)' : '0'}">${words}</span>`,
  );
  const head = `<div class="row" style="gap:18px">${personAvatar(scene, cast.member, 60)}<div class="grow"><div class="s20 b">${seller}</div><div class="s13 m">${random.pick(['99.6', '100', '98.9'])}% positive feedback · ${String(random.between(40, 9000))} items sold · Member since ${String(random.between(2004, 2021))}</div></div>${random.chance(0.5) ? `<div style="width:250px">${averageRatingBars(scene)}</div>` : `<span style="color:${colour}">${ratingStars(random, 18, colour)}</span>`}</div>`;
  return browserWindow(scene, {
    tab: random.pick(['Feedback profile', 'Feedback', 'Reviews as a seller']),
    url: random.pick(['ebay.com/fdbk/feedback_profile', 'www.ebay.com/usr/feedback']),
    body: `${siteHeader(scene, cast)}<div style="padding:18px ${String(random.between(24, 120))}px">${head}<div class="row" style="gap:24px;padding-top:12px">${tabs.join('')}</div><table><thead><tr class="s12 m"><th></th><th>Feedback</th><th>${isForBuyers ? 'Left for' : 'From'}</th><th class="right">Price</th><th>When</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`,
  });
}

/**
 * Draws the thank-you notes of buyers on cards, two in a row. The first card is as wide as the page and shows the sold
 * item.
 */
function loveNotes(scene: Scene): string {
  const { random, others, seller } = scene;
  const cast = salePeopleOf(scene);
  const colour = randomStarColor(random);
  const card = (place: number) => {
    const each = otherSalePeople(random, cast);
    const other = others[place];
    return `<div class="box" style="flex:1;min-width:0;padding:10px">${other ? productThumbnail(other, random, [56, 56], 4) : ''}<div class="s12">${ratingStars(random, 11, colour)}</div><div class="s13" style="height:54px;overflow:hidden">${random.pick(['Love it!', 'So cute', 'Great quality, fast shipper', 'Perfect fit, thank you', 'Gorgeous!'])}</div><div class="s12 a">${handleWithOptionalAt(random, each.buyer)}</div><div class="s11 m">${reviewTimeLabel(scene)}</div></div>`;
  };
  const pairs = [0, 2, 4].map(
    (place) =>
      `<div style="display:flex;gap:10px;padding:5px 14px">${card(place)}${card(place + 1)}</div>`,
  );
  const first = `<div class="pad col"><div class="row">${personAvatar(scene, cast.buyer)}<div class="grow s15"><b>${handleWithOptionalAt(random, cast.buyer)}</b> ${random.pick(['sent you a love note', 'left a love note', 'loved this'])}</div><span class="s12 m">${reviewTimeLabel(scene)}</span></div>${ratingStars(random, 18, colour)}<div class="${random.pick(['s15', 's18', 's16 serif'])}">${fillCaseTextPlaceholders(scene, random.pick(REVIEW_TEXTS), cast)}</div><div class="card">${soldItem(scene, `<div class="s12 m">Size ${random.pick(['S', 'M', 'OS', '8', '10.5'])} · ${random.pick(['Tory Burch', 'Kate Spade', 'Ralph Lauren', 'Eileen Fisher', escapedHtml(scene.item.brand)])}</div>`)}</div></div>`;
  return phonePage(scene, {
    bar: appBar(random.pick(['Love Notes', 'Notes received', `Love Notes for ${seller}`]), {
      centred: true,
    }),
    body: `${maybe(random, 0.5, `<div class="pad center s13 m">${String(random.between(12, 800))} love notes · ${random.pick(['4.9', '5.0'])} average</div>`)}${first}<div class="padx s16 b">${random.pick(['More love', 'Earlier', 'From other Poshers'])}</div>${pairs.join('')}`,
  });
}

/** Draws an email to the member about a review. */
function mailBody(scene: Scene): string {
  const { random, buyer } = scene;
  const cast = salePeopleOf(scene);
  const size = random.pick(['s14', 's15', 's16']);
  const quote = `<div class="card"><div>${ratingStars(random, random.between(16, 26), randomStarColor(random))}</div><div class="${size}">“${fillCaseTextPlaceholders(scene, random.pick(REVIEW_TEXTS), cast)}”</div><div class="s13 m" style="padding-top:5px">${random.pick([`– ${nameOrShortName(random, buyer)}`, `${nameOrShortName(random, buyer)}, ${reviewTimeLabel(scene)}`, handleWithOptionalAt(random, buyer)])}</div></div>`;
  const photo = maybe(random, 0.4, mainPhoto(scene, `height:${String(random.between(90, 200))}px`));
  const item = `<div>${photo}${soldItem(scene, `<div class="s12 m">${orderNumberLine(scene)}</div>${maybe(random, 0.5, `<div class="s12 m">${randomLabel(scene, 'soldDay')} ${soldDay(scene)}</div>`)}`)}</div>`;
  const more = maybe(
    random,
    0.6,
    `<div class="col"><div class="s16 b">${random.pick(['Not reviewed yet', 'You also sold', 'Waiting for a review'])}</div>${[0, 1, 2].map((place) => otherPurchase(scene, place)).join('')}</div>`,
  );
  const end = random.pick([
    `See what ${givenName(buyer)} thinks, and say thank you within 14 days.`,
    'Good reviews help people in Charlotte, Austin and everywhere find you.',
    `Thanks for making someone’s day, ${givenName(cast.member)}.`,
  ]);
  return `<div class="col g12"><div class="${size}">${random.pick(['Hi', 'Hello', 'Hey', 'Congrats'])} ${random.chance(0.7) ? givenName(cast.member) : nameOrShortName(random, cast.member)},</div><div class="${size}">${random.pick([`${nameOrShortName(random, buyer)} left you a new review.`, 'A buyer reviewed your item.', `You have 5 new stars from ${handleWithOptionalAt(random, buyer)}.`])}</div>${inAnyOrder(random, quote, item)}<div class="button square">${random.pick(['Reply', 'Read Review', 'Write a Reply'])}</div><div class="s13 m">${end}</div>${more}<div class="s11 m">${random.pick(['You get this email because you sell with us. Unsubscribe', 'Help Center · Privacy · Unsubscribe'])}</div></div>`;
}

const mailOf = (scene: Scene, sender: string) => ({
  subject: scene.random.pick([
    `${givenName(scene.buyer)} reviewed your item`,
    'You have a new review',
    'Your review is in!',
    `New review from ${nameOrShortName(scene.random, scene.buyer)}`,
  ]),
  sender,
  body: `<div class="pad">${mailBody(scene)}</div>`,
});

const webMail = (scene: Scene) => mailOnDesktop(scene, mailOf(scene, 'Etsy Reviews'));

const phoneMail = (scene: Scene) => mailOnPhone(scene, mailOf(scene, 'Facebook Marketplace'));

export const OTHER_REVIEW_TEMPLATES = [
  ...templatesOf('ebay', 'desktop-listing', { 'review-table': feedbackTable }),
  ...templatesOf('poshmark', 'seller-mobile', { 'review-notes': loveNotes }),
  ...templatesOf('etsy', 'desktop-listing', { 'review-mail': webMail }),
  ...templatesOf('facebook', 'seller-mobile', { 'review-phone-mail': phoneMail }),
];
