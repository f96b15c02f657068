import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PixelGrid } from '../../../functions/src/domain/screenshots/cover/pixel-grid';
import type {
  Box,
  RecognizedPage,
} from '../../../functions/src/domain/screenshots/layout/recognized-page';
import { createRecognitionImageDecoder } from '../../../functions/src/gateways/text-recognition/recognition-images';
import type { TextRecognition } from '../../../functions/src/gateways/text-recognition/text-recognition';
import { readScreenshot } from '../../../functions/src/services/screenshots/screenshot-recognition';
import type { ScreenshotTruth } from '../scoring/screenshot-set';
import { scaleLikeWebApp } from '../scoring/sent-picture';

/** What `findCover` gets for one picture, and the photograph that it should find in this picture. */
export interface CoverTrainingInput {
  readonly template: string;
  readonly page: RecognizedPage;
  readonly grid: PixelGrid;
  /** The lines of the title that the reading chose, in pixels of the page. */
  readonly title: readonly Box[];
  /** The photograph in pixels of the grid. Null if there is none. */
  readonly photo: Box | null;
}

const images = createRecognitionImageDecoder();

/** Reads a screenshot as the server does, but does not read the price a second time. */
export async function readCoverTrainingInput(
  folder: string,
  truth: ScreenshotTruth,
  recognition: TextRecognition,
): Promise<CoverTrainingInput> {
  const sent = await scaleLikeWebApp(await readFile(path.join(folder, truth.file)));
  const image = await images.screenshot(sent.bytes);
  const first = await recognition.recognize(image, 'screenshot');
  const { page, places } = await readScreenshot(first, {
    lookAgain: () => recognition.lookAgain(image, first),
    readAgain: () => Promise.resolve([]),
  });
  const grid = await images.smallCopy(image);
  const box = truth.extra?.photoBox;
  const [x = 0, y = 0, width = 0, height = 0] =
    box?.map((pixels) => (pixels * grid.width) / sent.width) ?? [];
  return {
    template: truth.extra?.template ?? truth.file,
    page,
    grid,
    title: places.title,
    photo: box ? { x, y, width, height } : null,
  };
}
