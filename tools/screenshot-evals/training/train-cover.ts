import path from 'node:path';
import { withWordInk } from '../../../functions/src/gateways/text-recognition/word-ink';
import { ROOT } from '../../../scripts/stack/paths';
import { eachOf, patientEngine } from '../scoring/extract-screenshots';
import { COVER_FOUND } from '../scoring/photo-score';
import { screenshotSet } from '../scoring/screenshot-set';
import { cachedRecognition } from './cached-recognition';
import { type CoverExample, coverExamples } from './cover-examples';
import { bestOf, printCoverFigures } from './cover-figures';
import { coverPage } from './cover-pages';
import { fittedCalibration } from './fit-calibration';
import { writeModelFiles } from './model-file';
import type { TrainingRow } from './rows-file';
import { train } from './trainer';

const FOLDER = path.join(ROOT, '.local/reading');
const AT_ONCE = 2;
/** The model is loaded with each recognition. */
const MOST_BYTES = 30_000;

/** Reads drawn screenshots, trains the model of covers, prints how it does on other templates, and stores it. */
export async function trainCover(sets: readonly string[]): Promise<void> {
  const engine = patientEngine();
  const recognition = withWordInk(cachedRecognition(engine, path.join(FOLDER, 'recognized')));
  const examples: CoverExample[] = [];
  for (const set of sets) {
    const { truths } = await screenshotSet(set);
    const read = await eachOf([...truths.entries()], AT_ONCE, async ([index, truth]) =>
      coverExamples(await coverPage(set, truth, recognition), index),
    );
    examples.push(...read.flat());
  }
  await engine.close();
  const { scores, model } = await train(FOLDER, 'cover', rowsOf(examples));
  let at = 0;
  const scored = examples.map((example) => ({
    ...example,
    scores: scores.slice(at, (at += example.rows.length)),
  }));
  const shown = scored.filter(({ isChanged }) => !isChanged);
  const choices = shown.flatMap((example) => {
    const best = bestOf(example);
    if (!best) return [];
    const isRight = best.overlap >= COVER_FOUND;
    return [{ score: best.score, isRight, template: example.template }];
  });
  const calibration = fittedCalibration(choices);
  printCoverFigures(shown, calibration);
  await writeModelFiles(
    { cover: model },
    {
      ...{ folder: 'cover', constant: 'COVER_MODEL', command: 'train:cover' },
      ...{ calibration, mostBytes: MOST_BYTES },
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

/** The most exact candidates are right, less exact ones in part. */
const NEARLY = 0.03;

function labelOf(overlap: number, best: number): number {
  if (overlap < COVER_FOUND) return 0;
  if (overlap >= best - NEARLY) return 1;
  return Math.max(0, (overlap - COVER_FOUND) / (1 - COVER_FOUND));
}
