import { describe, expect, it } from 'vitest';
import { textLines } from '../layout/text-lines';
import { roundedFeatures, treeScoreOf, unpackedTrees } from '../ranker/decision-trees';
import { testPageOfLines, type TestPageLine } from '../test-page.test-support';
import { findPeople } from './find-people';
import { PEOPLE_MODEL } from './model-data';
import samples from './model-samples.json' with { type: 'json' };
import { pageWords } from './page-words';

describe.each(['name', 'handle', 'nameInContext', 'handleInContext'] as const)(
  'the trees of the %s model',
  (name) => {
    it('return the scores that the training computed for the sample rows', () => {
      const { rows, scores } = samples[name];
      const trees = unpackedTrees(PEOPLE_MODEL[name]);
      expect(rows.length).toBeGreaterThan(5);
      for (const [index, row] of rows.entries())
        expect(treeScoreOf(trees, roundedFeatures(row))).toBeCloseTo(scores[index] ?? Infinity, 2);
    });
  },
);

const INBOX: readonly TestPageLine[] = [
  [40, 40, 22, 'Messages'],
  [40, 100, 18, 'Oluwaseun Adeyemi'],
  [300, 100, 14, '2:14 PM'],
  [40, 126, 14, 'You: see you then'],
  [40, 180, 18, 'Marisol Vega:'],
  [300, 180, 14, 'Yesterday'],
  [40, 206, 14, 'Is it still available?'],
  [40, 260, 18, 'Tomasz Kowalczyk'],
  [300, 260, 14, 'Mon'],
  [40, 286, 14, 'Great, thank you!'],
];

/** Returns the kind and the text of each person that `findPeople` finds. */
function people(lines: readonly TestPageLine[], least: number): string[] {
  const page = testPageOfLines(400, 800, lines);
  const found = textLines(page);
  const kind = { isSale: true, isPurchase: false };
  return findPeople({ ...page, ...kind, lines: found, words: pageWords(found) }, least).map(
    ({ kind: what, line, from, to }) => `${what}: ${line.text.slice(from, to)}`,
  );
}

describe('findPeople', () => {
  it('finds whole names in a list of chats, without the characters that follow the names', () => {
    expect(people(INBOX, 0.5)).toEqual([
      'name: Oluwaseun Adeyemi',
      'name: Marisol Vega',
      'name: Tomasz Kowalczyk',
    ]);
  });

  it('finds fewer names when the minimum confidence is higher', () => {
    expect(people(INBOX, 0.97)).toEqual(['name: Marisol Vega']);
  });

  it('finds nothing when a page has no letters', () => {
    expect(people([[40, 40, 20, '$25.00']], 0.2)).toEqual([]);
  });
});
