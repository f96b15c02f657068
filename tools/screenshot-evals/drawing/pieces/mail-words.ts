import type { Random } from '../../../../scripts/demo/random';
import type { Platform } from '@contract/schemas/platform';
import { dayFormats } from '../days';
import { EMOJI_FONT } from '../fonts';
import { personalMark } from '../marks';
import { randomPerson, type Person } from '../people';
import type { Scene } from '../scene';
import type { NonEmpty } from '../titles/bar-separated-list';
import { maybe } from '../variety';
import {
  randomClockTime,
  randomPeople,
  emailMark,
  givenNameMark,
  handleWithPrefixMark,
  shortenedNameMark,
  sentenceWithNames,
} from './crowd';
import { soldDay } from './facts';

export const MARKETPLACE_NAMES: Readonly<Record<Platform, string>> = {
  ebay: 'eBay',
  poshmark: 'Poshmark',
  depop: 'Depop',
  mercari: 'Mercari',
  facebook: 'Facebook Marketplace',
  etsy: 'Etsy',
};

const GREETINGS: NonEmpty<string> = [
  'Hi {given},',
  'Hi {name},',
  'Hello {given},',
  'Hey {given}!',
  'Dear {name},',
  '{given},',
  'Good morning {given},',
  'Congrats, {given}!',
  'Nice work, {given} 🎉',
  'Hi {handle},',
  'Hi there,',
];
/** Returns the greeting of a marketplace's mail. */
export const marketplaceGreeting = (random: Random, to: Person) =>
  sentenceWithNames(random, [to], random.pick(GREETINGS));

const HELLOS: NonEmpty<string> = [
  'Hi {given},',
  'Hey {given}!',
  'Hello {name},',
  'Dear {given},',
  '{given},',
  'Hi!',
];
/** Returns the greeting of a person's mail. */
export const personalGreeting = (random: Random, to: Person) =>
  sentenceWithNames(random, [to], random.pick(HELLOS));

const SALE_NEWS: NonEmpty<string> = [
  'Good news: {name} bought your item. Please ship it within 3 business days.',
  'You made a sale! {given} has already paid.',
  'Your listing found a new home with {handle}.',
  'Cha-ching. Time to pack, {name} is waiting.',
  '{name} ({handle}) just checked out.',
  'Payment from {name} has cleared and you can print the label.',
  'Your item sold. Pack it up and drop it off by Friday.',
  'An order came in from {given}. This is what was bought:',
];
export const saleNewsSentence = ({ random, buyer }: Scene) =>
  sentenceWithNames(random, [buyer], random.pick(SALE_NEWS));

export const saleMailSubject = ({ random, platform, buyer }: Scene): string =>
  sentenceWithNames(
    random,
    [buyer],
    random.pick([
      'You made a sale',
      'Your item sold!',
      'New order from {name}',
      '{given} bought your item',
      'Action needed: ship your sale',
      `${MARKETPLACE_NAMES[platform]}: Time to ship`,
      'Payment received',
      'Sold! Here is what to do next',
    ]),
  );

const COMPANIES = ['Juniper Dental', 'Rose & Olive Florist', 'Grant High School', 'May Realty'];

/** Returns the signature of a person's mail. */
export function personalSignature({ random }: Scene, from: Person): string {
  const name = shortenedNameMark(from);
  const given = givenNameMark(from);
  const job = random.pick(['Office Manager', 'Teacher, Room 14', 'Sales Associate', 'Reseller']);
  const full = `<div class="s13"><b>${name}</b><br><span class="m">${job}${maybe(random, 0.5, ` | ${COMPANIES[random.between(0, COMPANIES.length - 1)] ?? ''}`)}</span><br>${personalMark('phone', from.phone)}${maybe(random, 0.6, ` · ${emailMark(from)}`)}</div>`;
  return random.pick([
    `<div>Best,<br>${name}</div>`,
    `<div>Thanks!<br>${given}</div>`,
    `<div>- ${given}</div>`,
    `<div>xo ${given}</div>`,
    `<div>Kind regards,</div>${full}`,
    `<div class="m">--</div>${full}`,
    '<div class="m s13">Sent from my phone</div>',
    `<div>${given}</div><div class="m s12">Sent from my iPhone, excuse typos</div>`,
    `<div>Many thanks,<br>${name}<br>${personalMark('phone', from.phone)}</div>`,
  ]);
}

/** Returns the signature of a marketplace's mail as HTML. It is empty in some mails. */
export const teamSignature = ({ random, platform }: Scene): string =>
  sentenceWithNames(
    random,
    [randomPerson(random)],
    random.pick([
      `Happy selling, the ${MARKETPLACE_NAMES[platform]} team`,
      `Thanks for selling with ${MARKETPLACE_NAMES[platform]}`,
      'Questions? Ask {given} from Seller Support.',
      '{name}, Seller Care',
      '',
    ]),
  );

/** Returns the small print below a marketplace's mail. */
export function smallPrint({ random, platform }: Scene, to: Person): string {
  const sent = random.pick([
    `This message was sent to ${emailMark(to)}.`,
    `You get this mail because notifications are on for ${handleWithPrefixMark(to, random.pick(['@', '']))}.`,
    `Intended for ${shortenedNameMark(to)} (${emailMark(to)})`,
    `© ${MARKETPLACE_NAMES[platform]}. Do not reply to this mail.`,
  ]);
  const links = random.pick([
    'Unsubscribe · Help · Privacy',
    'Help Center | Contact | Settings',
    'Email preferences',
  ]);
  return `<div class="s11 m rule ${random.pick(['', 'center'])}" style="padding-top:8px">${sent}<br>${links}</div>`;
}

/** Returns the line above a quoted mail, such as 'On Tue … wrote:'. */
export function quoteHeader({ random, soldOn }: Scene, from: Person): string {
  const day = random.pick([dayFormats.weekdayWithoutYear, dayFormats.withoutYear])(soldOn);
  return random.pick([
    `On ${day} at ${randomClockTime(random)} ${shortenedNameMark(from)} &lt;${emailMark(from)}&gt; wrote:`,
    `On ${day}, ${shortenedNameMark(from)} wrote:`,
    `${shortenedNameMark(from)} wrote on ${day}:`,
    `${shortenedNameMark(from)} (${emailMark(from)}), ${day}:`,
  ]);
}

/** Returns CSS with the font of a mail without pictures. It is empty if the mail has the font of the app. */
export const plainMailCss = (random: Random) =>
  random.pick([
    '',
    '',
    `font-family:monospace,'${EMOJI_FONT}'`,
    `font-family:'Source Serif','${EMOJI_FONT}',serif`,
  ]);

/** Returns the header lines of a mail, such as 'From: …', as HTML. `subject` is HTML too. */
export function headerLines(
  scene: Scene,
  { from, to, subject }: { readonly from: string; readonly to: string; readonly subject: string },
): string {
  const { random, soldOn } = scene;
  const day = random.chance(0.5) ? soldDay(scene) : dayFormats.weekdayWithoutYear(soldOn);
  const copied = randomPerson(random);
  const date = random.pick(['Date', 'Sent', 'Date']);
  const lines: readonly (readonly [string, string])[] = [
    ['From', from],
    [date, `${day} ${randomClockTime(random)}`],
    ['To', to],
    ...(random.chance(0.3) ? [['Cc', shortenedNameMark(copied)] as const] : []),
    ['Subject', subject],
  ];
  const strong = random.chance(0.5);
  return lines
    .map(([key, value]) => `<div>${strong ? `<b>${key}:</b>` : `${key}:`} ${value}</div>`)
    .join('');
}

/** Draws a quoted mail: indented, in a box, or below a line. */
export const quotedMail = (random: Random, html: string) =>
  random.pick([
    `<div style="border-left:2px solid var(--line);padding-left:10px;margin-left:2px">${html}</div>`,
    `<div class="a" style="border-left:3px solid var(--accent);padding-left:10px">${html}</div>`,
    `<div class="m" style="padding-left:14px">${html}</div>`,
    `<div class="box">${html}</div>`,
    `<div class="rule" style="padding-top:8px">${html}</div>`,
  ]);

const ASIDES: NonEmpty<string> = [
  'It finally sold! {given} can you bring the box up from the basement?',
  'See below. {name} already paid, so please pack it tonight.',
  'Forwarding so you have the order. {given} said the tape is in the closet.',
  'fyi, the one from Aunt {given} sold',
  'Can you drop this off with the Kate Spade bag? Post office closes at 5.',
  'I will ship it in the Calvin Klein box. {given} has the other label.',
  'Is this the one {given} gave you in May? Somebody bought it!',
  '{given} and {given} asked about this one, tell them it is gone.',
];

/** Returns the note that a person writes above a forwarded mail about the sale, as HTML. */
export const forwardNote = (random: Random) =>
  sentenceWithNames(random, randomPeople(random, 4), random.pick(ASIDES));
