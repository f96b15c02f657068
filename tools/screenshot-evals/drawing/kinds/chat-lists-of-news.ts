import { titleMark } from '../marks';
import { scrolledToEnd } from '../pieces/bubbles';
import { chatAvatar, chatPeopleOf, nameMark, randomChatPersons } from '../pieces/chat-people';
import { messageTimeLabel, filledSentence } from '../pieces/filled-words';
import { icon } from '../pieces/icons';
import { rowsWithSaleInserted, otherItemAt, INBOX_TABS } from '../pieces/inbox';
import { APP_NAMES } from '../pieces/notifications';
import { shortenedTitle } from '../pieces/parts';
import { appBar, phonePage, searchField, tabBar } from '../pieces/phone';
import { mainThumbnail, productThumbnail } from '../pieces/pictures';
import { soldForPrice, soldPrice } from '../pieces/prices';
import { smallTitle, listingTitle } from '../pieces/title-lines';
import type { Person } from '../people';
import type { Scene } from '../scene';
import { maybe } from '../variety';

const NEWS = [
  '{thirdhandle} liked {other}',
  '{thirdname} started following you',
  '{third} commented: “{you} is the best seller!!”',
  '{thirdhandle} offered {low} for {other}',
  '{thirdhandle} shared {other} to Kate Spade Party',
  'Your friend {thirdname} joined',
  '{third} left you 5 stars: “thank you {me}”',
  'Price drop: {brand} bag now {amount}',
  '{thirdhandle} and {n} others liked your {color} dress',
  '{month} is here. Relist old items',
  '{thirdname} asked: “does it come from {place}?”',
] as const;

/** Draws a list of notifications about what other members did. One notification is about the sale. */
export function memberActivityList(scene: Scene): string {
  const { random } = scene;
  const cast = chatPeopleOf(scene);
  const entry = (person: Person, index: number) => {
    const other = otherItemAt(index, scene);
    return `<div class="row top" style="padding:9px 16px">${chatAvatar(random, person, 40)}<div class="grow s14">${filledSentence(scene, random.pick(NEWS), cast)} <span class="s12 m">${messageTimeLabel(scene)}</span></div>${other ? maybe(random, 0.6, productThumbnail(other, random, [44, 44], 4)) : ''}</div>`;
  };
  const sale = filledSentence(
    scene,
    random.pick([
      '{handle} bought this from you',
      '{yourname} accepted your offer',
      'Sold to {you}',
    ]),
    cast,
  );
  const sold = `<div class="row top ${random.pick(['', 'soft'])}" style="padding:12px 16px">${mainThumbnail(scene, [58, 58], 6)}<div class="grow col g2"><div class="s14 sb">${sale}</div>${random.pick([listingTitle(scene, 60), smallTitle(scene)])}<div class="s14">${soldForPrice(scene)}</div></div></div>`;
  const group = (words: string) => `<div class="padx s16 b" style="padding-top:8px">${words}</div>`;
  const entries = randomChatPersons(random, 10).map(entry);
  const cut = random.between(2, 4);
  const list = `${maybe(random, 0.7, group('New'))}${rowsWithSaleInserted(scene, sold, entries.slice(0, cut))}${maybe(random, 0.7, group(random.pick(['Yesterday', 'This week', 'In May'])))}${entries.slice(cut).join('')}`;
  return phonePage(scene, {
    bar: appBar(random.pick(['News', 'Notifications', 'Activity', 'Updates']), {
      buttons: ['more'],
    }),
    body: random.chance(0.1) ? scrolledToEnd(list) : list,
    below: maybe(random, 0.7, tabBar(INBOX_TABS, 3)),
  });
}

/**
 * Draws the list of text messages on a phone: messages from relatives, messages with sign-in codes, and a message from
 * the marketplace that reports the sale.
 */
export function textMessages(scene: Scene): string {
  const { random, platform, item } = scene;
  const cast = chatPeopleOf(scene);
  const app = APP_NAMES[platform];
  const row = (face: string, who: string, words: string) =>
    `<div class="row top" style="padding:9px 16px;border-bottom:1px solid var(--line)">${face}<div class="grow"><div class="between"><span class="s15 sb">${who}</span><span class="s12 m">${messageTimeLabel(scene)}</span></div><div class="s13 m">${words}</div></div></div>`;
  const logo = `<div class="center b" style="flex:none;width:46px;height:46px;line-height:46px;border-radius:50%;background:var(--accent);color:var(--bg)">${app.slice(0, 1)}</div>`;
  const title = `<div style="color:var(--fg)">${titleMark(shortenedTitle(item.title, 70))}</div>`;
  const sale = row(
    logo,
    random.pick([app, `${app} alerts`, '266-245']),
    `${filledSentence(scene, random.pick(['Good news {me}! You sold', '{yourname} bought', 'Sold:', '{handle} paid for']), cast)}${title}${random.pick(['for', 'Price:', 'at'])} ${soldPrice(scene)}. ${filledSentence(scene, random.pick(['Ship by {soon}.', 'Reply STOP to end', 'Ship to {you} in {town}']), cast)}`,
  );
  const friends = randomChatPersons(random, 9).map((person) => {
    const chat = filledSentence(scene, random.pick(PRIVATE), { me: cast.me, you: person });
    const who = random.pick([
      nameMark(person, 18),
      nameMark({ ...person, name: person.given }),
      filledSentence(scene, random.pick(['{third} & {you}', 'Mom', '{phone}', 'Dr. {yourname}']), {
        me: cast.me,
        you: person,
      }),
    ]);
    return row(chatAvatar(random, person, 46), who, chat);
  });
  return phonePage(scene, {
    bar: `<div class="between padx a s15"><span>Edit</span>${icon('more')}</div><div class="padx s28 b">Messages</div><div class="padx" style="padding-bottom:8px">${searchField('Search')}</div>`,
    body: rowsWithSaleInserted(scene, sale, friends),
  });
}

const PRIVATE = [
  'Dinner at {time}? {third} is cooking',
  '{third}: happy birthday {me}!!',
  'Can you pick {third} up from practice',
  'Your code is 482 117. Do not share it',
  'Love you ❤️',
  'You: tell {third} I said hi',
  'See you at {place}',
  '{thirdname} will be your driver',
  'Reminder: {me} has an appointment on {day} at {time}',
  'haha {third} would',
  'Loved “{third} got the job!”',
  'Your {brand} order is ready at {place}',
  'call me, it’s about {third}',
] as const;
