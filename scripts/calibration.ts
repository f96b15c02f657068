/**
 * Reads the drawn screenshots, and the shared ones where they lie beside the checkout, and draws how often answers
 * are right against how sure they are: docs/reading-calibration.svg.
 * Usage: npm run docs:calibration
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calibrationBins } from './ocr-score/calibration';
import { calibrationDrawing } from './ocr-score/calibration-drawing';
import { patientOcr, readScreenshots } from './ocr-score/read-screenshots';
import { scoreOf } from './ocr-score/score';
import {
  DRAWN_FOLDER,
  isScreenshotSet,
  PUBLIC_FOLDER,
  screenshotSet,
} from './ocr-score/screenshot-set';
import { ROOT } from './stack/paths';
import { runCommand } from './stack/run-command';

const DRAWING = join(ROOT, 'docs/reading-calibration.svg');

await runCommand(async () => {
  const ocr = patientOcr();
  const drawn = await readScreenshots(await screenshotSet(DRAWN_FOLDER), ocr, 2);
  const shared = isScreenshotSet(PUBLIC_FOLDER)
    ? await readScreenshots(await screenshotSet(PUBLIC_FOLDER), ocr, 2)
    : [];
  await ocr.close();
  const bins = calibrationBins([...drawn, ...shared].map(scoreOf));
  const caption = `${drawn.length} screenshots drawn by the project, ${shared.length} of the shared set`;
  await writeFile(DRAWING, calibrationDrawing(bins, caption));
  console.log(`Drew ${DRAWING}.`);
  return 0;
});
