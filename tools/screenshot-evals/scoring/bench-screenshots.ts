import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { missesOf, mistakesOf } from './misses';
import { printProcessTimings, printWarmTimings } from './print-timings';
import { patientRecognition, extractScreenshots } from './extract-screenshots';
import { scoreOf, type Score } from './score';
import { scoreTable } from './score-table';
import { DRAWN_FOLDER, isScreenshotSet, PUBLIC_FOLDER, screenshotSet } from './screenshot-set';

const OPTIONS = {
  scores: { type: 'boolean' },
  wrong: { type: 'boolean' },
  fold: { type: 'boolean' },
  held: { type: 'boolean' },
  predictions: { type: 'string' },
} as const;

/** Halves of a set, to develop rules on one and measure on the other. */
const FOLDS = [
  { name: 'A', end: /-1\.\w+$/ },
  { name: 'B', end: /-2\.\w+$/ },
];

export async function benchScreenshots(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
  });
  const set = await screenshotSet(resolve(positionals[0] ?? defaultFolder()));
  const recognition = patientRecognition();
  const screenshots = await extractScreenshots(set, recognition, values.scores ? 2 : 1);
  const scores = screenshots.map(scoreOf);
  console.log(`\nExtraction from ${scores.length} screenshots in ${set.folder}\n`);
  console.log(scoreTable(scores));
  if (values.fold) printFolds(scores);
  if (values.wrong) printMistakes(scores);
  if (values.held) printHeld(scores);
  if (values.predictions !== undefined) await writePredictions(values.predictions, scores);
  if (!values.scores) await printWarmTimings(set.folder, screenshots, recognition);
  await recognition.close();
  if (!values.scores) await printProcessTimings(set.folder, screenshots);
}

const defaultFolder = (): string => (isScreenshotSet(PUBLIC_FOLDER) ? PUBLIC_FOLDER : DRAWN_FOLDER);

function printFolds(scores: readonly Score[]): void {
  for (const { name, end } of FOLDS) {
    const fold = scores.filter(({ truth }) => end.test(truth.file));
    console.log(`\nFold ${name}\n${scoreTable(fold)}`);
  }
}

function printMistakes(scores: readonly Score[]): void {
  for (const score of scores) {
    const mistakes = mistakesOf(score);
    if (mistakes.length > 0) console.log(['', score.truth.file, ...mistakes].join('\n'));
  }
}

/** Prints limits for held-figures.ts: one more than the current number of each miss. */
function printHeld(scores: readonly Score[]): void {
  const allowed = Object.entries(missesOf(scores)).map(
    ([miss, { length }]) => `  ${miss}: ${length + 1},`,
  );
  console.log(['', `  screenshots: ${scores.length},`, ...allowed].join('\n'));
}

/** Writes title and price by file as JSON, for other scoring scripts. */
async function writePredictions(file: string, scores: readonly Score[]): Promise<void> {
  const predictions = Object.fromEntries(
    scores.map(({ truth, extracted: { title, price } }) => [truth.file, { title, price }]),
  );
  await writeFile(file, JSON.stringify(predictions, null, 2));
}
