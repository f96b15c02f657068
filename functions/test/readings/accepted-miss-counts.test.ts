import { beforeAll, describe, expect, it } from 'vitest';
import { MISS_KINDS, missesOf } from '../../../tools/screenshot-evals/scoring/misses';
import {
  recognitionWithLongTimeout,
  extractFromScreenshots,
} from '../../../tools/screenshot-evals/scoring/extract-screenshots';
import { scoreOf, type Score } from '../../../tools/screenshot-evals/scoring/score';
import {
  DRAWN_FOLDER,
  isScreenshotSet,
  PUBLIC_FOLDER,
  readScreenshotSet,
} from '../../../tools/screenshot-evals/scoring/screenshot-set';
import { skipBecause } from '../support/skip-because';
import { ACCEPTED_MISS_COUNTS } from './accepted-miss-counts';

const EXTRACTION_TIMEOUT_MS = 1_800_000;

async function scoresOf(folder: string): Promise<Score[]> {
  const recognition = recognitionWithLongTimeout();
  const screenshots = await extractFromScreenshots(await readScreenshotSet(folder), recognition, 2);
  await recognition.close();
  return screenshots.map(scoreOf);
}

describe.each([
  { name: 'drawn', folder: DRAWN_FOLDER, isAlwaysThere: true },
  { name: 'public', folder: PUBLIC_FOLDER, isAlwaysThere: false },
] as const)('readings of the $name screenshots', ({ name, folder, isAlwaysThere }) => {
  const held = ACCEPTED_MISS_COUNTS[name];
  const isThere = isAlwaysThere || isScreenshotSet(folder);
  let scores: readonly Score[] = [];

  beforeAll(async () => {
    if (isThere) scores = await scoresOf(folder);
  }, EXTRACTION_TIMEOUT_MS);

  it('cover at least the expected number of screenshots', (context) => {
    if (!isThere) skipBecause(context, 'the shared screenshots are not available');
    expect(scores.length).toBeGreaterThanOrEqual(held.screenshots);
  });

  it.for(MISS_KINDS)(
    'have at most the accepted number of misses of the kind %s',
    (miss, context) => {
      if (!isThere) skipBecause(context, 'the shared screenshots are not available');
      const missed = missesOf(scores)[miss];
      expect(missed.length, `\n${missed.join('\n')}\n`).toBeLessThanOrEqual(held[miss]);
    },
  );
});
