/** Draws docs/reading-calibration.svg: `npm run docs:calibration`. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calibrationBins } from './scoring/calibration';
import { calibrationChart } from './scoring/calibration-chart';
import { recognitionWithLongTimeout, extractFromScreenshots } from './scoring/extract-screenshots';
import { scoreOf } from './scoring/score';
import {
  DRAWN_FOLDER,
  isScreenshotSet,
  PUBLIC_FOLDER,
  readScreenshotSet,
} from './scoring/screenshot-set';
import { ROOT } from '../../scripts/lib/paths';
import { runCommand } from '../../scripts/stack/run-command';

const CHART = join(ROOT, 'docs/reading-calibration.svg');

await runCommand(async () => {
  const recognition = recognitionWithLongTimeout();
  const drawn = await extractFromScreenshots(await readScreenshotSet(DRAWN_FOLDER), recognition, 2);
  const shared = isScreenshotSet(PUBLIC_FOLDER)
    ? await extractFromScreenshots(await readScreenshotSet(PUBLIC_FOLDER), recognition, 2)
    : [];
  await recognition.close();
  const bins = calibrationBins([...drawn, ...shared].map(scoreOf));
  const caption = `${drawn.length} drawn screenshots, ${shared.length} from the shared set`;
  await writeFile(CHART, calibrationChart(bins, caption));
  console.log(`Wrote ${CHART}.`);
  return 0;
});
