import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../../scripts/stack/paths';
import { hasRival, isDoubtful } from '../../../functions/src/domain/screenshots/ranker/doubt';
import { withWordInk } from '../../../functions/src/gateways/text-recognition/word-ink';
import { eachOf, patientEngine } from '../scoring/extract-screenshots';
import { cachedRecognition } from './cached-recognition';
import { drawnTruths } from './drawn-truth';
import { fittedCalibration } from './fit-calibration';
import { type Choice, missesOf, printFoldFigures } from './fold-figures';
import { writeModelFiles } from './model-file';
import { type PairRow, pairRows } from './pair-rows';
import { type PictureRows, pictureRows } from './reading-rows';
import { train } from './trainer';
import type { TrainingRow } from './rows-file';

const FOLDER = path.join(ROOT, '.local/reading');
const AT_ONCE = 2;

/** Draws and reads screenshots, trains the three models, prints how they do on other templates, and stores them. */
export async function trainReading(sets: readonly string[]): Promise<void> {
  const pictures: PictureRows[] = [];
  const recognition = patientEngine();
  const cached = withWordInk(cachedRecognition(recognition, path.join(FOLDER, 'recognized')));
  for (const set of sets) {
    const truths = await drawnTruths(set);
    const rows = await eachOf(truths, AT_ONCE, (truth) => pictureRows(set, truth, cached));
    pictures.push(...rows.flat());
  }
  await recognition.close();
  const title = await train(
    FOLDER,
    'title',
    stageRows(pictures, ({ titles }) => titles),
  );
  const price = await train(
    FOLDER,
    'price',
    stageRows(pictures, ({ prices }) => prices),
  );
  const pairs = pairsOf(pictures, title.scores, price.scores);
  const pair = await train(
    FOLDER,
    'pair',
    stageRows(pictures, (_picture, index) => pairs[index] ?? []),
  );
  const choices = choicesOf(pictures, pairs, pair.scores);
  const calibration = fittedCalibration(
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
  pictures: readonly PictureRows[],
  rowsOf: (picture: PictureRows, index: number) => readonly Labelled[],
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
  pictures: readonly PictureRows[],
  titleScores: readonly number[],
  priceScores: readonly number[],
): PairRow[][] {
  let [titleAt, priceAt] = [0, 0];
  return pictures.map((picture) => {
    const titles = titleScores.slice(titleAt, (titleAt += picture.titles.length));
    const prices = priceScores.slice(priceAt, (priceAt += picture.prices.length));
    return pairRows(picture, titles, prices);
  });
}

function choicesOf(
  pictures: readonly PictureRows[],
  pairs: readonly (readonly PairRow[])[],
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

function isUnsure(scored: readonly { readonly pair: PairRow; readonly score: number }[]): boolean {
  const pairs = scored.map(({ pair: { title, price }, score }) => ({
    title: title.candidate,
    price: price.candidate,
    score,
  }));
  const [best] = pairs.toSorted((a, b) => b.score - a.score);
  return best !== undefined && (isDoubtful(best.title) || hasRival(best, pairs));
}
