import { execa } from 'execa';
import type { TextRecognition } from '../../../functions/src/gateways/text-recognition/text-recognition';
import { ROOT } from '../../../scripts/stack/paths';
import { phoneScreenshots } from './phone-screenshots';
import { extractFrom, type ExtractedScreenshot } from './extract-screenshots';
import { medianAndP95, ratiosToOneLook } from './format-times';

const PHONE_RUNS = 12;

export async function printWarmTimings(
  folder: string,
  screenshots: readonly ExtractedScreenshot[],
  recognition: TextRecognition,
): Promise<void> {
  // The first extraction includes the start of the engine.
  const warm = screenshots.slice(1).map(({ milliseconds }) => milliseconds);
  console.log(`\nwarm, each       ${medianAndP95(warm)}`);
  console.log(
    `looks            ${ratiosToOneLook(screenshots.slice(1))}; as multiples of the first look`,
  );
  const phones = await phoneScreenshots(folder, screenshots);
  if (phones.length === 0) return;
  const times: number[] = [];
  while (times.length < PHONE_RUNS)
    for (const phone of phones) times.push((await extractFrom(phone, recognition)).milliseconds);
  console.log(
    `warm, phone      ${medianAndP95(times)}; 1170 × 2532 or larger, as sent by browsers`,
  );
}

export async function printProcessTimings(
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
