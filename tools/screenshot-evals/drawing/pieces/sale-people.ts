import type { Random } from '../../../../scripts/demo/random';
import { escapedHtml, personalMark } from '../marks';
import { randomPerson, type Person } from '../people';
import type { Scene } from '../scene';
import { productPhoto } from './pictures';

/**
 * The people of a conversation about a return or a problem. `member` is the seller, and `agent` works for the
 * marketplace.
 */
export interface SalePeople {
  readonly buyer: Person;
  readonly member: Person;
  readonly third: Person;
  readonly agent: Person;
}

export const salePeopleOf = ({ random, buyer }: Scene): SalePeople => ({
  buyer,
  member: randomPerson(random),
  third: randomPerson(random),
  agent: randomPerson(random),
});

/** Returns the people of another conversation: the same member, a different buyer and a different third person. */
export const otherSalePeople = (random: Random, cast: SalePeople): SalePeople => ({
  ...cast,
  buyer: randomPerson(random),
  third: randomPerson(random),
});

const initialOf = (name: string) => Array.from(name)[0] ?? '';

/** Returns the name of a person, whole or shortened. */
export const nameOrShortName = (random: Random, { name, given }: Person): string =>
  personalMark(
    'name',
    random.pick([name, name, name, given, `${given} ${initialOf(name.split(' ').at(-1) ?? '')}.`]),
  );

export const givenName = ({ given }: Person) => personalMark('name', given);

export const handleWithOptionalAt = (random: Random, { handle }: Person): string =>
  personalMark('handle', `${random.pick(['', '', '@'])}${handle}`);

/** Draws the portrait of a person: a color, with or without a letter, or a photo. */
export function personAvatar({ random, others }: Scene, { given }: Person, side = 36): string {
  const frame = (css: string, inner = '') =>
    `<div class="center sb" style="flex:none;width:${String(side)}px;height:${String(side)}px;line-height:${String(side)}px;font-size:${String(side * 0.44)}px;border-radius:50%;overflow:hidden;color:#fff;${css}">${inner}</div>`;
  const colour = `background:${random.pick(['#5a7fa0', '#a3705a', '#5d8a52', '#7b62a3', '#b0487a', '#3f4650'])}`;
  const other = others[random.between(0, 3)];
  const initial = escapedHtml(initialOf(given).toUpperCase());
  return random.chance(0.3) && other
    ? frame('', productPhoto(other, random))
    : frame(colour, random.chance(0.6) ? initial : '');
}

const ROLES = ['buyer', 'member', 'third', 'agent'] as const;
const SHARES = [0.05, 0.1, 0.15, 0.2, 0.3] as const;

function markedPerson(random: Random, person: Person, form: string): string {
  if (form === 'Name') return personalMark('name', person.name);
  if (form === 'Handle') return handleWithOptionalAt(random, person);
  if (form === 'Phone') return personalMark('phone', person.phone);
  if (form === 'Email') return personalMark('email', person.email);
  const { given } = person;
  return personalMark('name', random.chance(0.15) ? given.toLowerCase() : given);
}

/**
 * Returns `words` as HTML. Replaces the placeholder of a role, such as '{buyer}', by the first name of the person with
 * this role. Replaces a role with a suffix, such as '{buyerName}' or '{buyerPhone}', by the person's full name, handle,
 * phone number or email. Replaces '{amount}' by a part of the price.
 */
export function fillCaseTextPlaceholders(
  { random, price, style }: Scene,
  words: string,
  cast: SalePeople,
): string {
  return words
    .split(/(\{\w+\})/)
    .map((part) => {
      const inner = part.startsWith('{') ? part.slice(1, -1) : '';
      const role = ROLES.find((name) => inner.startsWith(name));
      if (role) return markedPerson(random, cast[role], inner.slice(role.length));
      return inner === 'amount'
        ? style.money(Math.round((price * random.pick(SHARES)) / 50) * 50 + 50)
        : escapedHtml(part);
    })
    .join('');
}
