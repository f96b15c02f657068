import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONFIDENCE_HIGH } from '@contract/schemas/extraction';
import {
  calibratedShare,
  type Calibration,
} from '../../../functions/src/domain/screenshots/ranker/calibration';
import { ROOT } from '../../../scripts/lib/paths';
import { hasRival, isDoubtfulTitle } from '../../../functions/src/domain/screenshots/ranker/doubt';
import { withWordInk } from '../../../functions/src/gateways/text-recognition/word-ink';
import { mapConcurrently, recognitionWithoutWordInk } from '../scoring/extract-screenshots';
import { cachedRecognition } from './cached-recognition';
import { type DrawnTruth, readDrawnTruths } from './drawn-truth';
import { fitCalibration } from './fit-calibration';
import { writeModelFiles } from './model-file';
import { type TitlePriceRow, titlePriceRows } from './title-price-rows';
import { type PictureTrainingRows, recognizeTrainingRows } from './reading-rows';
import { trainModel } from './trainer';
import type { TrainingRow } from './rows-file';

const FOLDER = path.join(ROOT, '.local/reading');
const AT_ONCE = 2;

/**
 * Reads drawn screenshots, trains the models of title, price and pair and stores them. Prints how well the models do on
 * templates with which they were not trained.
 */
export async function trainReadingModels(sets: readonly string[]): Promise<void> {
  const pictures: PictureTrainingRows[] = [];
  const recognition = recognitionWithoutWordInk();
  const cached = withWordInk(cachedRecognition(recognition, path.join(FOLDER, 'recognized')));
  for (const set of sets) {
    const truths = await readDrawnTruths(set);
    const rows = await mapConcurrently(truths, AT_ONCE, (truth) =>
      recognizeTrainingRows(set, truth, cached),
    );
    pictures.push(...rows.flat());
  }
  await recognition.close();
  const title = await trainModel(
    FOLDER,
    'title',
    stageRows(pictures, ({ titles }) => titles),
  );
  const price = await trainModel(
    FOLDER,
    'price',
    stageRows(pictures, ({ prices }) => prices),
  );
  const pairs = pairsOf(pictures, title.scores, price.scores);
  const pair = await trainModel(
    FOLDER,
    'pair',
    stageRows(pictures, (_picture, index) => pairs[index] ?? []),
  );
  const choices = choicesOf(pictures, pairs, pair.scores);
  const calibration = fitCalibration(
    choices.flatMap(({ score, titleRight, priceRight, truth }) =>
      score === null
        ? []
        : [{ score, isRight: titleRight && priceRight, template: truth.extra.template }],
    ),
  );
  printFoldFigures(choices, calibration);
  await writeFile(path.join(FOLDER, 'misses.txt'), missesOf(choices).join('\n'));
  await writeModelFiles(
    { title: title.model, price: price.model, pair: pair.model },
    { folder: 'ranker', constant: 'MODEL', command: 'train:reading', calibration },
  );
}

type Labelled = Pick<TrainingRow, 'features' | 'label'>;

function stageRows(
  pictures: readonly PictureTrainingRows[],
  rowsOf: (picture: PictureTrainingRows, index: number) => readonly Labelled[],
): TrainingRow[] {
  return pictures.flatMap((picture, index) =>
    rowsOf(picture, index).map(({ features, label }) => ({
      features,
      label,
      picture: index,
      group: picture.truth.extra.template,
    })),
  );
}

function pairsOf(
  pictures: readonly PictureTrainingRows[],
  titleScores: readonly number[],
  priceScores: readonly number[],
): TitlePriceRow[][] {
  let titleAt = 0;
  let priceAt = 0;
  return pictures.map((picture) => {
    const titles = titleScores.slice(titleAt, (titleAt += picture.titles.length));
    const prices = priceScores.slice(priceAt, (priceAt += picture.prices.length));
    return titlePriceRows(picture, titles, prices);
  });
}

function choicesOf(
  pictures: readonly PictureTrainingRows[],
  pairs: readonly (readonly TitlePriceRow[])[],
  scores: readonly number[],
): Choice[] {
  let at = 0;
  return pictures.flatMap(({ truth, isCopy, titles, prices }, index) => {
    const own = (pairs[index] ?? []).map((pair) => ({ pair, score: scores[at++] ?? 0 }));
    const best = own.toSorted((a, b) => b.score - a.score)[0];
    if (isCopy) return [];
    const choice: Choice = {
      truth,
      title: best?.pair.title.candidate.text ?? '',
      cents: best?.pair.price.candidate.cents ?? 0,
      score: best?.score ?? null,
      titleRight: (best?.pair.title.label ?? 0) > 0,
      priceRight: best?.pair.price.label === 1,
      isDoubtful: own.length > 0 && isUnsure(own),
      isReachable: titles.some(({ label }) => label > 0) && prices.some(({ label }) => label > 0),
    };
    return [choice];
  });
}

function isUnsure(
  scored: readonly { readonly pair: TitlePriceRow; readonly score: number }[],
): boolean {
  const pairs = scored.map(({ pair: { title, price }, score }) => ({
    title: title.candidate,
    price: price.candidate,
    score,
  }));
  const [best] = pairs.toSorted((a, b) => b.score - a.score);
  return best !== undefined && (isDoubtfulTitle(best.title) || hasRival(best, pairs));
}

/**
 * The title and the price that a model chose for a picture. The model was not trained with pictures of the same
 * template. `score` is null if the model chose nothing.
 */
interface Choice {
  readonly truth: DrawnTruth;
  readonly title: string;
  readonly cents: number;
  readonly score: number | null;
  readonly titleRight: boolean;
  readonly priceRight: boolean;
  readonly isDoubtful: boolean;
  /** Whether a right title and a right price were among the candidates. */
  readonly isReachable: boolean;
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)}%`;

const bothRight = ({ titleRight, priceRight }: Choice): boolean => titleRight && priceRight;

/**
 * Prints how often the price, the title and both are right. Also prints how many choices have a high confidence, and
 * how many of these are right.
 */
function printFoldFigures(choices: readonly Choice[], calibration: Calibration): void {
  const row = (name: string, own: readonly Choice[]): string => {
    const sure = own.filter(
      ({ score, isDoubtful }) =>
        score !== null && !isDoubtful && calibratedShare(calibration, score) >= CONFIDENCE_HIGH,
    );
    const share = (is: (choice: Choice) => boolean): string =>
      percent(own.filter(is).length, own.length);
    return [
      name.padEnd(18),
      String(own.length).padStart(5),
      ...[
        share(({ priceRight }) => priceRight),
        share(({ titleRight }) => titleRight),
        share(bothRight),
        percent(sure.length, own.length),
        percent(sure.filter(bothRight).length, sure.length),
        share(({ isReachable }) => isReachable),
      ].map((text) => text.padStart(9)),
    ].join('');
  };
  const heads = ['price', 'title', 'both', 'sure', 'of these', 'reachable'];
  console.log(['', 'n'.padStart(23), ...heads.map((head) => head.padStart(9))].join(''));
  console.log(row('all', choices));
  for (const key of ['layout', 'platform'] as const) {
    const names = [...new Set(choices.map(({ truth }) => truth[key]))].toSorted();
    for (const name of names)
      console.log(
        row(
          name,
          choices.filter(({ truth }) => truth[key] === name),
        ),
      );
  }
}

/** Returns a line for each picture whose title or price is wrong. */
const missesOf = (choices: readonly Choice[]): string[] =>
  choices
    .filter((choice) => !bothRight(choice))
    .map(({ truth, title, cents }) =>
      [truth.extra.template, truth.file, truth.title, title, truth.price, cents / 100].join(' | '),
    );
