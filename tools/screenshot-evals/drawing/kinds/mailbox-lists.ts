import { escapedHtml, titleMark } from '../marks';
import { browserWindow } from '../pieces/browser';
import {
  chatAvatar,
  chatPeopleOf,
  contactNameMark,
  handleMark,
  nameMark,
  randomChatPersons,
} from '../pieces/chat-people';
import { messageTimeLabel, filledSentence } from '../pieces/filled-words';
import { icon } from '../pieces/icons';
import { APP_NAMES } from '../pieces/notifications';
import { shortenedTitle } from '../pieces/parts';
import { phonePage, searchField } from '../pieces/phone';
import { mainThumbnail, productThumbnail } from '../pieces/pictures';
import { soldPrice } from '../pieces/prices';
import { CHAT_PREVIEWS } from '../pieces/talk-lines';
import { listingTitle } from '../pieces/title-lines';
import type { Person } from '../people';
import type { Scene } from '../scene';
import { templatesOf } from '../template';
import type { NonEmpty } from '../titles/bar-separated-list';
import { maybe } from '../variety';

/** Subjects and first words of mails that people and shops send. */
const MAILS: NonEmpty<readonly [sender: string, subject: string, start: string]> = [
  ['{yourname}', 'Re: dinner {day}', 'Hi {me}, {third} and I are in. Should we bring'],
  ['{yourname}', 'Photos from {place}', '{third} sent me these, look at the one'],
  ['{brand}', 'Up to 60% off ends {day}', 'The {color} collection is here. Shop now'],
  ['Bank alerts', 'You sent {amount} to {thirdname}', 'Hello {myname}, your payment'],
  ['{yourname} via Docs', '{you} shared a list', 'Grant Access to {email}'],
  ['School office', 'Permission slip for {third}', 'Dear {myname}, please sign by {soon}'],
  ['{carrier}', 'Arriving {day}', 'Your package from {place} is on its way'],
  ['Clinic', 'Reminder: {day} at {time}', 'Dear {me}, Dr. {thirdname} will see you'],
  ['{you}, me (3)', 'question about your ad', 'Thanks {me}, would you take {low}?'],
  ['Calendar', 'Invitation: {third}’s birthday', '{yourname} has invited you, {time}'],
  ['Reviews', '{third} left you a review', '“{me} was so kind and quick”'],
  ['Neighborhood', '{thirdname} posted: lost cat', 'gray tabby, last seen near {place}'],
];

interface Entry {
  readonly person: Person;
  readonly sender: string;
  readonly subject: string;
  readonly start: string;
}

function entriesOf(scene: Scene, count: number): readonly Entry[] {
  const { random } = scene;
  const { me } = chatPeopleOf(scene);
  return randomChatPersons(random, count).map((person) => {
    const [sender, subject, start] = random.pick(MAILS);
    const cast = { me, you: person };
    return {
      person,
      sender: filledSentence(scene, sender, cast),
      subject: filledSentence(scene, subject, cast),
      start: filledSentence(scene, start, cast),
    };
  });
}

/** Draws the inbox of a mail app. The newest mail reports the sale. */
function mailList(scene: Scene): string {
  const { random, item } = scene;
  const cast = chatPeopleOf(scene);
  const faces = random.chance(0.6);
  const row = (face: string, { sender, subject, start }: Omit<Entry, 'person'>, isNew: boolean) =>
    `<div class="row top" style="padding:9px 16px;border-bottom:1px solid var(--line)">${faces ? face : `<span class="a">${isNew ? '●' : '&nbsp;'}</span>`}<div class="grow"><div class="between"><span class="s15 ${isNew ? 'b' : ''}">${sender}</span><span class="s12 m">${messageTimeLabel(scene)}</span></div><div class="s14 ${isNew ? 'sb' : ''}">${subject}</div><div class="s13 m">${start}</div></div></div>`;
  const sale: Omit<Entry, 'person'> = {
    sender: APP_NAMES[scene.platform],
    subject: filledSentence(
      scene,
      random.pick([
        'You made a sale, {me}!',
        '{yourname} bought your item',
        'Sold! Ship by {soon}',
        'New order from {handle}',
      ]),
      cast,
    ),
    start: `<div style="color:var(--fg)">${titleMark(shortenedTitle(item.title, 74))}</div>${random.pick(['Sold for', 'Item price', 'Price:', ''])} ${soldPrice(scene)} · ${filledSentence(scene, random.pick(['Hi {me}, pack it up', 'Ship to {town}', 'Order {order}', 'You earn {payout}']), cast)}`,
  };
  const others = entriesOf(scene, 8).map((entry) =>
    row(chatAvatar(random, entry.person, 38), entry, random.chance(0.4)),
  );
  const top = row(chatAvatar(random, cast.me, 38), sale, true);
  return phonePage(scene, {
    bar: `<div class="between padx a s15"><span>${random.pick(['Mailboxes', '‹ Accounts', ''])}</span>${random.pick(['Select', 'Edit', icon('menu')])}</div><div class="padx ${random.pick(['s22', 's28'])} b">${random.pick(['Inbox', 'All Inboxes', 'Primary'])}</div><div class="padx" style="padding-bottom:8px">${searchField('Search')}</div>`,
    body: random.chance(0.7)
      ? `${top}${others.join('')}`
      : `${others[0] ?? ''}${top}${others.slice(1).join('')}`,
    below: `<div class="between pad rule s12">${icon('mail')}<span>${random.pick(['Updated just now', '27 Unread', 'Updated at 9:41'])}</span>${icon('copy')}</div>`,
  });
}

const FOLDERS = ['Inbox', 'Starred', 'Sent', 'Drafts', 'Receipts', 'Spam', 'Kate Spade', 'Spring'];

/** Draws the inbox of a mail site as a table with one line for each mail. */
function mailTable(scene: Scene): string {
  const { random, item, screen } = scene;
  const cast = chatPeopleOf(scene);
  const pad = String(random.between(6, 11));
  const line = (sender: string, words: string, isNew: boolean) =>
    `<div class="row s13 ${isNew ? 'b' : ''}" style="padding:${pad}px 14px;border-bottom:1px solid var(--line)"><span style="width:14px;height:14px;border:1px solid var(--muted);border-radius:3px;flex:none"></span>${icon('star', 14)}<span style="width:190px;flex:none;overflow:hidden;white-space:nowrap">${sender}</span><span class="grow" style="overflow:hidden;white-space:nowrap">${words}</span><span class="m s12" style="flex:none">${messageTimeLabel(scene)}</span></div>`;
  const sale = `<div class="row top s13 b soft" style="padding:${pad}px 14px">${icon('star', 16)}<span style="width:190px;flex:none">${APP_NAMES[scene.platform]}</span><div class="grow"><div>${filledSentence(scene, random.pick(['You sold an item to {yourname}', 'Congrats {me}, it sold!', '{handle} just paid', 'Ship by {soon}: new order']), cast)}</div><div>${titleMark(item.title)} – ${soldPrice(scene)}</div></div>${maybe(random, 0.5, mainThumbnail(scene, [40, 40], 4))}<span class="s12 m">${messageTimeLabel(scene)}</span></div>`;
  const lines = entriesOf(scene, 14).map(({ sender, subject, start }) =>
    line(
      sender,
      `${subject} <span class="m" style="font-weight:400">– ${start}</span>`,
      random.chance(0.4),
    ),
  );
  const folders = FOLDERS.slice(0, random.between(5, 8)).map(
    (name, index) =>
      `<div class="between s14 ${index === 0 ? 'b' : ''}" style="padding:7px 16px"><span>${name}</span><span class="m s12">${index === 0 ? String(random.between(2, 900)) : ''}</span></div>`,
  );
  const user = `<div class="row pad">${chatAvatar(random, cast.me, 34)}<div class="s13"><b>${nameMark(cast.me, 18)}</b></div></div>`;
  const place = random.pick([0, 0, 0, 1]);
  return browserWindow(scene, {
    tab: `Inbox (${String(random.between(2, 900))})`,
    url: 'mail.example.com/inbox',
    body: `<div style="display:flex;height:${String(screen.height - 82)}px"><div style="width:200px;flex:none">${user}<div class="button s14" style="margin:0 16px 10px">Compose</div>${folders.join('')}</div><div class="grow">${lines.slice(0, place).join('')}${sale}${lines.slice(place).join('')}</div></div>`,
  });
}

/** Draws an inbox on the site of the marketplace: a table with the member, subject, item and price of each message. */
function memberTable(scene: Scene): string {
  const { random, screen, others, style, platform } = scene;
  const cast = chatPeopleOf(scene);
  const cells = (who: string, middle: string, end: string, isNew: boolean) =>
    `<div class="row ${isNew ? 'soft' : ''}" style="padding:10px 14px;border-bottom:1px solid var(--line)"><div class="s14" style="width:190px;flex:none">${who}</div>${middle}<div class="right s14" style="width:110px;flex:none">${end}</div><span class="s12 m" style="width:96px;flex:none;white-space:nowrap">${messageTimeLabel(scene)}</span></div>`;
  const row = (person: Person, index: number) => {
    const other = others[index % others.length];
    if (!other) return '';
    return cells(
      contactNameMark(random, person, 18),
      `${productThumbnail(other, random, [44, 44], 4)}<div class="grow"><div class="s13">${escapedHtml(shortenedTitle(other.title, 60))}</div><div class="s12 m">${filledSentence(scene, random.pick(CHAT_PREVIEWS), { me: cast.me, you: person })}</div></div>`,
      `${style.money(other.price)}<div class="s11 m">${random.pick(['Asked', 'Offer', 'Active', 'Mark as Sold'])}</div>`,
      false,
    );
  };
  const sold = cells(
    `<b>${nameMark(cast.you, 18)}</b><div class="s12 m">${handleMark(random, cast.you)}</div>`,
    `${mainThumbnail(scene, [64, 64], 4)}<div class="grow">${listingTitle(scene, 120)}<div class="s13 m">${filledSentence(scene, random.pick(CHAT_PREVIEWS), cast)}</div></div>`,
    `<b>${soldPrice(scene)}</b><div class="s12 good">${random.pick(['Sold', 'Paid', 'Will ship'])}</div>`,
    true,
  );
  const tabs = ['All', 'From members', 'Unread (4)', 'Orders', 'Trash'].map(
    (words, index) =>
      `<span class="s14 ${index === 0 ? 'b' : 'm'}" style="padding:6px 12px;${index === 0 ? 'border-bottom:2px solid var(--accent)' : ''}">${words}</span>`,
  );
  return browserWindow(scene, {
    tab: random.pick(['Inbox', 'Messages', 'Member messages']),
    url: `https://www.${platform}.com/inbox`,
    body: `<div class="between pad" style="border-bottom:1px solid var(--line);align-items:center"><b class="s20 a">${APP_NAMES[platform]}</b><span class="s13 row">${icon('bell', 16)} Hi, ${nameMark({ ...cast.me, name: cast.me.given })} ${chatAvatar(random, cast.me, 28)}</span></div><div style="max-width:${String(Math.min(1180, screen.width - 40))}px;margin:10px auto"><div class="s24 b" style="padding:4px 12px">${random.pick(['Inbox', 'Messages'])}</div><div>${tabs.join('')}</div>${sold}${randomChatPersons(random, 9).map(row).join('')}</div>`,
  });
}

export const MAILBOX_LIST_TEMPLATES = [
  ...templatesOf('poshmark', 'seller-mobile', { 'mail-list': mailList }),
  ...templatesOf('mercari', 'seller-mobile', { 'mail-list': mailList }),
  ...templatesOf('facebook', 'desktop-listing', { 'mail-table': mailTable }),
  ...templatesOf('depop', 'desktop-listing', { 'mail-table': mailTable }),
  ...templatesOf('ebay', 'desktop-listing', { 'inbox-table': memberTable }),
  ...templatesOf('etsy', 'desktop-listing', { 'inbox-table': memberTable }),
];
