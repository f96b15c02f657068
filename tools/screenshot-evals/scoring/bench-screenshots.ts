import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { loadSharp } from '../../../functions/src/gateways/pictures/uploaded-image';
import type { TextRecognition } from '../../../functions/src/gateways/text-recognition/text-recognition';
import { ROOT } from '../../../scripts/lib/paths';
import { medianAndP95, formatRatiosToFirstLook } from './format-times';
import { missesOf, missLinesOfScore } from './misses';
import {
  type ExtractedScreenshot,
  extractFromPicture,
  extractFromScreenshots,
  recognitionWithLongTimeout,
} from './extract-screenshots';
import { scoreOf, type Score } from './score';
import { scoreTable } from './score-table';
import { DRAWN_FOLDER, isScreenshotSet, PUBLIC_FOLDER, readScreenshotSet } from './screenshot-set';
import { scaleLikeWebApp, type ScaledScreenshot } from './sent-picture';

const OPTIONS = {
  scores: { type: 'boolean' },
  wrong: { type: 'boolean' },
  fold: { type: 'boolean' },
  held: { type: 'boolean' },
  predictions: { type: 'string' },
} as const;

/**
 * The two halves of a set of screenshots. The end of a file's name, -1 or -2, assigns the file to a half. Rules are
 * developed with one half and measured with the other.
 */
const FOLDS = [
  { name: 'A', end: /-1\.\w+$/ },
  { name: 'B', end: /-2\.\w+$/ },
];

/**
 * Scores the extraction from a set of screenshots, and measures how long it takes. `args` are the arguments of the
 * command line.
 */
export async function benchScreenshots(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
  });
  const set = await readScreenshotSet(resolve(positionals[0] ?? defaultFolder()));
  const recognition = recognitionWithLongTimeout();
  const screenshots = await extractFromScreenshots(set, recognition, values.scores ? 2 : 1);
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
    const mistakes = missLinesOfScore(score);
    if (mistakes.length > 0) console.log(['', score.truth.file, ...mistakes].join('\n'));
  }
}

/** Prints new limits for accepted-miss-counts.ts. Each limit is the current number of misses of one kind, plus one. */
function printHeld(scores: readonly Score[]): void {
  const allowed = Object.entries(missesOf(scores)).map(
    ([miss, { length }]) => `  ${miss}: ${length + 1},`,
  );
  console.log(['', `  screenshots: ${scores.length},`, ...allowed].join('\n'));
}

/** Writes the title and price that were extracted from each file as JSON, for scripts that score them in other ways. */
async function writePredictions(file: string, scores: readonly Score[]): Promise<void> {
  const predictions = Object.fromEntries(
    scores.map(({ truth, extracted: { title, price } }) => [truth.file, { title, price }]),
  );
  await writeFile(file, JSON.stringify(predictions, null, 2));
}

const PHONE_RUNS = 12;

async function printWarmTimings(
  folder: string,
  screenshots: readonly ExtractedScreenshot[],
  recognition: TextRecognition,
): Promise<void> {
  // Leaves out the time of the first extraction, which includes the start of the recognition engine.
  const warm = screenshots.slice(1).map(({ milliseconds }) => milliseconds);
  console.log(`\nwarm, each       ${medianAndP95(warm)}`);
  console.log(
    `looks            ${formatRatiosToFirstLook(screenshots.slice(1))}; as multiples of the first look`,
  );
  const phones = await phoneScreenshots(folder, screenshots);
  if (phones.length === 0) return;
  const times: number[] = [];
  while (times.length < PHONE_RUNS)
    for (const phone of phones)
      times.push((await extractFromPicture(phone, recognition)).milliseconds);
  console.log(
    `warm, phone      ${medianAndP95(times)}; 1170 × 2532 or larger, as sent by browsers`,
  );
}

async function printProcessTimings(
  folder: string,
  screenshots: readonly ExtractedScreenshot[],
): Promise<void> {
  const [largest] = screenshots.toSorted(
    (a, b) => b.size.width * b.size.height - a.size.width * a.size.height,
  );
  const first = largest?.truth.file ?? '';
  const program = 'tools/screenshot-evals/scoring/timing-process.ts';
  await execa('tsx', ['--tsconfig', 'scripts/tsconfig.json', program, folder, first], {
    cwd: ROOT,
    preferLocal: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** The size in pixels of the phone screenshots for which the performance target is defined. */
const PHONE = { width: 1170, height: 2532 };
const PHONE_ASPECT = 1.7;

/**
 * Returns the screenshots of phones that are at least as large as PHONE, as the browser sends them. If there is no such
 * screenshot, returns the highest screenshot of a phone, scaled up to the height of PHONE.
 */
async function phoneScreenshots(
  folder: string,
  screenshots: readonly ExtractedScreenshot[],
): Promise<ScaledScreenshot[]> {
  const phones = screenshots
    .filter(({ size }) => size.height > PHONE_ASPECT * size.width)
    .toSorted((a, b) => b.size.height - a.size.height);
  const large = phones.filter(
    ({ size }) => size.width >= PHONE.width && size.height >= PHONE.height,
  );
  const bytesOf = ({ truth }: ExtractedScreenshot): Promise<Buffer> =>
    readFile(join(folder, truth.file));
  if (large.length === 0) {
    const scaled = phones.slice(0, 1).map(async (phone) => scaledUp(await bytesOf(phone)));
    return Promise.all(scaled.map(async (bytes) => scaleLikeWebApp(await bytes)));
  }
  return Promise.all(large.map(async (phone) => scaleLikeWebApp(await bytesOf(phone))));
}

async function scaledUp(screenshot: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(screenshot).autoOrient().resize({ height: PHONE.height }).png().toBuffer();
}
