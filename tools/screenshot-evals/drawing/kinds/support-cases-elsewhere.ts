import { escapedHtml, titleMark } from '../marks';
import { browserWindow } from '../pieces/browser';
import { orderNumberLine } from '../pieces/buyer';
import {
  caseNumber,
  dayTextAfterSale,
  supportCaseMessages,
  refundBreakdown,
  caseThread,
} from '../pieces/case-parts';
import {
  SUPPORT_AGENT_MESSAGES,
  BUYER_MESSAGES,
  SELLER_MESSAGES,
  RETURN_REASONS,
  SUPPORT_CASE_STATUSES,
} from '../pieces/case-words';
import { soldDay } from '../pieces/facts';
import { icon } from '../pieces/icons';
import { mailOnPhone } from '../pieces/mails';
import { shortenedTitle } from '../pieces/parts';
import { appBar, phonePage, searchField } from '../pieces/phone';
import { mainPhoto, mainThumbnail, productThumbnail } from '../pieces/pictures';
import { soldPrice } from '../pieces/prices';
import { otherPurchase, soldItem } from '../pieces/purchases';
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
import { parcelSteps } from '../pieces/steps';
import { furtherMenuEntries } from '../pieces/task-pages';
import type { Scene } from '../scene';
import { templatesOf } from '../template';
import { inAnyOrder, maybe, shuffled } from '../variety';

/** Draws a page that tells the buyer that a refund is on its way. */
function refundOnItsWay(scene: Scene): string {
  const { random, seller } = scene;
  const cast = salePeopleOf(scene);
  const head = `<div class="pad ${random.pick(['', 'center'])}"><div class="${random.pick(['s22', 's26', 's32'])} b" style="line-height:1.15">${random.pick(['Your refund is on its way', 'Refund issued', 'Order cancelled', `Good news, ${givenName(cast.buyer)}`, 'We sided with you'])}</div><div class="s14 m">${random.pick([`By ${dayTextAfterSale(scene, 14)}`, `Refunded by ${seller}`, `${nameOrShortName(random, cast.agent)} from Support closed your case`])}</div></div>`;
  const note = `<div class="card s14"><div class="s12 m">${random.pick([seller, `Message from ${nameOrShortName(random, cast.member)}`])}</div>${fillCaseTextPlaceholders(scene, random.pick(SELLER_MESSAGES), cast)}</div>`;
  const blocks = [
    `<div>${maybe(random, 0.3, mainPhoto(scene, `height:${String(random.between(110, 170))}px;border-radius:8px`))}${soldItem(scene, `<div class="s12 m">${orderNumberLine(scene)}</div>`, random.pick(['', 'You paid ', 'Price ']))}</div>`,
    `<div class="box">${refundBreakdown(scene, scene.style.money(scene.price))}</div>`,
    note,
    maybe(random, 0.5, parcelSteps(scene, ['Requested', 'Agreed', 'Sent to your bank', 'Done'])),
  ];
  return phonePage(scene, {
    bar: appBar(random.pick(['', 'Refund', 'Dispute', 'Purchase']), { buttons: ['more'] }),
    body: `${head}<div class="padx col g12">${inAnyOrder(random, ...blocks)}</div>${maybe(random, 0.6, `<div class="pad col"><div class="s15 b">Your other purchases</div>${[0, 1].map((place) => otherPurchase(scene, place)).join('')}</div>`)}${furtherMenuEntries(scene)}`,
  });
}

/** Draws an email about a return or a problem, to the seller or to the buyer. */
function claimMail(scene: Scene): string {
  const { random } = scene;
  const cast = salePeopleOf(scene);
  const toMember = random.chance(0.6);
  const reader = toMember ? cast.member : cast.buyer;
  const size = random.pick(['s14', 's15', 's16']);
  const quote = `<div style="border-left:4px solid var(--line);padding:4px 12px" class="${size}"><div class="s13 m">${nameOrShortName(random, toMember ? cast.buyer : cast.member)} wrote on ${dayTextAfterSale(scene, 4)}:</div>${fillCaseTextPlaceholders(scene, random.pick(toMember ? BUYER_MESSAGES : SELLER_MESSAGES), cast)}</div>`;
  const body = `<div class="pad col g12 ${size}"><div>${random.pick(['Hi', 'Dear', 'Hello'])} ${random.chance(0.6) ? givenName(reader) : nameOrShortName(random, reader)},</div><div>${random.pick([`A claim was opened by ${nameOrShortName(random, cast.buyer)}: ${random.pick(RETURN_REASONS)}.`, 'There is news about your case.', fillCaseTextPlaceholders(scene, random.pick(SUPPORT_AGENT_MESSAGES), cast)])}</div>${inAnyOrder(random, `<div class="${random.pick(['box', 'card', ''])}">${soldItem(scene, `<div class="s12 m">${orderNumberLine(scene)}</div>${maybe(random, 0.5, `<div class="s12 m">Sold ${soldDay(scene)}</div>`)}`)}</div>`, quote, maybe(random, 0.5, refundBreakdown(scene, scene.style.money(scene.price))))}<div class="button square">${random.pick(['Respond', 'View Case', 'Add Details'])}</div><div>${random.pick(['Best', 'Kind regards', 'Thanks', 'Take care'])},<br>${random.pick([nameOrShortName(random, cast.agent), givenName(cast.agent), 'The Support Team'])}<div class="s13 m">${random.pick(['Purchase Protection', 'Trust & Safety', 'Case Resolution']).replace('&', '&amp;')}</div></div>${maybe(random, 0.6, `<div class="rule col s13" style="padding-top:10px"><b>${random.pick(['What happens next', 'Good to know'])}</b><div class="m">${random.pick(['We read what both sides sent. This takes three days at most.', 'If nobody answers by the end of May, the case closes by itself.', 'Keep the box and the label until the case is closed.'])}</div></div>`)}<div class="s11 m">Help Center · Privacy · Unsubscribe</div></div>`;
  return mailOnPhone(scene, {
    subject: random.pick([
      `Claim from ${nameOrShortName(random, cast.buyer)}`,
      'Update on your case',
      `${givenName(reader)}, we need your reply`,
      'Your order was cancelled',
    ]),
    sender: random.pick(['Marketplace Support', `${givenName(cast.agent)} (Support)`, 'Help Team']),
    body,
  });
}

/** Draws a list of requests for help on the site. The first request is open, so that its messages are visible. */
function caseList(scene: Scene): string {
  const { random, item, others, style } = scene;
  const cast = salePeopleOf(scene);
  const cell = (html: string, width: number, css = '') =>
    `<span class="s14 ${css}" style="width:${String(width)}px;flex:none;white-space:nowrap;overflow:hidden">${html}</span>`;
  const row = (each: typeof cast, photo: string, title: string, price: string) =>
    `<div class="row" style="padding:9px 12px;gap:14px">${photo}<div class="grow"><div class="s14 one">${title}</div><div class="s12 m">${random.pick(RETURN_REASONS)}</div></div>${cell(random.chance(0.5) ? handleWithOptionalAt(random, each.buyer) : nameOrShortName(random, each.buyer), 190)}${cell(price, 100, 'right')}${cell(random.pick(SUPPORT_CASE_STATUSES), 160, random.pick(['m', 'a', 'good']))}${cell(dayTextAfterSale(scene, random.between(3, 20)), 100, 'm')}${icon('right', 15)}</div>`;
  const open = `<div class="box" style="padding:4px 0 12px">${row(cast, mainThumbnail(scene, [44, 44], 4), titleMark(shortenedTitle(item.title, 60)), soldPrice(scene))}<div style="padding:0 70px"><div class="s12 m">${caseNumber(scene)} · ${orderNumberLine(scene)}</div>${caseThread(scene, cast, supportCaseMessages(scene, cast, random.between(1, 3)))}<div class="row" style="padding-top:6px"><span class="button s14">Respond</span><span class="button ghost s14">Refund ${style.money(scene.price)}</span></div></div></div>`;
  const rows = others.slice(0, 5).map((other) => {
    const photo = productThumbnail(other, random, [44, 44], 4);
    return `<div style="border-bottom:1px solid var(--line)">${row(otherSalePeople(random, cast), photo, escapedHtml(shortenedTitle(other.title, 60)), style.money(other.price))}</div>`;
  });
  const tabs = ['All requests', 'Returns', 'Cancellations', 'Not received', 'Closed'].map(
    (words, index) => `<span class="s14 ${index === 0 ? 'sb u' : 'm'}">${words}</span>`,
  );
  return browserWindow(scene, {
    tab: random.pick(['Requests and disputes', 'Manage returns', 'Resolution Center']),
    url: `${scene.platform}.com/${random.pick(['requests', 'cases?page=1'])}`,
    body: `${siteHeader(scene, cast)}<div style="padding:16px ${String(random.between(24, 70))}px" class="col g12"><div class="row"><span class="s24 b grow">${random.pick(['Requests & disputes', 'Returns', 'Cases']).replace('&', '&amp;')}</span><div style="width:260px">${searchField('Order, buyer or item')}</div></div><div class="row" style="gap:22px">${tabs.join('')}</div>${open}<div>${rows.join('')}</div></div>`,
  });
}

/** Draws a request for help and the replies to it. The messages look like long letters. */
function helpRequest(scene: Scene): string {
  const { random, seller } = scene;
  const cast = salePeopleOf(scene);
  const isBuyer = random.chance(0.3);
  const others = shuffled(random, [
    'Help Center',
    'Ask Etsy',
    'Report this buyer',
    'Mark as Solved',
  ]);
  const letter = ({ role, who, words, when }: ReturnType<typeof supportCaseMessages>[number]) =>
    `<div class="pad" style="border-bottom:1px solid var(--line)"><div class="between s14"><span class="row" style="gap:8px">${personAvatar(scene, cast[role], 30)}<b>${who}</b></span><span class="s12 m" style="white-space:nowrap">${when}</span></div><div class="s15" style="padding:8px 0 4px">${/^(Hi|Hello)/.test(words) ? '' : random.pick(['Hello,<br>', 'Hi there,<br>', `Hi ${givenName(role === 'buyer' ? cast.member : cast.buyer)},<br>`])}${words}<br>${random.pick(['Thanks', 'Best wishes', 'Sincerely', 'xo'])},<br>${random.chance(0.6) ? givenName(cast[role]) : who}</div></div>`;
  return phonePage(scene, {
    bar: appBar(random.pick(['Help request', 'Help with an order', isBuyer ? seller : 'Request']), {
      buttons: random.pick([['more'] as const, ['star', 'more'] as const]),
    }),
    body: `<div class="pad soft">${soldItem(scene, `<div class="s12 m">${random.pick([orderNumberLine(scene), caseNumber(scene)])}</div>`)}</div><div class="pad row s13"><span class="pill sb">${random.pick(SUPPORT_CASE_STATUSES)}</span><span class="m">${random.pick(RETURN_REASONS)}</span></div>${supportCaseMessages(scene, cast, random.between(2, 3)).map(letter).join('')}<div class="pad row s14 a" style="flex-wrap:wrap">${others.map((words) => `<span>${words}</span>`).join('')}</div>${furtherMenuEntries(scene)}`,
    below: `<div class="pad"><div class="button">${random.pick(['Reply', 'Send Refund', 'Answer'])}</div></div>`,
  });
}

export const OTHER_SUPPORT_CASE_TEMPLATES = [
  ...templatesOf('depop', 'buyer-mobile', { 'case-refund': refundOnItsWay }),
  ...templatesOf('poshmark', 'buyer-mobile', { 'case-refund': refundOnItsWay }),
  ...templatesOf('facebook', 'seller-mobile', { 'case-mail': claimMail }),
  ...templatesOf('depop', 'seller-mobile', { 'case-mail': claimMail }),
  ...templatesOf('ebay', 'desktop-listing', { 'case-list': caseList }),
  ...templatesOf('mercari', 'desktop-listing', { 'case-list': caseList }),
  ...templatesOf('etsy', 'seller-mobile', { 'case-help': helpRequest }),
];
