import { dayFormats, daysLater } from '../days';
import { escapedHtml, personalMark } from '../marks';
import { addressOf } from '../pieces/addresses';
import { browserWindow } from '../pieces/browser';
import { messageBubbles, messageField } from '../pieces/bubbles';
import { orderNumberLine } from '../pieces/buyer';
import {
  chatAvatar,
  chatPeopleOf,
  contactNameMark,
  handleMark,
  nameMark,
  randomChatPersons,
} from '../pieces/chat-people';
import { saleConversation } from '../pieces/conversations';
import { messageTimeLabel, filledSentence } from '../pieces/filled-words';
import { icon } from '../pieces/icons';
import { chatItemStrip } from '../pieces/item-strips';
import { shortenedTitle } from '../pieces/parts';
import { mainThumbnail, productThumbnail } from '../pieces/pictures';
import { soldForPrice, soldPrice } from '../pieces/prices';
import { CHAT_PREVIEWS } from '../pieces/talk-lines';
import { listingTitle } from '../pieces/title-lines';
import type { Person } from '../people';
import type { Scene } from '../scene';
import { templatesOf } from '../template';
import { inAnyOrder, maybe } from '../variety';

/** Draws the list of other conversations at the left of a chat. */
function conversations(scene: Scene, count: number): string {
  const { random } = scene;
  const entry = (person: Person) =>
    `<div class="row" style="padding:10px 14px">${chatAvatar(random, person, 40)}<div class="grow" style="overflow:hidden"><div class="s14"><b>${contactNameMark(random, person, 16)}</b></div><div class="s12 m">${filledSentence(scene, random.pick(CHAT_PREVIEWS), { me: person, you: person })} · ${messageTimeLabel(scene)}</div></div></div>`;
  return randomChatPersons(random, count).map(entry).join('');
}

/** Draws the pane at the right of a chat, which shows the buyer's address, former orders and a private note. */
function aboutBuyer(scene: Scene): string {
  const { random, buyer, soldOn, others, style } = scene;
  const head = `<div class="center col g4" style="align-items:center">${chatAvatar(random, buyer, 64)}<div class="s16 b">${nameMark(buyer)}</div><div class="s12 m">${handleMark(random, buyer)} · ${random.pick(['Buyer since April', 'Returning buyer', '3 orders', 'From Madison, WI'])}</div></div>`;
  const earlier = others
    .slice(0, random.between(1, 3))
    .map(
      (other, index) =>
        `<div class="row" style="padding:4px 0">${productThumbnail(other, random, [34, 34], 4)}<div class="grow s12"><div>${escapedHtml(shortenedTitle(other.title, 34))}</div><div class="m">${style.money(other.price)} · ${dayFormats.withoutYear(daysLater(soldOn, -40 * (index + 1)))}</div></div></div>`,
    );
  const cast = chatPeopleOf(scene);
  return `<div class="pad col g12">${head}${inAnyOrder(
    random,
    `<div class="s13"><b>Ship to</b><br>${addressOf(scene)}</div>`,
    `<div><div class="s13 b">Order history</div>${earlier.join('')}</div>`,
    maybe(
      random,
      0.6,
      `<div class="card s12"><b>Private note</b><br>${filledSentence(scene, random.pick(['Sister of {thirdname}, likes {color}', 'Asked for a card for {third}', 'Met {you} at the {place} fair']), cast)}</div>`,
    ),
    `<div class="s12 m">${orderNumberLine(scene)}</div>`,
    maybe(
      random,
      0.4,
      `<div class="s12">${icon('mail', 13)} ${personalMark('email', buyer.email)}</div>`,
    ),
  )}</div>`;
}

/**
 * Draws a chat on the site in three columns: the list of conversations, the open conversation, and a pane about its
 * buyer.
 */
function columns(scene: Scene): string {
  const { random, screen, platform } = scene;
  const cast = chatPeopleOf(scene);
  const isSeller = random.chance(0.7);
  const talk = messageBubbles(
    scene,
    cast,
    saleConversation(scene, cast, { isSeller, way: 'shipping' }).slice(0, random.between(4, 6)),
  );
  const left = random.between(230, 300);
  const right = random.between(230, 280);
  const height = screen.height - 82;
  const list = `<div style="width:${String(left)}px;flex:none;border-right:1px solid var(--line);overflow:hidden"><div class="pad s18 b">${random.pick(['Messages', 'Inbox', 'Conversations', 'Chats'])}</div><div class="row soft" style="padding:10px 14px">${chatAvatar(random, cast.you, 40)}<div class="grow"><div class="s14 b">${nameMark(cast.you, 18)}</div><div class="s12 m">${random.pick(['Order help', 'Re: your order', 'Just now'])}</div></div></div>${conversations(scene, random.between(5, 9))}</div>`;
  const open = `<div class="grow" style="display:flex;flex-direction:column;height:${String(height)}px"><div class="row pad" style="border-bottom:1px solid var(--line)"><div class="grow s16 b">${nameMark(cast.you)}</div>${icon('star', 18)}${icon('more', 18)}</div>${chatItemStrip(scene)}<div class="grow" style="overflow:hidden">${talk}</div>${messageField(scene)}</div>`;
  const pane = maybe(
    random,
    0.75,
    `<div style="width:${String(right)}px;flex:none;border-left:1px solid var(--line);overflow:hidden">${aboutBuyer(scene)}</div>`,
  );
  return browserWindow(scene, {
    tab: random.pick(['Messages', '(2) Inbox', 'Conversations']),
    url: `https://www.${platform}.com/messages`,
    body: `<div style="display:flex;height:${String(height)}px">${list}${open}${pane}</div>`,
  });
}

/** Draws a table of the seller's listings. In front of it is a window with a chat about the sold listing. */
function dockedChat(scene: Scene): string {
  const { random, screen, others, style, platform } = scene;
  const cast = chatPeopleOf(scene);
  const talk = messageBubbles(
    scene,
    cast,
    saleConversation(scene, cast, { isSeller: true, way: 'local' }).slice(0, random.between(2, 4)),
  );
  const row = (other: Scene['others'][number]) =>
    `<div class="row" style="padding:9px 0;border-bottom:1px solid var(--line)">${productThumbnail(other, random, [52, 52], 6)}<div class="grow" style="max-width:${String(screen.width - 720)}px"><div class="s14">${escapedHtml(shortenedTitle(other.title, 48))}</div><div class="s12 m">${style.money(other.price)} · ${filledSentence(scene, random.pick(['{n} clicks', 'Saved by {third} and {n} others', '{thirdname} made an offer of {amount}', 'Listed in {place}', 'Draft from {month}']), cast)}</div></div></div>`;
  const width = random.between(320, 380);
  const dock = `<div style="position:absolute;right:${String(random.between(20, 60))}px;bottom:0;width:${String(width)}px;background:var(--bg);border:1px solid var(--line);border-radius:12px 12px 0 0;overflow:hidden;box-shadow:0 4px 24px rgba(0,0,0,.35)"><div class="row" style="padding:9px 12px;background:var(--accent);color:var(--bg)">${chatAvatar(random, cast.you, 28)}<div class="grow s14 sb">${nameMark(cast.you, 18)}</div>${icon('close', 16)}</div><div class="row top" style="padding:10px 12px;border-bottom:1px solid var(--line)">${mainThumbnail(scene, [52, 52], 6)}<div class="grow">${listingTitle(scene, 60)}<div class="s14">${soldForPrice(scene)}</div></div></div><div style="padding:6px 0">${talk}</div>${messageField(scene)}</div>`;
  const nav = ['Home', 'Selling', 'Buying', 'Insights', 'Notifications', 'Settings'].map(
    (words) => `<div class="s14" style="padding:8px 0">${words}</div>`,
  );
  const user = `<div class="row s14" style="padding-bottom:12px">${chatAvatar(random, cast.me, 34)}<b>${nameMark(cast.me, 16)}</b></div>`;
  return browserWindow(scene, {
    tab: random.pick(['Your listings', 'Selling', '(1) Marketplace']),
    url: `https://www.${platform}.com/selling`,
    body: `<div style="position:relative;display:flex;height:${String(screen.height - 82)}px"><div class="pad" style="width:190px;flex:none">${user}${nav.join('')}</div><div class="grow pad"><div class="s22 b">${random.pick(['Your listings', 'Selling', 'Active items'])}</div>${others.slice(0, 9).map(row).join('')}</div>${dock}</div>`,
  });
}

/** Draws a page with a dialog in the middle: a chat that confirms the sale. */
function receiptChat(scene: Scene): string {
  const { random, screen, platform } = scene;
  const cast = chatPeopleOf(scene);
  const talk = messageBubbles(
    scene,
    cast,
    saleConversation(scene, cast, { isSeller: true, way: 'shipping' }).slice(-random.between(4, 6)),
  );
  const facts = [
    `<div class="between s14"><span class="m">${random.pick(['Item', 'Item price', 'Sold for'])}</span><b>${soldPrice(scene)}</b></div>`,
    `<div class="s13 m">${filledSentence(scene, random.pick(['Buyer: {yourname}', '{handle} · {n} purchases', 'Gift for {thirdname}']), cast)}</div>`,
    `<div class="s13">${addressOf(scene)}</div>`,
  ];
  const aside = `<div class="${random.pick(['card', 'box'])} col" style="width:300px;flex:none">${mainThumbnail(scene, [270, random.between(140, 220)], 6)}${listingTitle(scene, 90)}${inAnyOrder(random, ...facts)}<div class="button s14">${random.pick(['Print label', 'Will ship', 'Grant Access', 'Mark as Sold'])}</div></div>`;
  const main = `<div class="grow"><div class="row pad">${chatAvatar(random, cast.you, 44)}<div class="grow"><div class="s18 b">${nameMark(cast.you)}</div><div class="s12 m">${handleMark(random, cast.you)}</div></div></div>${talk}${messageField(scene)}</div>`;
  return browserWindow(scene, {
    tab: random.pick(['Sale', 'Order', 'Messages (3)']),
    url: `https://${platform}.com/chat/`,
    body: `<div class="row top" style="max-width:${String(Math.min(1080, screen.width - 60))}px;margin:18px auto;gap:24px">${random.chance(0.5) ? aside + main : main + aside}</div>`,
  });
}

export const DESKTOP_CHAT_THREAD_TEMPLATES = [
  ...templatesOf('etsy', 'desktop-listing', { 'thread-columns': columns }),
  ...templatesOf('mercari', 'desktop-listing', { 'thread-columns': columns }),
  ...templatesOf('facebook', 'desktop-listing', { 'docked-chat': dockedChat }),
  ...templatesOf('poshmark', 'desktop-listing', { 'receipt-chat': receiptChat }),
];
