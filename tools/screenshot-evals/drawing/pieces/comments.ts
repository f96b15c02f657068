import type { Random } from '../../../../scripts/demo/random';
import { titleMark } from '../marks';
import type { Person } from '../people';
import { randomPerson } from '../people';
import type { Scene } from '../scene';
import type { NonEmpty } from '../titles/bar-separated-list';
import { maybe } from '../variety';
import {
  randomTimeAgo,
  randomPeople,
  givenNameMark,
  handleWithPrefixMark,
  shortenedNameMark,
  sentenceWithNames,
  type DrawFace,
} from './crowd';
import { soldPrice } from './prices';

const COMMENTS: NonEmpty<string> = [
  'Is this still available?',
  'Interested!',
  'following',
  'Next in line if {given} backs out',
  '{name} look at this one!',
  '@{given} didn’t you want this?',
  '{handle} omg yours',
  'Would you take $10?',
  'PM sent',
  'Just sent you a message {given}',
  'Does it also come in Olive or Rose?',
  'I paid $60 for mine at the Kate Spade outlet, great deal',
  'Ask {name}, they have two of these',
  'My cousin {given} would love it',
  'Congrats! 🎉',
  'Mine is on the way, thank you {given} ❤️',
  'Pending pick up by {name}',
  'Can you hold until May 3? My partner {given} gets paid then',
  'Will ship? I am in Austin',
  'Sorry {given}, it went to {given}',
  '{given} sold, thanks for asking',
  'Is it Tommy Hilfiger or Calvin Klein?',
  'Porch pickup only, {given} knows the address',
  'bump for {given}, great seller',
  'Do you have more like this? {given} collects them',
  'Saw {given} {given} sold one like it for $25 last June',
  'wow',
  'Harry Potter fans will love it',
  'Tagging {name} and {name}',
  'ISO the same in Ruby, budget is $30',
];

/** Returns HTML of a random comment on a post. The comment may name people who are neither the buyer nor the seller. */
export const randomComment = (random: Random) =>
  sentenceWithNames(random, randomPeople(random, 3), random.pick(COMMENTS));

/** A function that returns the name or the handle of a person as HTML. A page uses one such function for all people. */
export type WriteName = (person: Person) => string;
export const commenterNameMark: WriteName = (person) => shortenedNameMark(person, 34);
export const commenterHandleMark: WriteName = (person) => handleWithPrefixMark(person, '');

const actions = (random: Random) =>
  random.pick([
    `Like · Reply · ${randomTimeAgo(random)}`,
    `${randomTimeAgo(random)} &nbsp; Reply &nbsp; ${String(random.between(1, 24))} likes`,
    `${randomTimeAgo(random)} · Like · Reply · Hide`,
    randomTimeAgo(random),
  ]);

export interface CommentStyle {
  readonly faces: DrawFace;
  readonly named: WriteName;
}

type DrawComment = (person: Person, html: string, indent?: number) => string;

/** Returns a function that draws all comments of a page in the same design. */
export function randomCommentRenderer(random: Random, { faces, named }: CommentStyle): DrawComment {
  const size = random.pick(['s13', 's14', 's15']);
  const side = random.between(26, 38);
  const badges = random.chance(0.4);
  const badge = () =>
    badges
      ? maybe(
          random,
          0.4,
          ` <span class="pill s10">${random.pick(['Author', 'Admin', 'Top Fan', 'Rising Star', 'Will ship', 'New'])}</span>`,
        )
      : '';
  const look = random.pick(['bubble', 'bubble', 'inline', 'flat', 'boxed']);
  return (person, html, indent = 0) => {
    const face = faces(person, side);
    const name = `<b>${named(person)}</b>${badge()}`;
    const below = `<div class="s12 m" style="padding:2px 0 0 4px">${actions(random)}</div>`;
    const inside =
      {
        bubble: `<div class="soft" style="display:inline-block;border-radius:16px;padding:7px 12px;max-width:100%"><div>${name}</div><div>${html}</div></div>${below}`,
        inline: `<div>${name} ${html}</div>${below}`,
        flat: `<div>${name} <span class="m s12">${randomTimeAgo(random)}</span></div><div>${html}</div>`,
        boxed: `<div class="box"><div class="between"><span>${name}</span><span class="m s12" style="flex:none">${randomTimeAgo(random)}</span></div>${html}</div>`,
      }[look] ?? '';
    return `<div class="row top ${size}" style="padding:5px 0 5px ${String(indent)}px;gap:9px">${face}<div class="grow">${inside}</div></div>`;
  };
}

/** Draws `count` comments of several people. Below some comments, draws a reply of the person who wrote the post. */
export function commentThread(
  { random, buyer }: Scene,
  poster: Person,
  look: CommentStyle,
  count: number,
): string {
  const draw = randomCommentRenderer(random, look);
  const indent = random.between(24, 46);
  return Array.from({ length: count }, (_, index) => {
    const person = index === 0 && random.chance(0.5) ? buyer : randomPerson(random);
    const answer = sentenceWithNames(
      random,
      [person],
      random.pick([
        '{given} sorry, sold!',
        '{name} it’s gone',
        'thank you {given}!',
        '{given} pm me',
        'Sold, sorry',
        '{handle} yes, Monday works',
      ]),
    );
    return `${draw(person, randomComment(random))}${random.chance(0.35) ? draw(poster, answer, indent) : ''}`;
  }).join('');
}

/** Draws the reactions to a post: their number, the names of people who reacted, or both. */
export function reactionsToPost(random: Random, named: WriteName): string {
  const count = String(random.between(2, 240));
  const one = named(randomPerson(random));
  const two = named(randomPerson(random));
  const who = random.pick([
    `${one} and ${count} others`,
    `Liked by ${one} and ${count} others`,
    `${one}, ${givenNameMark(randomPerson(random))} and ${count} others`,
    `${count} likes`,
    `${one}, ${two}`,
    count,
  ]);
  return `<div class="row s13 m" style="padding:6px 0"><span>${random.pick(['👍❤️', '❤️', '👍', '🎉👏'])}</span><span class="grow">${who}</span><span style="flex:none">${random.pick([`${String(random.between(3, 60))} comments`, ''])}</span></div>`;
}

/** Returns the words of a post about a sale, with title and price, as HTML. */
export function salePostText(scene: Scene): string {
  const { random, item, buyer, style, earlierPrice } = scene;
  const title = titleMark(item.title);
  const price = soldPrice(scene);
  const given = givenNameMark(buyer);
  const name = shortenedNameMark(buyer);
  const was = style.money(earlierPrice);
  const sold = random.pick(['SOLD', 'Sold!', '✅ SOLD', '*SOLD*', 'Sold 🎉']);
  const end = random.pick([
    `Thank you ${given}!`,
    `Thanks ${name}!!`,
    `Went to ${name}.`,
    `Picked up by ${given}, thank you!`,
    'Thank you all, more to come in May!',
    `Sorry ${givenNameMark(randomPerson(random))} and ${givenNameMark(randomPerson(random))}, first come first served.`,
    'More listings tomorrow. Will ship.',
  ]);
  return random.pick([
    `<div><b>${sold}</b></div><div>${title}</div><div>${price} ${maybe(random, 0.4, `<s class="m">${was}</s>`)}</div><div>${end}</div>`,
    `<div>${sold} ${title} for ${price}. ${end}</div>`,
    `<div class="t">${title}</div><div class="p">${price}</div><div class="s14">${sold} ${end}</div>`,
    `<div>Finally sold my ${title} 🎉</div><div>${random.pick(['Got', 'It went for', 'Final price:'])} ${price}${maybe(random, 0.4, ` (asked ${was})`)}. ${end}</div>`,
    `<div>${title}</div><div>Price: ${price} · ${random.pick(['pick up only', 'cash or Venmo', 'smoke free home'])}</div><div style="padding-top:6px">EDIT: ${sold} ${end}</div>`,
  ]);
}
