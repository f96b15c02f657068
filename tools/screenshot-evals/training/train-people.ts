import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { probabilityOf } from '../../../functions/src/domain/screenshots/people/find-people';
import {
  contextFeatureRows,
  type WordScore,
} from '../../../functions/src/domain/screenshots/people/context-features';
import { roundedFeatures } from '../../../functions/src/domain/screenshots/ranker/decision-trees';
import { createRecognitionImageDecoder } from '../../../functions/src/gateways/text-recognition/recognition-images';
import type { TextRecognition } from '../../../functions/src/gateways/text-recognition/text-recognition';
import { withWordInk } from '../../../functions/src/gateways/text-recognition/word-ink';
import { boundedPage } from '../../../functions/src/domain/screenshots/layout/bounded-page';
import { ROOT } from '../../../scripts/lib/paths';
import { isAssignedToWordSets } from '../names/known-half';
import { mapConcurrently, recognitionWithoutWordInk } from '../scoring/extract-screenshots';
import { readScreenshotSet, type ScreenshotTruth } from '../scoring/screenshot-set';
import { scaleLikeWebApp } from '../scoring/sent-picture';
import { cachedRecognition } from './cached-recognition';
import { jitteredPage, randomPartOfPage, seedOf } from './jittered-page';
import { writeModelFiles } from './model-file';
import { peopleTrainingRows, type PeopleTrainingRows } from './people-training-rows';
import type { TrainingRow } from './rows-file';
import { trainModel, type PeopleModel } from './trainer';

const FOLDER = path.join(ROOT, '.local/reading');
const AT_ONCE = 2;

/**
 * Reads drawn screenshots, trains the models of names and handles and stores them. Prints how well the models do on
 * templates with which they were not trained.
 */
export async function trainPeopleModels(sets: readonly string[]): Promise<void> {
  const recognition = recognitionWithoutWordInk();
  const cached = withWordInk(cachedRecognition(recognition, path.join(FOLDER, 'recognized')));
  const pictures: PeopleTrainingRows[] = [];
  for (const set of sets) {
    const { truths } = await readScreenshotSet(set);
    const rows = await mapConcurrently(truths, AT_ONCE, (truth) => rowsOf(set, truth, cached));
    pictures.push(...rows.flat());
  }
  await recognition.close();
  const name = await trainOn('name', pictures, ({ rows }) => rows);
  const handle = await trainOn('handle', pictures, ({ rows }) => rows);
  const first = scoresOf(pictures, name.scores, handle.scores);
  const context = pictures.map(({ page }, index) =>
    contextFeatureRows(page, first[index] ?? []).map(roundedFeatures),
  );
  const inContext = (_picture: PeopleTrainingRows, index: number) => context[index] ?? [];
  const nameInContext = await trainOn('nameInContext', pictures, inContext);
  const handleInContext = await trainOn('handleInContext', pictures, inContext);
  const scores = scoresOf(pictures, nameInContext.scores, handleInContext.scores);
  printPeopleFigures(
    pictures.filter(({ isCopy }) => !isCopy),
    scores.filter((_scores, index) => pictures[index]?.isCopy === false),
  );
  await writeModelFiles(
    {
      name: name.model,
      handle: handle.model,
      nameInContext: nameInContext.model,
      handleInContext: handleInContext.model,
    },
    { folder: 'people', constant: 'PEOPLE_MODEL', command: 'train:people' },
  );
}

/** Returns the rows of the whole page, and the rows of a random part of the page with random changes. */
async function rowsOf(
  folder: string,
  truth: ScreenshotTruth,
  recognition: TextRecognition,
): Promise<PeopleTrainingRows[]> {
  const { bytes, width } = await scaleLikeWebApp(await readFile(path.join(folder, truth.file)));
  const image = await createRecognitionImageDecoder().screenshot(bytes);
  const first = await recognition.recognize(image, 'screenshot');
  const page = boundedPage(await recognition.lookAgain(image, first));
  const scale = page.width / width;
  const seed = seedOf(truth);
  const { page: part, top } = randomPartOfPage(page, seed);
  return [
    peopleTrainingRows(page, truth, { scale, top: 0, isCopy: false }),
    peopleTrainingRows(jitteredPage(part, seed), truth, { scale, top, isCopy: true }),
  ];
}

function trainOn(
  model: PeopleModel,
  pictures: readonly PeopleTrainingRows[],
  featuresOf: (picture: PeopleTrainingRows, index: number) => readonly Float32Array[],
) {
  const kind = model.startsWith('name') ? 'name' : 'handle';
  const rows = pictures.flatMap((picture, index): TrainingRow[] =>
    featuresOf(picture, index).map((features, word) => ({
      features,
      label: picture.kinds[word] === kind ? 1 : 0,
      picture: index,
      group: picture.truth.extra?.template ?? picture.truth.file,
    })),
  );
  return trainModel(FOLDER, model, rows);
}

/**
 * Converts the scores of words from log odds to probabilities, and groups them by picture. `names` and `handles` are in
 * the order of the pictures' rows.
 */
function scoresOf(
  pictures: readonly PeopleTrainingRows[],
  names: readonly number[],
  handles: readonly number[],
): WordScore[][] {
  let at = 0;
  return pictures.map(({ rows }) =>
    rows.map(() => {
      const score = {
        name: probabilityOf(names[at] ?? 0),
        handle: probabilityOf(handles[at] ?? 0),
      };
      at += 1;
      return score;
    }),
  );
}

const LEAST = [0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

/**
 * A word of a page with its true kind. The scores are from models that were not trained with pictures of the same
 * template.
 */
interface ScoredWord extends WordScore {
  readonly text: string;
  readonly kind: 'name' | 'handle' | null;
  readonly letters: number;
}

/**
 * For several limits of the confidence, prints which share of the words of names and handles is found, and which share
 * of the letters of other words is hidden by mistake.
 */
function printPeopleFigures(
  pictures: readonly PeopleTrainingRows[],
  scores: readonly (readonly WordScore[])[],
): void {
  const words = pictures.flatMap(({ page, kinds }, picture) =>
    page.words.map(({ text }, word): ScoredWord => ({
      text,
      letters: text.length,
      kind: kinds[word] ?? null,
      name: scores[picture]?.[word]?.name ?? 0,
      handle: scores[picture]?.[word]?.handle ?? 0,
    })),
  );
  const names = words.filter(({ kind }) => kind === 'name');
  const handles = words.filter(({ kind }) => kind === 'handle');
  const others = words.filter(({ kind }) => kind === null);
  console.log(
    `${pictures.length} pictures, ${names.length} words of names, ${handles.length} of handles, ${others.length} others`,
  );
  console.log('confidence    names    known  unknown  handles   others');
  const letters = (of: readonly ScoredWord[]): number =>
    of.reduce((sum, word) => sum + word.letters, 0);
  for (const least of LEAST) {
    const isHidden = (word: ScoredWord): boolean => Math.max(word.name, word.handle) >= least;
    const share = (of: readonly ScoredWord[]): number =>
      of.filter(isHidden).length / Math.max(1, of.length);
    const columns = [
      share(names),
      share(names.filter(({ text }) => isAssignedToWordSets(text))),
      share(names.filter(({ text }) => !isAssignedToWordSets(text))),
      share(handles),
      letters(others.filter(isHidden)) / letters(others),
    ].map((value) => `${(100 * value).toFixed(2)}%`.padStart(9));
    console.log(`≥ ${String(least).padEnd(6)}${columns.join('')}`);
  }
}
