import type { Random } from '../../../../scripts/demo/random';
import { escapedHtml } from '../marks';
import { randomPerson, type Person } from '../people';
import type { NonEmpty } from '../titles/bar-separated-list';
import { randomTimeAgo, randomClockTime, randomPeople, sentenceWithNames } from './crowd';

/** A mail in a list of mails. */
export interface ListedMail {
  /** Who sent the mail: a person, or a company by its name. */
  readonly sender: Person | string;
  /** The subject as HTML. */
  readonly subject: string;
  /** The first words of the mail's body as HTML. */
  readonly preview: string;
  readonly when: string;
}

const SUBJECTS: NonEmpty<string> = [
  'Re: Saturday',
  'lunch with {given}?',
  'Photos from May',
  'Fwd: lease papers',
  'Soccer practice moved',
  'Re: Re: crib pickup',
  'Question about your listing',
  'Dinner at {given}’s',
  'Grant Access: budget sheet',
  '{given} & {given}’s shower',
  'Recipe',
  'Re: June rent',
  'Book club on June 3',
  'Notes from {given}',
  '(no subject)',
];
const PREVIEWS: NonEmpty<string> = [
  'Hi {given}, are we still on for Sunday? I can bring the chairs.',
  'Thanks {given}! Got the box today, everything is perfect.',
  'Could you send it to {name} instead? Somebody is home all week.',
  'See you at 6. {given}',
  '{given} said the blue one is $25, is that right?',
  'Attached are the forms. Please sign them before April 30.',
  'ok sounds good. Tell {given} I said hi',
  'Do you still have the Kate Spade bag in Rose?',
  'Will do, talk soon. Sent from my phone',
  'I sent you $40 for the lamp, let me know when it arrives',
  'Dear {given}, I hope you are well. We moved to Austin in May and',
];
type Letter = readonly [sender: string, subject: string, preview: string];
const LETTERS: NonEmpty<Letter> = [
  ['Kate Spade', 'Your cart misses you', 'Extra 30% off today only'],
  ['Tommy Hilfiger', 'Olive is the new black', 'Up to 40% off polos from $29.50'],
  ['Calvin Klein', 'Last call', 'Ends tonight: 2 for $35'],
  ['Ann Taylor', 'New: the Charlotte blouse', 'In Ruby, Rose and Ivory'],
  ['Wells Fargo', 'Your statement is ready', 'Account ending in 0417'],
  ['Venmo', '{name} paid you $18.00', 'for pizza'],
  ['LinkedIn', '{name} wants to connect', 'You have 4 invitations'],
  ['PayPal', 'You sent a payment', 'You paid $12.99 to Paramount'],
  ['Mercari', 'Price drop', 'An item you liked is now $14'],
  ['Etsy', '{given} left a review', '5 stars: “so cute, thank you!”'],
  ['Poshmark', '{handle} liked your listing', 'Send an offer while they look'],
  ['eBay', 'You have an offer: $22.00', 'Accept, counter or decline'],
  ['Depop', 'New message from {handle}', 'Does it fit like a medium?'],
  ['USPS', 'Your package was delivered', 'Left in mailbox, 2:14 PM'],
  ['Wizard Wonders', 'Harry Potter mugs are back', 'From $19.99'],
  ['Jo-Ann', 'Coupon inside', '20% off fabric'],
  ['Chase', 'Deposit of $212.40', 'Your payout has arrived'],
  ['Facebook', '{name} mentioned you in a comment', 'in Yard Sale Treasures'],
];
const SHARE_OF_PEOPLE = 0.6;

function listedMail(random: Random): ListedMail {
  const others = randomPeople(random, 3);
  const said = (sentence: string) => sentenceWithNames(random, others, sentence);
  const when = random.chance(0.5) ? randomClockTime(random) : randomTimeAgo(random);
  if (random.chance(SHARE_OF_PEOPLE))
    return {
      sender: randomPerson(random),
      subject: said(random.pick(SUBJECTS)),
      preview: said(random.pick(PREVIEWS)),
      when,
    };
  const [sender, subject, preview] = random.pick(LETTERS);
  return { sender: escapedHtml(sender), subject: said(subject), preview: said(preview), when };
}

/** Returns mails that are not about the sale, from people and from companies. */
export const listedMails = (random: Random, count: number): readonly ListedMail[] =>
  Array.from({ length: count }, () => listedMail(random));
