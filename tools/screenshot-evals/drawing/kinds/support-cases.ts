import { titleMark } from '../marks';
import { browserWindow } from '../pieces/browser';
import { buyerLine, orderNumberLine, trackingLine } from '../pieces/buyer';
import {
  caseBubbles,
  caseNumber,
  dayTextAfterSale,
  evidencePhotos,
  supportCaseMessages,
  refundBreakdown,
  caseThread,
} from '../pieces/case-parts';
import {
  CANCELLATION_REQUESTS,
  RETURN_REASONS,
  CANCELLATION_REASONS,
  SUPPORT_CASE_STATUSES,
} from '../pieces/case-words';
import { messageComposer, chatTimestamp } from '../pieces/chats';
import { soldDay } from '../pieces/facts';
import { icon } from '../pieces/icons';
import { shortenedTitle } from '../pieces/parts';
import { appBar, phonePage } from '../pieces/phone';
import { mainThumbnail } from '../pieces/pictures';
import { soldPrice } from '../pieces/prices';
import { soldItem } from '../pieces/purchases';
import {
  personAvatar,
  salePeopleOf,
  givenName,
  handleWithOptionalAt,
  nameOrShortName,
  fillCaseTextPlaceholders,
} from '../pieces/sale-people';
import { siteHeader } from '../pieces/site-header';
import { parcelProgress, parcelSteps } from '../pieces/steps';
import { joinedBlocks, furtherMenuEntries } from '../pieces/task-pages';
import type { Scene } from '../scene';
import { templatesOf } from '../template';
import { inAnyOrder, maybe } from '../variety';
import { OTHER_SUPPORT_CASE_TEMPLATES } from './support-cases-elsewhere';

const STEPS = ['Requested', 'Accepted', 'Shipped back', 'Refunded'] as const;

/**
 * Draws the page of a return on the site: the messages are in the middle, and the item and its refund are at the side.
 */
function returnCase(scene: Scene): string {
  const { random } = scene;
  const cast = salePeopleOf(scene);
  const side = `<div class="col g12" style="width:${String(random.between(290, 380))}px;flex:none">${inAnyOrder(
    random,
    `<div class="box">${soldItem(scene, `<div class="s12 m">${orderNumberLine(scene)}</div>${maybe(random, 0.5, `<div class="s12 m">Sold ${soldDay(scene)}</div>`)}`)}</div>`,
    `<div class="box"><div class="s16 b">${random.pick(['Refund', 'Refund details', 'If you refund now'])}</div>${refundBreakdown(scene, scene.style.money(scene.price))}</div>`,
    maybe(
      random,
      0.5,
      `<div class="box s14"><b>${random.pick(['Return label', 'Return shipping'])}</b><div>${trackingLine(scene)}</div></div>`,
    ),
  )}</div>`;
  const main = `<div class="grow col g12"><div class="s13 m">${caseNumber(scene)} · ${random.pick(['opened', 'started'])} ${dayTextAfterSale(scene, 6)}</div><div class="${random.pick(['s22', 's26', 's28'])} b">${random.pick([`${nameOrShortName(random, cast.buyer)} wants to return this`, ...SUPPORT_CASE_STATUSES])}</div>${random.chance(0.5) ? parcelProgress(scene, STEPS) : `<div class="s14">${random.pick(['Respond by', 'Reply before'])} <b>${dayTextAfterSale(scene, 12)}</b> or we may step in.</div>`}<div class="s14"><span class="m">Reason:</span> ${random.pick(RETURN_REASONS)} · ${buyerLine(scene)}</div>${maybe(random, 0.6, evidencePhotos(scene, 76))}<div class="s16 b">Messages</div>${caseThread(scene, cast, supportCaseMessages(scene, cast, random.between(2, 4)))}<div class="row"><span class="button">${random.pick(['Accept return', 'Refund Buyer'])}</span><span class="button ghost">Message</span><span class="button plain">Ask for Help</span></div></div>`;
  return browserWindow(scene, {
    tab: random.pick(['Return details', 'Return request', 'Resolution']),
    url: `${scene.platform}.com/${random.pick(['returns/view', 'cases/open', 'rt/details'])}`,
    body: `${siteHeader(scene, cast)}<div style="display:flex;gap:28px;align-items:flex-start;padding:20px ${String(random.between(24, 100))}px">${random.chance(0.7) ? main + side : side + main}</div>`,
  });
}

/** Draws a page with the buyer's request to cancel the order. */
function cancelRequest(scene: Scene): string {
  const { random, buyer } = scene;
  const cast = salePeopleOf(scene);
  const who = random.chance(0.5)
    ? nameOrShortName(random, buyer)
    : handleWithOptionalAt(random, buyer);
  const quote = `<div><div class="row">${personAvatar(scene, buyer, 34)}<div class="grow s14"><b>${who}</b><div class="s12 m">${random.pick(['Buyer', 'wrote'])} · ${dayTextAfterSale(scene, 1)}</div></div></div><div class="s15" style="padding-top:6px">“${fillCaseTextPlaceholders(scene, random.pick(CANCELLATION_REQUESTS), cast)}”</div></div>`;
  const blocks = [
    soldItem(scene, `<div class="s12 m">${orderNumberLine(scene)}</div>`),
    quote,
    `<div class="s14"><span class="m">Reason</span><div>${random.pick(CANCELLATION_REASONS)}</div></div>`,
    ...(random.chance(0.7) ? [refundBreakdown(scene, scene.style.money(scene.price))] : []),
  ];
  return phonePage(scene, {
    bar: appBar(random.pick(['Cancellation', 'Cancel request', 'Order']), {
      lead: random.pick(['close', 'back']),
      buttons: ['more'],
    }),
    body: `<div class="pad"><div class="${random.pick(['s20', 's22', 's26'])} b" style="line-height:1.2">${random.pick([`${who} wants to cancel`, 'Cancel this order?', `Cancel ${givenName(buyer)}’s order?`, 'Buyer asked to cancel'])}</div><div class="s13 m">${random.pick(['Answer by', 'You have until'])} ${dayTextAfterSale(scene, 3)}</div></div>${joinedBlocks(scene, blocks, random.chance(0.5))}${maybe(random, 0.6, furtherMenuEntries(scene))}`,
    below: `<div class="pad col"><div class="button">${random.pick(['Accept', 'Cancel Order', 'Approve and refund'])}</div><div class="button plain">${random.pick(['Decline', 'I Already Shipped It'])}</div></div>`,
  });
}

/** Draws the page of a problem with an order: photos of the problem, then comments of buyer and seller. */
function orderProblem(scene: Scene): string {
  const { random } = scene;
  const cast = salePeopleOf(scene);
  const state = `<div class="${random.pick(['card', 'box'])} row top">${icon('bell', 20)}<div class="grow"><div class="s16 b">${random.pick(SUPPORT_CASE_STATUSES)}</div><div class="s13">${random.pick([`${nameOrShortName(random, cast.buyer)} reported a problem: ${random.pick(RETURN_REASONS)}`, `Reported by ${handleWithOptionalAt(random, cast.buyer)} on ${dayTextAfterSale(scene, 5)}`])}</div></div></div>`;
  const photos = `<div><div class="s14 sb" style="padding-bottom:5px">${random.pick(['Photos from the buyer', `Sent by ${nameOrShortName(random, cast.buyer)}`, 'Evidence'])}</div>${evidencePhotos(scene, random.between(60, 98))}</div>`;
  const blocks = [soldItem(scene), maybe(random, 0.8, photos)];
  return phonePage(scene, {
    bar: appBar(random.pick(['Order issue', 'Problem with order', 'Open case']), { centred: true }),
    body: `<div class="pad col g12">${random.chance(0.7) ? state : `${state}${parcelSteps(scene, STEPS)}`}${inAnyOrder(random, ...blocks)}<div class="s12 m">${caseNumber(scene)} · ${orderNumberLine(scene)}</div>${caseThread(scene, cast, supportCaseMessages(scene, cast, random.between(2, 5)))}</div>`,
    below: random.chance(0.5)
      ? messageComposer('Add a comment')
      : '<div class="pad"><div class="button">Respond to Case</div></div>',
  });
}

/** Draws a chat about a return. The item is at the top, and notices are between the messages. */
function returnChat(scene: Scene): string {
  const { random, item, buyer } = scene;
  const cast = salePeopleOf(scene);
  const messages = supportCaseMessages(scene, cast, random.between(4, 7));
  const before = messages.slice(0, 3);
  const after = messages.slice(3);
  const notice = chatTimestamp(
    random.pick([
      `${nameOrShortName(random, buyer)} asked for a return`,
      'You accepted the return',
      `Return label sent to ${givenName(buyer)}`,
      `${givenName(cast.agent)} from Support joined`,
    ]),
  );
  const box = `<div class="padx"><div class="box center col"><div class="s15 b">${random.pick(SUPPORT_CASE_STATUSES)}</div><div class="s13 m">${random.pick(RETURN_REASONS)}</div><div class="row"><span class="button ghost grow s13">Decline</span><span class="button grow s13">Accept Return</span></div></div></div>`;
  return phonePage(scene, {
    bar: appBar(
      random.pick([
        nameOrShortName(random, buyer),
        handleWithOptionalAt(random, buyer),
        `${givenName(buyer)} · Return`,
      ]),
      { buttons: ['more'] },
    ),
    body: `<div class="row padx" style="padding-bottom:10px;border-bottom:1px solid var(--line)">${mainThumbnail(scene, [48, 48], 6)}<div class="grow"><div class="t">${titleMark(shortenedTitle(item.title, 60))}</div><div class="s14">${soldPrice(scene)} <span class="m">· ${random.pick(['Sold', 'Delivered', 'Return requested'])}</span></div></div></div>${caseBubbles(scene, before, 'member')}${notice}${maybe(random, 0.7, box)}${caseBubbles(scene, after, 'member')}`,
    below: messageComposer(
      random.pick(['Message', 'Write to buyer', `Reply to ${givenName(buyer)}`]),
    ),
  });
}

export const SUPPORT_CASE_TEMPLATES = [
  ...templatesOf('ebay', 'desktop-listing', { 'case-return': returnCase }),
  ...templatesOf('etsy', 'desktop-listing', { 'case-return': returnCase }),
  ...templatesOf('ebay', 'seller-mobile', { 'case-cancel': cancelRequest }),
  ...templatesOf('mercari', 'seller-mobile', {
    'case-cancel': cancelRequest,
    'case-chat': returnChat,
  }),
  ...templatesOf('poshmark', 'seller-mobile', { 'case-problem': orderProblem }),
  ...templatesOf('facebook', 'seller-mobile', { 'case-chat': returnChat }),
  ...OTHER_SUPPORT_CASE_TEMPLATES,
];
