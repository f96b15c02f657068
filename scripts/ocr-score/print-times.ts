import type { TextRecognition } from '../../functions/src/gateways/text-recognition/text-recognition';
import { ROOT } from '../stack/paths';
import { run } from '../stack/run';
import { phonePictures } from './phone-pictures';
import { readPicture, type ReadScreenshot } from './read-screenshots';
import { medianAndP95 } from './time-text';

const PHONE_READINGS = 12;

/** Prints how long the readings took that were made one after the other, and that of a phone's screenshots. */
export async function printWarmTimes(
  folder: string,
  screenshots: readonly ReadScreenshot[],
  ocr: TextRecognition,
): Promise<void> {
  // The first one waited for the engine to start.
  const warm = screenshots.slice(1).map(({ milliseconds }) => milliseconds);
  console.log(`\nwarm, each       ${medianAndP95(warm)}`);
  const phones = await phonePictures(folder, screenshots);
  if (phones.length === 0) return;
  const times: number[] = [];
  while (times.length < PHONE_READINGS)
    for (const phone of phones) times.push((await readPicture(phone, ocr)).milliseconds);
  console.log(
    `warm, phone      ${medianAndP95(times)}; 1170 × 2532 or larger, as browsers send it`,
  );
}

/** Prints what a process takes that has just started, and one that reads two at once. */
export async function printProcessMeasures(
  folder: string,
  screenshots: readonly ReadScreenshot[],
): Promise<void> {
  const [largest] = screenshots.toSorted(
    (a, b) => b.size.width * b.size.height - a.size.width * a.size.height,
  );
  const first = largest?.truth.file ?? '';
  await run(
    'tsx',
    ['--tsconfig', 'scripts/tsconfig.json', 'scripts/ocr-score/reading-process.ts', folder, first],
    { cwd: ROOT, failure: 'Reading could not be measured: mend what is printed above.' },
  );
}
