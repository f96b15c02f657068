import { shippingAddressBlock } from '../pieces/addresses';
import { scrolledToEnd, messageBubbles, centeredNote, messageField } from '../pieces/bubbles';
import {
  chatAvatar,
  chatPeopleOf,
  chatGivenNameMark,
  handleMark,
  nameMark,
  type ChatPeople,
} from '../pieces/chat-people';
import { saleConversation } from '../pieces/conversations';
import { messageTimeLabel, filledSentence } from '../pieces/filled-words';
import { icon, starIcons } from '../pieces/icons';
import { chatItemStrip } from '../pieces/item-strips';
import { appBar, phonePage } from '../pieces/phone';
import { mainPhoto, mainThumbnail, productThumbnail } from '../pieces/pictures';
import { soldPrice } from '../pieces/prices';
import { parcelProgress } from '../pieces/steps';
import { LONG_CHAT_MESSAGES, CHAT_REPLIES } from '../pieces/talk-lines';
import { smallTitle, listingTitle } from '../pieces/title-lines';
import type { Scene } from '../scene';
import { templatesOf } from '../template';
import { maybe } from '../variety';
import { DESKTOP_CHAT_THREAD_TEMPLATES } from './chat-threads-desktop';

const ACTIVE = [
  'Active now',
  'Active 2h ago',
  'Marketplace',
  'Joined 2019',
  'Usually replies fast',
] as const;

/**
 * Draws the head of a chat with the other person's name, in one of four forms. Two of the forms also have a portrait.
 */
function partnerBar({ random }: Scene, { you }: ChatPeople): string {
  const small = `<div class="s11 m">${random.pick(ACTIVE)}</div>`;
  const name = random.pick([nameMark(you, 20), nameMark(you, 20), handleMark(random, you)]);
  return random.pick([
    appBar(name, { buttons: ['more'], centred: random.chance(0.5) }),
    `<div class="row padx" style="height:52px">${icon('back')}${chatAvatar(random, you, 34)}<div class="grow"><div class="s15 sb">${name}</div>${small}</div>${icon('search', 20)}${icon('more', 20)}</div>`,
    `<div class="row padx top" style="padding-bottom:8px">${icon('back')}<div class="grow center"><div style="display:flex;justify-content:center">${chatAvatar(random, you, 46)}</div><div class="s13 sb">${name}</div></div>${icon('bell')}</div>`,
    `<div class="row padx" style="height:50px">${icon('close')}<div class="grow"><div class="s17 b">${name}</div><div class="s12 m">${starIcons(11)} (${String(random.between(2, 400))}) · ${handleMark(random, you)}</div></div>${icon('more')}</div>`,
  ]);
}

const PICKUP_NOTES = [
  '{yourname} started this chat.',
  'You marked this listing as sold to {you}.',
  'You named this group “{third} + {you} pickup”.',
  '{third} wants to buy this as well',
  '{you} set the meeting place to {place}.',
  'You can rate {yourname} now.',
  '{thirdname} and 2 others asked about this item',
] as const;

/** Draws a chat about picking the item up. The item is at the top, and only the end of the conversation is visible. */
function pickup(scene: Scene): string {
  const { random } = scene;
  const cast = chatPeopleOf(scene);
  const said = saleConversation(scene, cast, { isSeller: true, way: 'local' });
  const middle = random.between(1, said.length - 1);
  const event = () => centeredNote(filledSentence(scene, random.pick(PICKUP_NOTES), cast));
  const talk = `${event()}${messageBubbles(scene, cast, said.slice(0, middle))}${event()}${messageBubbles(scene, cast, said.slice(middle))}${maybe(random, 0.5, event())}`;
  return phonePage(scene, {
    bar: `${partnerBar(scene, cast)}${chatItemStrip(scene)}`,
    body: random.chance(0.6) ? scrolledToEnd(talk) : talk,
    below: messageField(scene),
  });
}

/** Draws the messages of a chat as letters, one below the other, each with its sender and date. */
function letters(scene: Scene): string {
  const { random } = scene;
  const cast = chatPeopleOf(scene);
  const head = (isMine: boolean) => {
    const who = isMine ? cast.me : cast.you;
    const name = random.chance(0.5) ? handleMark(random, who) : nameMark(who, 20);
    return `<div class="row" style="padding-bottom:6px">${maybe(random, 0.6, chatAvatar(random, who, 30))}<div class="grow s13"><b>${name}</b>${maybe(random, 0.4, `<div class="s11 m">to ${handleMark(random, isMine ? cast.you : cast.me)}</div>`)}</div><span class="s11 m">${messageTimeLabel(scene)}</span></div>`;
  };
  const frame = random.pick(['card', 'box', 'rule']);
  const letter = (isMine: boolean) =>
    `<div class="${frame}" style="padding:12px 14px">${head(isMine)}<div class="${random.pick(['s13', 's14', 's15'])}">${filledSentence(scene, random.pick(isMine ? CHAT_REPLIES : LONG_CHAT_MESSAGES), cast)}</div></div>`;
  const all = Array.from({ length: random.between(2, 4) }, (_, index) => letter(index % 2 === 1));
  const strip = chatItemStrip(scene);
  const isFirst = random.chance(0.6);
  return phonePage(scene, {
    bar: `${appBar(random.pick(['Messages', 'Message details', 'Re: your item', '']), { buttons: ['more', 'mail'] })}${isFirst ? strip : ''}`,
    body: `<div class="pad col g12">${all.join('')}</div>`,
    below: `${isFirst ? '' : strip}${random.chance(0.5) ? messageField(scene) : '<div class="row pad"><span class="button s14 grow">Reply</span><span class="button plain s14">Archive</span></div>'}`,
  });
}

/** Draws the offers and counteroffers of a negotiation as a list of steps. The last step is the sale. */
function offers(scene: Scene): string {
  const { random } = scene;
  const cast = chatPeopleOf(scene);
  const step = (sentence: string, isMine: boolean) =>
    `<div class="row top" style="padding:8px 16px;${isMine ? 'flex-direction:row-reverse' : ''}">${chatAvatar(random, isMine ? cast.me : cast.you, 32)}<div class="${random.pick(['card', 'box'])}" style="max-width:74%"><div class="s14">${filledSentence(scene, sentence, cast)}</div><div class="s11 m">${messageTimeLabel(scene)}</div></div></div>`;
  const before = [
    step(random.pick(['{handle} offered {low}', '{yourname} sent you an offer of {low}']), false),
    step(random.pick(['You countered with {high}', 'You declined. “Sorry {you}!”']), true),
    step(random.pick(['{you} wrote: for my niece {third}', '{handle}: {low} is my max']), false),
  ].slice(random.between(0, 2));
  const who = random.pick([nameMark(cast.you, 18), handleMark(random, cast.you)]);
  const sale = `<div class="box col" style="margin:8px 16px"><div class="s17 b">${random.pick(['Offer accepted', `Sold to ${who}`, `${who} accepted`, 'It’s a deal!'])}</div><div class="row top">${mainThumbnail(scene, [64, 80], 4)}<div class="grow col g2">${listingTitle(scene, 80)}<div class="p">${soldPrice(scene)}</div><div class="s12 m">${filledSentence(scene, random.pick(['You earn {payout}', 'Ship by {soon}', '+ shipping paid by {you}']), cast)}</div></div></div><div class="button s14">${random.pick(['Get label', 'Print label', 'View order'])}</div></div>`;
  const comments = messageBubbles(
    scene,
    cast,
    saleConversation(scene, cast, { isSeller: true, way: 'shipping' }).slice(-2),
  );
  const parts = [before.join(''), sale, comments];
  return phonePage(scene, {
    bar: appBar(random.pick(['Offer', 'Offers', nameMark(cast.you, 20)]), { buttons: ['share'] }),
    body: (random.chance(0.7) ? parts : [parts[1], parts[0], parts[2]]).join(''),
    below: messageField(scene),
  });
}

/** Draws a chat with a card of the item between the messages. The card has a large photo. */
function cardInside(scene: Scene): string {
  const { random, others } = scene;
  const cast = chatPeopleOf(scene);
  const isSeller = random.chance(0.6);
  const said = saleConversation(scene, cast, { isSeller, way: 'shipping' });
  const action = isSeller
    ? random.pick(['{handle} bought this', '{yourname} bought your item', 'Sold to {you}'])
    : random.pick(['You bought this from {handle}', 'Receipt from {yourname}', 'Your purchase']);
  const width = random.between(190, 270);
  const card = `<div style="display:flex;padding:6px 14px;justify-content:${random.pick(['center', 'flex-start', 'flex-end'])}"><div style="width:${String(width)}px;border:1px solid var(--line);border-radius:14px;overflow:hidden">${mainPhoto(scene, `height:${String(random.between(90, 240))}px`)}<div class="col g2" style="padding:10px 12px"><div class="s12 m">${filledSentence(scene, action, cast)}</div>${smallTitle(scene)}<div class="p">${soldPrice(scene)}</div></div></div></div>`;
  const other = others[0];
  const shared = other
    ? `<div class="row" style="padding:4px 14px">${productThumbnail(other, random, [54, 54], 8)}<span class="s12 m">${filledSentence(scene, '{you} also liked {other} · {amount}', cast)}</span></div>`
    : '';
  const cut = random.between(0, 3);
  const talk = `${maybe(random, 0.4, shared)}${messageBubbles(scene, cast, said.slice(0, cut))}${card}${messageBubbles(scene, cast, said.slice(cut))}`;
  return phonePage(scene, {
    bar: partnerBar(scene, cast),
    body: random.chance(0.5) ? scrolledToEnd(talk) : talk,
    below: messageField(scene),
  });
}

/** Draws the page of an order: the steps of the order, and below them the conversation about it. */
function orderTalk(scene: Scene): string {
  const { random } = scene;
  const cast = chatPeopleOf(scene);
  const steps = parcelProgress(scene, ['Paid', 'Shipped', 'Arrived', 'Rated']);
  const heading = filledSentence(
    scene,
    random.pick([
      'Time to ship, {me}!',
      'Hi {me}, {you} is waiting',
      'Nice work {me}',
      '{yourname} paid. Ship by {soon}',
      'Waiting for {you} to rate you',
    ]),
    cast,
  );
  const talk = messageBubbles(
    scene,
    cast,
    saleConversation(scene, cast, { isSeller: true, way: 'shipping' }).slice(-random.between(3, 5)),
  );
  return phonePage(scene, {
    bar: appBar(random.pick(['Order status', 'Transaction', 'Sale']), { buttons: ['bell'] }),
    body: `<div class="padx col"><div class="${random.pick(['s17', 's20', 's24'])} b">${heading}</div>${steps}</div>${chatItemStrip(scene)}${maybe(random, 0.5, `<div class="pad">${shippingAddressBlock(scene)}</div>`)}<div class="padx s15 b">${random.pick(['Messages', 'Chat', `Chat with ${chatGivenNameMark(random, cast.you)}`])}</div>${talk}`,
    below: messageField(scene),
  });
}

export const CHAT_THREAD_TEMPLATES = [
  ...templatesOf('facebook', 'seller-mobile', {
    'thread-pickup': pickup,
    'thread-card': cardInside,
  }),
  ...templatesOf('ebay', 'seller-mobile', { 'thread-letters': letters, 'thread-offers': offers }),
  ...templatesOf('etsy', 'seller-mobile', { 'thread-letters': letters }),
  ...templatesOf('poshmark', 'seller-mobile', { 'thread-offers': offers }),
  ...templatesOf('depop', 'buyer-mobile', { 'thread-card': cardInside }),
  ...templatesOf('mercari', 'seller-mobile', { 'thread-order': orderTalk }),
  ...DESKTOP_CHAT_THREAD_TEMPLATES,
];
