import path from 'node:path';
import { coverFeatureRows } from '../../../functions/src/domain/screenshots/cover/cover-feature-rows';
import {
  type Calibration,
  calibratedShare,
} from '../../../functions/src/domain/screenshots/ranker/calibration';
import { roundedFeatures } from '../../../functions/src/domain/screenshots/ranker/decision-trees';
import { withWordInk } from '../../../functions/src/gateways/text-recognition/word-ink';
import { createRandom } from '../../../scripts/demo/random';
import { ROOT } from '../../../scripts/lib/paths';
import { mapConcurrently, recognitionWithoutWordInk } from '../scoring/extract-screenshots';
import { intersectionOverUnion } from '../scoring/overlap';
import { EXACT_COVER_OVERLAP, FOUND_COVER_OVERLAP } from '../scoring/photo-score';
import { readScreenshotSet } from '../scoring/screenshot-set';
import { cachedRecognition } from './cached-recognition';
import {
  withoutPhoto,
  withPaintedPlaces,
  withPanelOverPhoto,
  withSoftPhoto,
} from './changed-photo';
import { readCoverTrainingInput, type CoverTrainingInput } from './cover-training-inputs';
import { fitCalibration } from './fit-calibration';
import { writeModelFiles } from './model-file';
import type { TrainingRow } from './rows-file';
import { trainModel } from './trainer';

const FOLDER = path.join(ROOT, '.local/reading');
const AT_ONCE = 2;
/**
 * The largest size in bytes of the file with the model. The limit is low, because every instance that recognizes text
 * loads the model.
 */
const MOST_BYTES = 30_000;

/**
 * Reads drawn screenshots, trains the model of covers and stores it. Prints how well the model does on templates with
 * which it was not trained.
 */
export async function trainCoverModel(sets: readonly string[]): Promise<void> {
  const engine = recognitionWithoutWordInk();
  const recognition = withWordInk(cachedRecognition(engine, path.join(FOLDER, 'recognized')));
  const examples: CoverExample[] = [];
  for (const set of sets) {
    const { truths } = await readScreenshotSet(set);
    const read = await mapConcurrently([...truths.entries()], AT_ONCE, async ([index, truth]) =>
      coverExamples(await readCoverTrainingInput(set, truth, recognition), index),
    );
    examples.push(...read.flat());
  }
  await engine.close();
  const { scores, model } = await trainModel(FOLDER, 'cover', rowsOf(examples));
  let at = 0;
  const scored = examples.map((example) => ({
    ...example,
    scores: scores.slice(at, (at += example.rows.length)),
  }));
  const shown = scored.filter(({ isChanged }) => !isChanged);
  const choices = shown.flatMap((example) => {
    const best = bestOf(example);
    if (!best) return [];
    const isRight = best.overlap >= FOUND_COVER_OVERLAP;
    return [{ score: best.score, isRight, template: example.template }];
  });
  const calibration = fitCalibration(choices);
  printCoverFigures(shown, calibration);
  await writeModelFiles(
    { cover: model },
    {
      folder: 'cover',
      constant: 'COVER_MODEL',
      command: 'train:cover',
      calibration,
      mostBytes: MOST_BYTES,
    },
  );
}

const rowsOf = (examples: readonly CoverExample[]): TrainingRow[] =>
  examples.flatMap(({ rows, overlaps, template }, picture) =>
    rows.map((features, at) => ({
      features,
      label: labelOf(overlaps[at] ?? 0, Math.max(0, ...overlaps)),
      picture,
      group: template,
    })),
  );

/**
 * A candidate that counts as showing the photograph gets the label 1 if its overlap is at most this much lower than the
 * overlap of the best candidate. Otherwise it gets a lower label. The overlap is the intersection over union with the
 * photograph.
 */
const NEARLY = 0.03;

function labelOf(overlap: number, best: number): number {
  if (overlap < FOUND_COVER_OVERLAP) return 0;
  if (overlap >= best - NEARLY) return 1;
  return Math.max(0, (overlap - FOUND_COVER_OVERLAP) / (1 - FOUND_COVER_OVERLAP));
}

interface Scored extends CoverExample {
  /** The score of each candidate as log odds. */
  readonly scores: readonly number[];
}

const LEAST_CONFIDENCES = [0, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

/** Returns the candidate with the highest score, or null if there is none. */
function bestOf({ scores, overlaps }: Pick<Scored, 'scores' | 'overlaps'>) {
  if (scores.length === 0) return null;
  const score = scores.reduce((most, own) => Math.max(most, own), -Infinity);
  return { score, overlap: overlaps[scores.indexOf(score)] ?? 0 };
}

/**
 * Prints how many of the photographs are among the candidates. For several limits of the confidence, prints how many of
 * the covers are found, exact, wrong and invented.
 */
function printCoverFigures(examples: readonly Scored[], calibration: Calibration): void {
  const withPhoto = examples.filter(({ hasPhoto }) => hasPhoto);
  const reachable = (least: number) =>
    share(withPhoto, ({ overlaps }) => overlaps.some((overlap) => overlap >= least));
  const chosen = examples.map((example) => {
    const best = bestOf(example);
    const confidence = best ? calibratedShare(calibration, best.score) : 0;
    return { confidence, overlap: best?.overlap ?? 0, hasPhoto: example.hasPhoto };
  });
  const shown = chosen.filter(({ hasPhoto }) => hasPhoto);
  const without = chosen.filter(({ hasPhoto }) => !hasPhoto);
  console.log(`${shown.length} pictures with a photograph, ${without.length} without`);
  console.log(
    `among the candidates: ${reachable(FOUND_COVER_OVERLAP)} found, ${reachable(EXACT_COVER_OVERLAP)} exact`,
  );
  console.log('confidence  found  exact  wrong  invented');
  for (const least of LEAST_CONFIDENCES) {
    const columns = [
      share(
        shown,
        ({ confidence, overlap }) => confidence >= least && overlap >= FOUND_COVER_OVERLAP,
      ),
      share(
        shown,
        ({ confidence, overlap }) => confidence >= least && overlap >= EXACT_COVER_OVERLAP,
      ),
      share(
        shown,
        ({ confidence, overlap }) => confidence >= least && overlap < FOUND_COVER_OVERLAP,
      ),
      share(without, ({ confidence }) => confidence >= least),
    ];
    console.log(
      `≥ ${String(least).padEnd(8)}${columns.map((column) => column.padStart(7)).join('')}`,
    );
  }
}

function share<T>(all: readonly T[], counts: (one: T) => boolean): string {
  const part = all.filter(counts).length / Math.max(1, all.length);
  return `${(100 * part).toFixed(1)}%`;
}

/** The candidates for the cover of one picture. */
interface CoverExample {
  readonly template: string;
  readonly rows: readonly Float32Array[];
  /**
   * For each candidate, its intersection over union with the photograph. All values are 0 if the picture has no
   * photograph.
   */
  readonly overlaps: readonly number[];
  readonly hasPhoto: boolean;
  /**
   * Whether the picture is a changed copy that is used only for training. The printed figures do not count such copies.
   */
  readonly isChanged: boolean;
}

/**
 * Returns a picture and changed copies of it. A picture with a photograph has four copies: without the photograph, with
 * a panel in place of the photograph, with a softer photograph, and with a softer photograph and painted places outside
 * of it. A picture without a photograph has one copy, with painted places. The printed figures count the picture
 * and its copy without the photograph, but no other copies.
 */
function coverExamples(shown: CoverTrainingInput, seed: number): CoverExample[] {
  const { grid, photo } = shown;
  const random = createRandom(seed);
  if (!photo) {
    const painted = { ...shown, grid: withPaintedPlaces(grid, photo, random) };
    return [exampleOf(shown, false), exampleOf(painted, true)];
  }
  const soft = { ...shown, grid: withSoftPhoto(grid, photo, random) };
  const softer = withSoftPhoto(grid, photo, random);
  const painted = { ...shown, grid: withPaintedPlaces(softer, photo, random) };
  const empty = { ...shown, grid: withoutPhoto(grid, photo), photo: null };
  const panel = { ...shown, grid: withPanelOverPhoto(grid, photo, random), photo: null };
  return [
    exampleOf(shown, false),
    exampleOf(empty, false),
    exampleOf(soft, true),
    exampleOf(painted, true),
    exampleOf(panel, true),
  ];
}

function exampleOf(
  { template, page, grid, title, photo }: CoverTrainingInput,
  isChanged: boolean,
): CoverExample {
  const rows = coverFeatureRows(page, grid, title);
  return {
    template,
    rows: rows.map(({ features }) => roundedFeatures(features)),
    overlaps: rows.map(({ box }) => (photo ? intersectionOverUnion(box, photo) : 0)),
    hasPhoto: photo !== null,
    isChanged,
  };
}
