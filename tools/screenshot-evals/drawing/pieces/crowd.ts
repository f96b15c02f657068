import type { Random } from '../../../../scripts/demo/random';
import { escapedHtml, personalMark } from '../marks';
import { randomPerson, type Person } from '../people';
import type { NonEmpty } from '../titles/bar-separated-list';
import { icon } from './icons';
import { cutText } from './title-lines';

/** Returns `count` random people, and at least one. */
export const randomPeople = (random: Random, count: number): NonEmpty<Person> => [
  randomPerson(random),
  ...Array.from({ length: count - 1 }, () => randomPerson(random)),
];

/** Draws the name of a person. A name with more than `longest` letters is cut and ends in an ellipsis. */
export const shortenedNameMark = ({ name }: Person, longest = 60) =>
  personalMark('name', cutText(name, longest, '…'));

export const givenNameMark = ({ given }: Person) => personalMark('name', given);

export const handleWithPrefixMark = ({ handle }: Person, before = '@') =>
  personalMark('handle', `${before}${handle}`);

export const emailMark = ({ email }: Person) => personalMark('email', email);

/** The probability (0 to 1) that a first name in a sentence is written in lower case. */
const CASUAL = 0.12;

/**
 * Replaces '{given}', '{name}' and '{handle}' in a sentence by the first name, the name and the handle of a person.
 * Takes the next person for each placeholder. The names and handles are marked for the ground truth.
 */
export function sentenceWithNames(
  random: Random,
  people: NonEmpty<Person>,
  sentence: string,
): string {
  let next = random.between(0, people.length - 1);
  return escapedHtml(sentence).replace(/\{(given|name|handle)\}/g, (_, kind: string) => {
    const person = people[next % people.length] ?? people[0];
    next += 1;
    if (kind === 'handle') return handleWithPrefixMark(person);
    if (kind === 'name') return shortenedNameMark(person);
    const { given } = person;
    return personalMark('name', random.chance(CASUAL) ? given.toLowerCase() : given);
  });
}

export type DrawFace = (person: Person, size?: number) => string;

const FACE_COLOURS = ['#3f6f8c', '#8c5a3f', '#4f7f4a', '#6d5590', '#a3485f', '#51606e'] as const;

/**
 * Returns a function that draws the portraits on a page, all in the same way: with a letter, with a figure, as a plain
 * color, or not at all.
 */
export function randomFaceRenderer(random: Random): DrawFace {
  const look = random.pick(['letter', 'letter', 'figure', 'plain', 'none']);
  const radius = random.pick(['50%', '50%', '50%', '8px', '2px']);
  return ({ name }, size = 34) => {
    if (look === 'none') return '';
    const inside = {
      letter: name.slice(0, 1).toUpperCase(),
      figure: icon('person', Math.round(size * 0.7)),
      plain: '',
    }[look];
    const box = `width:${String(size)}px;height:${String(size)}px;line-height:${String(size)}px;font-size:${String(Math.round(size * 0.42))}px`;
    return `<div class="center" style="flex:none;${box};border-radius:${radius};background:${random.pick(FACE_COLOURS)};color:#fff;overflow:hidden">${inside ?? ''}</div>`;
  };
}

/** Returns how long ago something was written, in one of the forms that apps use, such as '3h' or 'Yesterday'. */
export const randomTimeAgo = (random: Random) =>
  random.pick([
    `${String(random.between(2, 59))}m`,
    `${String(random.between(1, 23))}h`,
    `${String(random.between(1, 6))}d`,
    `${String(random.between(2, 9))} hrs`,
    `${String(random.between(1, 8))}w`,
    'Just now',
    'Yesterday',
    `${String(random.between(2, 59))} min ago`,
  ]);

export const randomClockTime = (random: Random) =>
  `${String(random.between(1, 12))}:${String(random.between(0, 59)).padStart(2, '0')} ${random.pick(['AM', 'PM', 'AM', 'pm'])}`;

/**
 * Returns a function that takes the index of a message and returns its time. The time becomes later with each index.
 */
export function timesInOrder(random: Random): (place: number) => string {
  const hour = random.between(1, 12);
  const first = random.between(10, 19);
  const step = random.between(1, 3);
  const half = random.pick(['AM', 'PM', 'PM', 'pm']);
  return (place) => `${String(hour)}:${String(first + place * step)} ${half}`;
}

/** Draws only the first lines of a text, as lists of messages do. */
export const firstLines = (html: string, lines: number) =>
  `<div style="line-height:1.35;height:${(lines * 1.35).toFixed(2)}em;overflow:hidden">${html}</div>`;
