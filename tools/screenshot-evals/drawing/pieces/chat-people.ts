import type { Random } from '../../../../scripts/demo/random';
import { personalMark } from '../marks';
import { randomPerson, type Person } from '../people';
import type { Scene } from '../scene';
import { icon } from './icons';

/** The two people of a chat: `me` is the member whose screen the picture shows, and `you` is the other person. */
export interface ChatPeople {
  readonly me: Person;
  readonly you: Person;
}

export const chatPeopleOf = ({ random, buyer }: Scene): ChatPeople => ({
  me: randomPerson(random),
  you: buyer,
});

export const randomChatPersons = (random: Random, count: number): readonly Person[] =>
  Array.from({ length: count }, () => randomPerson(random));

/** Shortens a long name and adds an ellipsis, as apps do. */
function cut(name: string, longest: number): string {
  const letters = Array.from(name);
  return letters.length <= longest ? name : `${letters.slice(0, longest).join('').trim()}…`;
}

/** Draws the full name of a person. A name with more than `longest` letters is cut and ends in an ellipsis. */
export const nameMark = ({ name }: Person, longest = 24) =>
  personalMark('name', cut(name, longest));

/** Draws the first name of a person, in some cases in lower case, as people type it. */
export const chatGivenNameMark = (random: Random, { given }: Person) =>
  personalMark('name', random.pick([given, given, given, given, given.toLowerCase()]));

export const handleMark = (random: Random, { handle }: Person, longest = 24) =>
  personalMark('handle', cut(random.pick([handle, handle, `@${handle}`]), longest));

/** Draws the full name, the first name or the handle of a person, as a list of contacts shows it. */
export const contactNameMark = (random: Random, person: Person, longest = 22) =>
  random.pick([
    nameMark(person, longest),
    nameMark(person, longest),
    personalMark('name', cut(person.given, longest)),
    handleMark(random, person, longest),
  ]);

const PAINTS = [
  '#8fb3c9',
  '#c9a58f',
  '#7a9f6a',
  '#b79fc9',
  '#d98c5f',
  '#56657a',
  'linear-gradient(135deg,#f6a,#63c)',
  'linear-gradient(#9cd3f5 55%,#6a8f4f 56%)',
  'radial-gradient(circle at 50% 38%,#e2b796 28%,#4b5563 29%)',
  'radial-gradient(circle at 45% 40%,#8d5a3c 30%,#d8c7a8 31%)',
] as const;

const DOT =
  '<span style="position:absolute;right:0;bottom:0;width:24%;height:24%;border-radius:50%;background:#31a24c;border:2px solid var(--bg)"></span>';

/** Draws the portrait of a person: a colored circle or rounded square that is empty or has a letter or a silhouette. */
export function chatAvatar(random: Random, { given }: Person, size: number): string {
  const letter = `<span style="font-size:${String(Math.round(size * 0.45))}px;font-weight:600">${given.slice(0, 1).toUpperCase()}</span>`;
  const inside = random.pick(['', '', letter, letter, icon('person', Math.round(size * 0.6))]);
  const round = random.chance(0.85) ? '50%' : '22%';
  return `<div style="position:relative;flex:none;width:${String(size)}px;height:${String(size)}px;border-radius:${round};background:${random.pick(PAINTS)};color:#fff;display:flex;align-items:center;justify-content:center;line-height:1">${inside}${random.chance(0.2) ? DOT : ''}</div>`;
}
