import { escapedHtml } from '../marks';
import {
  chatAvatar,
  chatPeopleOf,
  contactNameMark,
  nameMark,
  randomChatPersons,
} from '../pieces/chat-people';
import { messageTimeLabel, filledSentence } from '../pieces/filled-words';
import { icon } from '../pieces/icons';
import {
  rowsWithSaleInserted,
  inboxBar,
  otherItemAt,
  INBOX_TABS,
  unreadMark,
} from '../pieces/inbox';
import { shortenedTitle } from '../pieces/parts';
import { phonePage, tabBar } from '../pieces/phone';
import { mainThumbnail, productThumbnail } from '../pieces/pictures';
import { soldForPrice, soldPrice } from '../pieces/prices';
import { CHAT_PREVIEWS } from '../pieces/talk-lines';
import { smallTitle, listingTitle } from '../pieces/title-lines';
import type { Person } from '../people';
import type { Scene } from '../scene';
import { templatesOf } from '../template';
import { maybe } from '../variety';
import { MAILBOX_LIST_TEMPLATES } from './mailbox-lists';
import { memberActivityList, textMessages } from './chat-lists-of-news';

const preview = (scene: Scene, person: Person) =>
  filledSentence(scene, scene.random.pick(CHAT_PREVIEWS), {
    me: chatPeopleOf(scene).me,
    you: person,
  });

/** Draws a list of chats. Each row shows 'Name · Item' above the last message. */
function peopleRows(scene: Scene): string {
  const { random } = scene;
  const { you } = chatPeopleOf(scene);
  const side = random.between(44, 60);
  const both = (person: Person, photo: string) =>
    `<div style="position:relative;flex:none">${photo}<div style="position:absolute;right:-5px;bottom:-5px">${chatAvatar(random, person, 24)}</div></div>`;
  const frame = `padding:${String(random.between(7, 12))}px 16px;${random.pick(['', 'border-bottom:1px solid var(--line)'])}`;
  const row = (person: Person, index: number) => {
    const other = otherItemAt(index, scene);
    const title = other ? escapedHtml(shortenedTitle(other.title, random.between(16, 24))) : '';
    return `<div class="row" style="${frame}">${other ? both(person, productThumbnail(other, random, [side, side], 10)) : ''}<div class="grow"><div class="s14">${nameMark(person, 14)} · ${title}</div><div class="s13 m">${preview(scene, person)} · ${messageTimeLabel(scene)}</div></div>${unreadMark(scene)}</div>`;
  };
  const who = nameMark(you, 20);
  const line = random.pick([
    `${soldForPrice(scene)} · ${messageTimeLabel(scene)}`,
    `You: sold! <b>${soldPrice(scene)}</b>`,
    `${random.pick(['Marked as sold', 'Paid'])} · ${soldPrice(scene)}`,
  ]);
  const sold = `<div class="row ${random.pick(['', 'soft', 'top'])}" style="${frame}">${both(you, mainThumbnail(scene, [side + 8, side + 8], 10))}<div class="grow"><div class="s13">${who}</div>${random.pick([listingTitle(scene, 60), smallTitle(scene)])}<div class="s14">${line}</div></div>${icon('check', 18)}</div>`;
  return phonePage(scene, {
    bar: inboxBar(scene),
    body: rowsWithSaleInserted(scene, sold, randomChatPersons(random, 9).map(row)),
    below: maybe(random, 0.7, tabBar(INBOX_TABS, 3)),
  });
}

/** Draws a list of chats about deals. Each row shows the item, its price and its state, and then who wrote last. */
function deals(scene: Scene): string {
  const { random, style } = scene;
  const { you } = chatPeopleOf(scene);
  const size = [random.between(56, 80), random.between(56, 92)] as const;
  const state = (words: string) => `<span class="pill s11">${words}</span>`;
  const frame = random.pick([
    'class="row top" style="padding:10px 16px;border-bottom:1px solid var(--line)"',
    'class="row top card" style="margin:6px 12px"',
    'class="row box" style="margin:6px 12px"',
  ]);
  const row = (person: Person, index: number) => {
    const other = otherItemAt(index, scene);
    if (!other) return '';
    return `<div ${frame}>${productThumbnail(other, random, size, 6)}<div class="grow col g2"><div class="s14">${escapedHtml(shortenedTitle(other.title, 34))}</div><div class="s13 m">${style.money(other.price)} ${state(random.pick(['Offer', 'For sale', 'Asked', 'Ended', 'Drew attention']))}</div><div class="s12">${contactNameMark(random, person, 16)}: ${preview(scene, person)}</div></div><span class="s11 m">${messageTimeLabel(scene)}</span></div>`;
  };
  const sold = `<div ${frame}>${mainThumbnail(scene, size, 6)}<div class="grow col g2">${random.pick([listingTitle(scene, 70), smallTitle(scene)])}<div><span class="p">${soldPrice(scene)}</span> ${state(random.pick(['Sold', 'SOLD', 'Will ship', 'To ship']))}</div><div class="s12">${contactNameMark(random, you, 18)}: ${preview(scene, you)}</div></div><span class="s11 m">${messageTimeLabel(scene)}</span></div>`;
  return phonePage(scene, {
    bar: inboxBar(scene),
    body: rowsWithSaleInserted(scene, sold, randomChatPersons(random, 7).map(row)),
    below: maybe(random, 0.6, tabBar(INBOX_TABS, 3)),
  });
}

/** Draws a list of chats, with portraits and short rows, below a large card that reports the new sale. */
function pinnedSale(scene: Scene): string {
  const { random } = scene;
  const cast = chatPeopleOf(scene);
  const story = (person: Person) =>
    `<div class="center s11" style="flex:none"><div style="display:flex;justify-content:center">${chatAvatar(random, person, 54)}</div>${nameMark({ ...person, name: person.given }, 9)}</div>`;
  const stories = `<div class="row padx" style="gap:16px;padding-bottom:10px">${randomChatPersons(random, 4).map(story).join('')}</div>`;
  const words = filledSentence(
    scene,
    random.pick([
      'New sale to {yourname}',
      '{handle} bought from you',
      'Congrats {me}! {you} paid',
      '{you} is waiting for your package',
    ]),
    cast,
  );
  const sold = `<div class="${random.pick(['card', 'box'])}" style="margin:4px 14px 10px"><div class="s15 b" style="padding-bottom:8px">${words}</div><div class="row top">${mainThumbnail(scene, [random.between(64, 96), random.between(64, 96)], 8)}<div class="grow col g2">${listingTitle(scene, 90)}<div class="p">${soldPrice(scene)}</div><div class="s12 m">${filledSentence(scene, random.pick(['Ship by {soon}', 'You earn {payout}', 'Ships to {town}']), cast)}</div></div></div></div>`;
  const row = (person: Person) =>
    `<div class="row" style="padding:8px 16px">${chatAvatar(random, person, 46)}<div class="grow"><div class="between"><span class="s15 sb">${contactNameMark(random, person, 18)}</span><span class="s11 m">${messageTimeLabel(scene)}</span></div><div class="s13 m">${preview(scene, person)}</div></div>${unreadMark(scene)}</div>`;
  return phonePage(scene, {
    bar: inboxBar(scene),
    body: `${maybe(random, 0.4, stories)}${sold}<div class="padx s13 b">${random.pick(['Recent', 'All messages', 'Earlier', 'Requests (2)'])}</div>${randomChatPersons(random, 8).map(row).join('')}`,
    below: maybe(random, 0.6, tabBar(INBOX_TABS, 3)),
  });
}

export const CHAT_LIST_TEMPLATES = [
  ...templatesOf('facebook', 'seller-mobile', {
    'inbox-people': peopleRows,
    'text-messages': textMessages,
  }),
  ...templatesOf('ebay', 'seller-mobile', { 'inbox-deals': deals, 'text-messages': textMessages }),
  ...templatesOf('mercari', 'seller-mobile', {
    'inbox-deals': deals,
    'text-messages': textMessages,
  }),
  ...templatesOf('depop', 'seller-mobile', {
    'inbox-pinned': pinnedSale,
    'inbox-people': peopleRows,
  }),
  ...templatesOf('etsy', 'seller-mobile', { 'inbox-pinned': pinnedSale }),
  ...templatesOf('poshmark', 'seller-mobile', { 'inbox-news': memberActivityList }),
  ...templatesOf('depop', 'seller-mobile', { 'inbox-news': memberActivityList }),
  ...MAILBOX_LIST_TEMPLATES,
];
