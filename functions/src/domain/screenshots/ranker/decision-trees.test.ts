import { describe, expect, it } from 'vitest';
import { roundedFeatures, treeScoreOf, unpackedTrees } from './decision-trees';
import { RANKER_MODEL } from './model-data';
import samples from './model-samples.json' with { type: 'json' };

describe.each(['title', 'price', 'pair'] as const)('the trees of the %s model', (name) => {
  const trees = unpackedTrees(RANKER_MODEL[name]);
  const { rows, scores } = samples[name];

  it('return the scores that the training computed for the sample rows', () => {
    expect(rows.length).toBeGreaterThan(5);
    for (const [index, row] of rows.entries()) {
      expect(treeScoreOf(trees, roundedFeatures(row))).toBeCloseTo(scores[index] ?? Infinity, 2);
    }
  });

  it('return different scores for different sample rows', () => {
    const given = rows.map((row) => treeScoreOf(trees, roundedFeatures(row)).toFixed(3));
    expect(new Set(given).size).toBeGreaterThan(3);
  });
});
