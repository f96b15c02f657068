import { expect, test } from 'vitest';
import { decisionIndexOf } from './decision-index';

const decision = (title: string, status: string, first = '') =>
  [`# ${title}`, `**Status:** ${status}`, ...(first ? [first] : []), '**Context.** Any.'].join(
    '\n\n',
  );

const FIRST = '0001-first.md';
const SECOND = '0002-second.md';
const toFirst = `[0001](${FIRST})`;
const toSecond = `[0002](${SECOND})`;

test('decisionIndexOf lists number, title and status of each decision, sorted by number', () => {
  const index = decisionIndexOf({
    [SECOND]: decision('0002: Second', 'accepted', `Replaces ${toFirst}.`),
    [FIRST]: decision('0001: First', `replaced by ${toSecond}`),
  });
  expect(index.split('\n').map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
    '| decision | title | status |',
    expect.stringMatching(/^\| -+ \| -+ \| -+ \|$/) as string,
    `| ${toFirst} | First | replaced by ${toSecond} |`,
    `| ${toSecond} | Second | accepted |`,
  ]);
});

test.each([
  ['a title without its number', { [FIRST]: decision('First', 'accepted') }, 'must start with'],
  ['no status', { [FIRST]: '# 0001: First\n\n**Context.** Any.' }, 'needs a line'],
  ['an unknown status', { [FIRST]: decision('0001: First', 'proposed') }, 'needs a line'],
  ['a status without a link', { [FIRST]: decision('0001: First', 'replaced by 0002') }, 'links'],
  [
    'a status that names a missing decision',
    { [FIRST]: decision('0001: First', `replaced by ${toSecond}`) },
    'no later decision',
  ],
  [
    'a status that names an earlier decision',
    {
      [FIRST]: decision('0001: First', 'accepted'),
      [SECOND]: decision('0002: Second', `accepted, changed by ${toFirst}`),
    },
    'no later decision',
  ],
])('decisionIndexOf rejects %s', (_what, texts, message) => {
  expect(() => decisionIndexOf(texts)).toThrow(message);
});

test.each([
  `Replaces ${toFirst}.`,
  `Changes ${toFirst}.`,
  `Adds to ${toFirst}, which stays.`,
  `Replaces a part of\n${toFirst}.`,
  `A word before. Replaces the part of ${toFirst} about lists.`,
])(
  'decisionIndexOf rejects a later decision with the text %j when the status of the earlier decision does not name the later one',
  (first) => {
    const texts = {
      [FIRST]: decision('0001: First', 'accepted'),
      [SECOND]: decision('0002: Second', 'accepted', first),
    };
    expect(() => decisionIndexOf(texts)).toThrow(`The status of ${FIRST} must name ${SECOND}`);
  },
);

test('decisionIndexOf accepts a decision that only mentions another decision', () => {
  const texts = {
    [FIRST]: decision('0001: First', 'accepted'),
    [SECOND]: decision('0002: Second', 'accepted', `As in ${toFirst}.`),
  };
  expect(() => decisionIndexOf(texts)).not.toThrow();
});
