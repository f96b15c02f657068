/**
 * Prints a random sample of the comments, test titles and exported names in the repository. A new reader can then judge
 * whether each text is clear at first reading: `npm run sample:words -- --seed N`. The same seed gives the same sample.
 */
import { parseArgs } from 'node:util';
import { createRandom } from '../demo/random';
import { parsedSources } from './parsed-sources';
import { randomSample, sourceTexts } from './source-texts';

const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' } } });
const seed = Number(values.seed);
if (!Number.isInteger(seed)) throw new Error('--seed takes a whole number.');

const texts = parsedSources().map(sourceTexts);
const KINDS = [
  { kind: 'comments', count: 60, all: texts.flatMap(({ comments }) => comments) },
  { kind: 'test titles', count: 40, all: texts.flatMap(({ titles }) => titles) },
  { kind: 'exported names', count: 30, all: texts.flatMap(({ names }) => names) },
];

for (const { kind, count, all } of KINDS) {
  console.log(`\n${count} of ${all.length} ${kind}, picked with seed ${seed}:\n`);
  for (const { place, text } of randomSample(all, count, createRandom(seed)))
    console.log(`${place}\n    ${text.replaceAll('\n', '\n    ')}`);
}
