import type { Platform } from '@contract/schemas/platform';
import { titleMark } from '../marks';
import type { Scene } from '../scene';
import type { NonEmpty } from '../titles/bar-separated-list';
import { maybe } from '../variety';
import { chatPeopleOf, randomChatPersons, type ChatPeople } from './chat-people';
import { filledSentence } from './filled-words';
import { shortenedTitle } from './parts';
import { mainThumbnail } from './pictures';

export const APP_NAMES: Readonly<Record<Platform, string>> = {
  ebay: 'eBay',
  poshmark: 'Poshmark',
  depop: 'Depop',
  mercari: 'Mercari',
  facebook: 'Marketplace',
  etsy: 'Etsy Seller',
};

/** A notification on a lock screen. All fields but `app` are HTML. */
export interface Notification {
  readonly app: string;
  readonly heading: string;
  readonly words: string;
  readonly when: string;
  /** HTML of a small picture at the right of the notification. Empty if there is no picture. */
  readonly aside: string;
}

/** Notifications of other apps, each with the app, the heading and the text. */
const OTHERS: NonEmpty<readonly [app: string, heading: string, words: string]> = [
  ['Messages', '{yourname}', '{third} and I are at {place}, where are you?'],
  ['Messages', '{you}', 'Happy birthday {me}!! 🎂'],
  ['Messages', '{phone}', 'Hi {me}, this is {you} from {place}. Is the bike still for sale?'],
  ['Messages', 'Mom', 'Call your aunt {third} please'],
  ['Messages', '{you} & {third}', '{third}: ok see you {day}'],
  ['Messages', '266-245', 'Your code is 90 31 57'],
  ['Chats', '{yourname}', 'Voice message (0:24)'],
  ['Chats', 'Family', '{you}: who has {third}’s charger?'],
  ['Chats', 'Soccer parents', '{thirdname}: practice moved to {time}'],
  ['Phone', 'Missed call', '{yourname}'],
  ['Phone', '{yourname}', 'Missed call (2)'],
  ['Phone', 'Voicemail', '{phone}'],
  ['Mail', '{yourname}', 'Re: weekend. Hi {me}, {third} can drive us to {place}'],
  ['Mail', '{brand}', 'The {color} collection is here'],
  ['Mail', 'School office', 'Permission slip for {third}, due {soon}'],
  ['Calendar', 'Lunch with {yourname}', '{time} at {place}'],
  ['Calendar', '{third}’s birthday', 'Tomorrow'],
  ['Reminders', 'Return {brand} jacket', '{day}, {time}'],
  ['Wallet', '{brand} Store', '{amount} at {place}'],
  ['Venmo', '{yourname} paid you {amount}', '🍕 thanks {me}'],
  ['Cash App', '{handle} sent you {amount}', 'For {third}’s gift'],
  ['Bank', 'Deposit received', 'You received {amount} from {yourname}'],
  ['Photos', 'You have a new memory', 'Best of {month}'],
  ['Instagram', '{handle}', '{thirdhandle} and {n} others liked your photo'],
  ['Instagram', 'New follower', '{yourname} ({handle}) started following you'],
  ['Facebook', '{yourname}', 'mentioned you and {thirdname} in a comment'],
  ['Ring', 'Front Door', 'There is motion at your Front Door'],
  ['News', 'Top stories', 'Storm reaches {place} this {day}'],
  ['Weather', 'Rain soon', 'Rain starts in {n} minutes in {place}'],
  ['Rides', '{you} is arriving', 'Silver Camry, plate 7KX 204'],
  ['Delivery', 'Your order is here', '{you} left it at your door'],
  ['Music', 'New from your mix', 'Rainy {day} – {color} Hour'],
  ['Fitness', '{yourname} finished a workout', 'Cheer {you} on'],
  ['Slack', '#general', '{yourname}: @{third} can you Grant Access?'],
];

/** Notifications of the marketplace that are not about the sale, each with the heading and the text. */
const SAME_APP: NonEmpty<readonly [heading: string, words: string]> = [
  ['New offer', '{yourname} offered {low} for {other}'],
  ['{handle}', 'Is {other} still available?'],
  ['New message from {you}', 'Hi {me}! Would you take {low}?'],
  ['Drew attention', '{n} people like {other}'],
  ['{third} left feedback', '“thank you {me}, so fast!”'],
  ['Payout sent', '{amount} is on the way to your bank'],
  ['Price drop', '{brand} bag in your size: {amount}'],
];

const WHEN = [
  'now',
  '2m ago',
  '14 min',
  '1h ago',
  '9:02 AM',
  '5m',
  'Yesterday',
  '3h',
  'Tue',
] as const;

/**
 * Returns notifications that are not about the sale, from other apps and from the marketplace. Each names other people.
 */
export function otherNotifications(scene: Scene, count: number): readonly Notification[] {
  const { random } = scene;
  const { me } = chatPeopleOf(scene);
  return randomChatPersons(random, count).map((you) => {
    const [heading, words] = random.pick(SAME_APP);
    const [app, title, text] = random.chance(0.2)
      ? [APP_NAMES[scene.platform], heading, words]
      : random.pick(OTHERS);
    const cast: ChatPeople = { me, you };
    return {
      app,
      heading: filledSentence(scene, title, cast),
      words: filledSentence(scene, text, cast),
      when: random.pick(WHEN),
      aside: '',
    };
  });
}

/**
 * The wordings of the notification that reports the sale, each with its heading and its text. The item's title is on a
 * separate line above or below the text.
 */
const SALES: NonEmpty<readonly [heading: string, words: string]> = [
  ['You made a sale!', 'Sold for {price}. Ship by {soon}'],
  ['{yourname} bought your item', '{price}'],
  ['{handle} just bought', 'for {price}'],
  ['Cha-ching, {me}!', '{price} from {you}'],
  ['Your item sold', 'Price: {price} · You earn {payout}'],
  ['Offer accepted', '{yourname} pays {price}'],
  ['{you} accepted your offer', '{price} (was {high})'],
  ['Sold! 🎉', '{price}. Ship it to {yourname}, {town}'],
  ['New order from {yourname}', 'Total {price} + shipping'],
  ['Time to ship', '{price} · paid by {handle}'],
  ['Congrats {me}', 'It sold for {price} to {yourname}'],
];
const ONE_LINE: NonEmpty<readonly [heading: string, words: string]> = [
  ['{title}', 'sold for {price} to {yourname}'],
  ['{title}', '{handle} paid {price}'],
  ['{yourname}', 'bought {title} for {price}'],
  ['Sold: {title}', '{price}. Hi {me}, get your label'],
];

/** Returns the notification that reports the sale. */
export function saleNotification(scene: Scene): Notification {
  const { random, item } = scene;
  const cast = chatPeopleOf(scene);
  const isOneLine = random.chance(0.3);
  const [heading, words] = isOneLine ? random.pick(ONE_LINE) : random.pick(SALES);
  const title = `<div>${titleMark(shortenedTitle(item.title, random.pick([44, 60, 90])))}</div>`;
  const text = filledSentence(scene, words, cast);
  const withTitle = () => (random.chance(0.8) ? title + text : `<div>${text}</div>${title}`);
  return {
    app: APP_NAMES[scene.platform],
    heading: filledSentence(scene, heading, cast),
    words: isOneLine ? text : withTitle(),
    when: random.pick(['now', 'now', '1m ago', '8m', '7:15 AM']),
    aside: maybe(random, 0.5, mainThumbnail(scene, [44, 44], random.pick([4, 8, 12]))),
  };
}
