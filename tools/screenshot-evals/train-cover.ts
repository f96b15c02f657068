/** Usage: npm run train:cover -- FOLDER... with folders of draw:screenshots. Prints figures and writes cover-weights.ts. */
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  coverScore,
  type CoverWeights,
} from '../../functions/src/domain/screenshots/cover/cover-score';
import { ROOT } from '../../scripts/stack/paths';
import { runCommand } from '../../scripts/stack/run-command';
import { eachOf, patientRecognition } from './scoring/extract-screenshots';
import { screenshotSet } from './scoring/screenshot-set';
import { type CoverExample, coverExamples } from './training/cover-examples';
import { printCoverFigures } from './training/cover-figures';
import { fitCover } from './training/fit-cover';

const FOLDS = 5;
const WEIGHTS_FILE = join(ROOT, 'functions/src/domain/screenshots/cover/cover-weights.ts');

await runCommand(async ({ atEnd }) => {
  const recognition = patientRecognition();
  atEnd(() => recognition.close());
  const examples: CoverExample[] = [];
  for (const folder of process.argv.slice(2).map((argument) => resolve(argument))) {
    const { truths } = await screenshotSet(folder);
    const read = await eachOf(truths, 2, (truth) => coverExamples(folder, truth, recognition));
    examples.push(...read.flat());
  }
  printCoverFigures(outOfFold(examples));
  await writeFile(WEIGHTS_FILE, sourceOf(fitCover(examples)));
  return 0;
});

/** Scores each example with weights that were fitted without its template. */
function outOfFold(examples: readonly CoverExample[]) {
  const templates = [...new Set(examples.map(({ template }) => template))].toSorted();
  const foldOf = ({ template }: CoverExample) => templates.indexOf(template) % FOLDS;
  return Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const weights = fitCover(examples.filter((example) => foldOf(example) !== fold));
    const left = examples.filter((example) => foldOf(example) === fold);
    return left.map((example) => ({
      ...example,
      scores: example.facts.map((facts) => coverScore(facts, weights)),
    }));
  });
}

function sourceOf(weights: CoverWeights): string {
  const lines = Object.entries(weights).map(
    ([name, weight]) => `  ${name}: ${String(Number(weight.toPrecision(4)))},`,
  );
  return [
    "import type { CoverWeights } from './cover-score';",
    '',
    '/** Written by `npm run train:cover`. */',
    'export const COVER_WEIGHTS: CoverWeights = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}
