import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createReadableImages } from '../functions/src/gateways/readable-images';
import { createTesseractOcr } from '../functions/src/gateways/tesseract-ocr';
import { createScreenshotReading } from '../functions/src/services/screenshot-reading';
import { screenshotTruthSchema, scoreReading, type Score } from './ocr-score/score';
import { scoreTable } from './ocr-score/score-table';

const DEFAULT_FOLDER = '../shared/ocr/public';

/** Reads every screenshot of a folder as the product does, and prints how many titles and prices are right. */
async function main(folder: string): Promise<void> {
  const truthFile = path.join(folder, 'truth.json');
  if (!existsSync(truthFile)) {
    throw new Error(
      `There is no ${truthFile}. Name a folder of screenshots with a truth.json that holds ` +
        '[{ "file", "platform", "layout", "title", "price" }, …]: npm run score:ocr -- FOLDER',
    );
  }
  const truths = screenshotTruthSchema.parse(JSON.parse(await readFile(truthFile, 'utf8')));
  const ocr = createTesseractOcr();
  const reading = createScreenshotReading({ images: createReadableImages(), ocr });
  const scores: Score[] = [];
  for (const truth of truths) {
    const image = await readFile(path.join(folder, truth.file));
    const start = performance.now();
    const listing = await reading.autoExtract(image);
    scores.push(scoreReading(truth, listing, performance.now() - start));
  }
  await ocr.close();
  console.log(scoreTable(scores));
}

await main(process.argv[2] ?? DEFAULT_FOLDER).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
