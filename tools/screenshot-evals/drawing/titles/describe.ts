import type { Random } from '../../../../scripts/demo/random';
import type { Item } from '../items';
import { maybe, shuffled } from '../variety';
import * as words from './words';

const inches = (random: Random) => String(random.between(5, 44));
const price = (random: Random) => `$${String(random.between(4, 180))}`;

/** Returns sentences for a description. Some of them contain random amounts, which are not the price of the sale. */
const sentences = (random: Random, { brand, title }: Item): readonly string[] => {
  const start = title.split(' ').slice(0, random.between(1, 4)).join(' ');
  const look = random.pick(words.PATTERNS_AND_CUTS).toLowerCase();
  const colour = random.pick(words.COLORS).toLowerCase();
  return [
    `${brand} ${look} in ${colour}, such a good find.`,
    `${start} in great condition, worn ${random.pick(['once', 'twice', 'a handful of times'])}.`,
    `Selling my ${start.toLowerCase()} because it no longer fits.`,
    `Pit to pit ${inches(random)}", length ${inches(random)}".`,
    `Measures about ${inches(random)} x ${inches(random)} inches.`,
    `Paid ${price(random)} new. Bundle 2 or more and save ${price(random)}!`,
    `Retails for ${price(random)}, open to offers.`,
    `Small ${random.pick(['stain', 'chip', 'scratch', 'pull'])} on the ${random.pick(['back', 'sleeve', 'lid', 'left side'])}, see last photo.`,
    'Ships next day. Smoke free home.',
    'no returns, message before buying xx',
    'Please ask questions before you buy. All sales are final.',
    `Fits like a ${random.pick(words.CLOTHES_SIZES)}, model is 5'${String(random.between(1, 11))}.`,
    `${random.pick(words.EMOJI)} free shipping on orders over ${price(random)} ${random.pick(words.EMOJI)}`,
    `Also listed: ${look} ${colour} ${random.pick(['jacket', 'lamp', 'vase', 'boots'])} for ${price(random)}.`,
  ];
};

/** Returns a seller's description of one to five sentences, in some cases with hashtags at its end. */
export function describeItem(random: Random, item: Item): string {
  const chosen = shuffled(random, sentences(random, item)).slice(0, random.between(1, 5));
  const tags = shuffled(random, words.HASHTAGS).slice(0, random.between(2, 6));
  const text = `${chosen.join(' ')} ${maybe(random, 0.35, tags.join(' '))}`.trim();
  return random.chance(0.3) ? text.toLowerCase() : text;
}
