import { beforeAll, describe, expect, it } from 'vitest';
import { MISSES, missesOf } from '../../../scripts/ocr-score/misses';
import { patientOcr, readScreenshots } from '../../../scripts/ocr-score/read-screenshots';
import { scoreOf, type Score } from '../../../scripts/ocr-score/score';
import {
  DRAWN_FOLDER,
  isScreenshotSet,
  PUBLIC_FOLDER,
  screenshotSet,
} from '../../../scripts/ocr-score/screenshot-set';
import { skipBecause } from '../support/skip-because';
import { HELD_FIGURES } from './held-figures';

/** A hundred screenshots on a machine that is busy. */
const READING_MS = 900_000;

/** Reads every screenshot of a folder once, as the product does. */
async function scoresOf(folder: string): Promise<Score[]> {
  const ocr = patientOcr();
  const screenshots = await readScreenshots(await screenshotSet(folder), ocr, 2);
  await ocr.close();
  return screenshots.map(scoreOf);
}

describe.each([
  { name: 'drawn', folder: DRAWN_FOLDER, isAlwaysThere: true },
  { name: 'public', folder: PUBLIC_FOLDER, isAlwaysThere: false },
] as const)('the $name screenshots', ({ name, folder, isAlwaysThere }) => {
  const held = HELD_FIGURES[name];
  const isThere = isAlwaysThere || isScreenshotSet(folder);
  let scores: readonly Score[] = [];

  beforeAll(async () => {
    if (isThere) scores = await scoresOf(folder);
  }, READING_MS);

  it('are all there', (context) => {
    if (!isThere) skipBecause(context, 'they do not lie beside the checkout');
    expect(scores.length).toBeGreaterThanOrEqual(held.screenshots);
  });

  it.for(MISSES)('miss no more than held: %s', (miss, context) => {
    if (!isThere) skipBecause(context, 'they do not lie beside the checkout');
    const missed = missesOf(scores)[miss];
    expect(missed.length, `\n${missed.join('\n')}\n`).toBeLessThanOrEqual(held[miss]);
  });
});
