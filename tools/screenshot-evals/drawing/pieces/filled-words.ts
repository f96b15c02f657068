import { daysLater, dayFormats } from '../days';
import { escapedHtml, feeMark, personalMark, titleMark } from '../marks';
import { randomPerson, type Person } from '../people';
import type { Scene } from '../scene';
import { parseBarSeparatedList } from '../titles/bar-separated-list';
import { chatGivenNameMark, handleMark, nameMark, type ChatPeople } from './chat-people';
import { soldPrice } from './prices';

/** Brands that look like names of people. */
const BRANDS = parseBarSeparatedList(
  `Kate Spade | Tommy Hilfiger | Calvin Klein | Ralph Lauren | Harry Potter | Hello Kitty | Marc Jacobs | Vera Bradley
  | Tory Burch | Michael Kors | Ted Baker | Peter Rabbit | Anne Klein | Steve Madden | Betsey Johnson | Lilly Pulitzer
  | Mary Kay | Barbie | Levi’s | Jordan | Mickey Mouse | Sherlock Holmes | Nancy Drew | Franklin Mint | Laura Ashley
  | Eddie Bauer | Paul Smith | Stella McCartney | Raggedy Ann | Thomas the Tank Engine`,
);
const PLACES = parseBarSeparatedList(
  `Madison | Charlotte | Austin | Savannah | Jackson Park | Wendy’s on 5th | Trader Joe’s | Denny’s | Lincoln | Carmel
  | Florence | Logan Square | Sam’s Club | Dick’s | Jersey City | St. Paul | Walgreens on Grant | Victoria | Houston
  | the Target parking lot | Ace Hardware | the library | Whole Foods | exit 14 | Papa John’s | Orlando | Eugene`,
);
const COLORS = parseBarSeparatedList(
  `Olive | Rose | Ruby | Hazel | Sienna | Violet | Jade | Amber | Ginger | Heather | Jasmine | Ivy | navy | black | Pearl
  | Scarlett red | Robin egg blue | Clementine | cream | Daisy yellow`,
);
const DAYS = parseBarSeparatedList(
  'Monday | Tues | Wednesday | Thursday | Friday | Sat | Sunday | tomorrow | tonight | this weekend | April 2 | May 9 | June',
);
const MONTHS = parseBarSeparatedList(
  'January | April | May | June | August | September | December',
);

const SHARES_OF_PRICE: readonly [number, number] = [45, 92];

function lower({ random, price }: Scene): string {
  const [least, most] = SHARES_OF_PRICE;
  return `$${String(Math.max(1, Math.floor((price * random.between(least, most)) / 10_000)))}`;
}

const higher = ({ random, price }: Scene) =>
  `$${String(Math.ceil((price * random.between(108, 150)) / 10_000) + 1)}`;

const shortTitle = (title: string, longest: number) =>
  title.length <= longest ? title : `${title.slice(0, longest).trim()}…`;

/**
 * Draws the shortened title of the item inside a sentence. The title stays on one line, so that its box contains no
 * other text.
 */
const titleInside = ({ random, item }: Scene) =>
  `<span style="white-space:nowrap">${titleMark(shortTitle(item.title, random.between(22, 34)))}</span>`;

const otherTitle = ({ random, others }: Scene) =>
  escapedHtml(shortTitle(others[random.between(0, others.length - 1)]?.title ?? 'Bundle', 30));

/**
 * For each placeholder in a sentence, such as '{me}', a function that returns the HTML in its place. `third` is a third
 * person, a different one in each sentence.
 */
const WORDS: Readonly<Record<string, (scene: Scene, cast: ChatPeople, third: Person) => string>> = {
  me: ({ random }, { me }) => chatGivenNameMark(random, me),
  you: ({ random }, { you }) => chatGivenNameMark(random, you),
  myname: (_, { me }) => nameMark(me),
  yourname: (_, { you }) => nameMark(you),
  handle: ({ random }, { you }) => handleMark(random, you),
  third: ({ random }, _, third) => chatGivenNameMark(random, third),
  thirdname: (_scene, _cast, third) => nameMark(third),
  thirdhandle: ({ random }, _, third) => handleMark(random, third),
  street: (_, { you }) => personalMark('address', you.street),
  town: (_, { you }) => personalMark('address', you.town),
  mystreet: (_, { me }) => personalMark('address', me.street),
  phone: (_, { you }) => personalMark('phone', you.phone),
  email: (_, { you }) => personalMark('email', you.email),
  thirdphone: (_scene, _cast, third) => personalMark('phone', third.phone),
  order: ({ order }) => personalMark('order', order),
  tracking: ({ parcel }) => personalMark('tracking', parcel.number),
  carrier: ({ parcel }) => escapedHtml(parcel.carrier),
  low: lower,
  high: higher,
  amount: ({ random }) => `$${String(random.between(3, 480))}.${String(random.between(10, 99))}`,
  payout: ({ style, price, fee }) => feeMark('payout', style.money(price - fee)),
  title: titleInside,
  price: (scene) => soldPrice(scene),
  other: otherTitle,
  brand: ({ random }) => escapedHtml(random.pick(BRANDS)),
  place: ({ random }) => escapedHtml(random.pick(PLACES)),
  color: ({ random }) => random.pick(COLORS),
  day: ({ random }) => random.pick(DAYS),
  month: ({ random }) => random.pick(MONTHS),
  soon: ({ random, soldOn }) => dayFormats.withoutYear(daysLater(soldOn, random.between(2, 9))),
  time: ({ random }) => randomTimeOfDay(random),
  n: ({ random }) => String(random.between(2, 24)),
};

export const randomTimeOfDay = (random: Scene['random']) =>
  `${String(random.between(1, 12))}:${String(random.between(0, 59)).padStart(2, '0')} ${random.pick(['AM', 'PM'])}`;

/**
 * Replaces each placeholder of a sentence, such as '{me}', by HTML. Values of the ground truth, such as names, are
 * marked. Throws if a placeholder is unknown.
 */
export function filledSentence(scene: Scene, sentence: string, cast: ChatPeople): string {
  const third = randomPerson(scene.random);
  return sentence
    .split(/(\{\w+\})/)
    .map((part) => {
      if (!part.startsWith('{')) return escapedHtml(part);
      const draw = WORDS[part.slice(1, -1)];
      if (!draw) throw new Error(`There is no word ${part}.`);
      return draw(scene, cast, third);
    })
    .join('');
}

/**
 * Returns how long ago or when a message came, in one of the forms that lists of messages use, such as '2h' or
 * 'Yesterday'.
 */
export const messageTimeLabel = ({ random, soldOn }: Scene) =>
  random.pick([
    'now',
    `${String(random.between(2, 59))}m`,
    `${String(random.between(1, 23))}h`,
    `${String(random.between(1, 6))}d`,
    `${String(random.between(1, 9))}w`,
    `${String(random.between(2, 50))} min ago`,
    randomTimeOfDay(random),
    'Yesterday',
    random.pick(['Mon', 'Tue', 'Fri', 'Sat', 'Sunday']),
    dayFormats.withoutYear(daysLater(soldOn, -random.between(1, 30))),
  ]);
