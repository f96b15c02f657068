import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { coverCandidates } from '../../../functions/src/domain/screenshots/cover/cover-candidates';
import {
  coverFacts,
  type CoverFacts,
} from '../../../functions/src/domain/screenshots/cover/cover-facts';
import { levelPage } from '../../../functions/src/domain/screenshots/cover/level-grid';
import type { PixelGrid } from '../../../functions/src/domain/screenshots/cover/pixel-grid';
import { wordMap } from '../../../functions/src/domain/screenshots/cover/word-map';
import { boundedPage } from '../../../functions/src/domain/screenshots/layout/bounded-page';
import type {
  Box,
  RecognizedPage,
} from '../../../functions/src/domain/screenshots/layout/recognized-page';
import { createRecognitionImages } from '../../../functions/src/gateways/text-recognition/recognition-images';
import type { TextRecognition } from '../../../functions/src/gateways/text-recognition/text-recognition';
import { ROOT } from '../../../scripts/stack/paths';
import { sharedPart } from '../scoring/overlap';
import type { ScreenshotTruth } from '../scoring/screenshot-set';
import { sentPicture } from '../scoring/sent-picture';

/** The candidates of one picture. */
export interface CoverExample {
  readonly template: string;
  readonly facts: readonly CoverFacts[];
  /** Intersection over union with the photograph, for each candidate. 0 if there is no photograph. */
  readonly overlaps: readonly number[];
  readonly hasPhoto: boolean;
}

const CACHE = join(ROOT, '.local/cover-words');
const images = createRecognitionImages();

/** Returns two examples: the picture, and the same with its photograph painted over, which has none. */
export async function coverExamples(
  folder: string,
  truth: ScreenshotTruth,
  recognition: TextRecognition,
): Promise<CoverExample[]> {
  const screenshot = await readFile(join(folder, truth.file));
  const sent = await sentPicture(screenshot);
  const image = await images.screenshot(sent.bytes);
  const key = createHash('sha256').update(screenshot).digest('hex');
  const page = boundedPage(await kept(key, () => recognition.recognize(image.bytes, 'screenshot')));
  const grid = await images.pixels(image);
  const template = truth.extra?.template ?? truth.file;
  const box = truth.extra?.photoBox;
  if (!box) return [exampleOf({ grid, page, template, photo: null })];
  const [x, y, width, height] = box.map((pixels) => (pixels * grid.width) / sent.width);
  const photo = { x, y, width, height } as Box;
  return [
    exampleOf({ grid, page, template, photo }),
    exampleOf({ grid: paintedOver(grid, photo), page, template, photo: null }),
  ];
}

interface Shown {
  readonly grid: PixelGrid;
  readonly page: RecognizedPage;
  readonly template: string;
  readonly photo: Box | null;
}

function exampleOf({ grid, page, template, photo }: Shown): CoverExample {
  const { level, levelWords, tilted } = levelPage(grid, page);
  const words = wordMap(levelWords, level);
  const candidates = coverCandidates(level);
  return {
    template,
    facts: candidates.map((candidate) => coverFacts(level, words, candidate)),
    overlaps: candidates.map((candidate) => {
      const { x, y, right, bottom } = tilted(candidate);
      return photo ? sharedPart({ x, y, width: right - x, height: bottom - y }, photo) : 0;
    }),
    hasPhoto: photo !== null,
  };
}

/** Recognition takes seconds, so its result is kept. */
async function kept(
  key: string,
  recognize: () => Promise<RecognizedPage>,
): Promise<RecognizedPage> {
  const file = join(CACHE, `${key}.json`);
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8')) as RecognizedPage;
  const page = await recognize();
  await mkdir(CACHE, { recursive: true });
  await writeFile(file, JSON.stringify(page));
  return page;
}

const MARGIN = 4;

/** Paints the photograph in the color beside it. */
function paintedOver(grid: PixelGrid, { x, y, width, height }: Box): PixelGrid {
  const data = grid.data.slice();
  const [left, top] = [Math.max(0, Math.floor(x) - MARGIN), Math.max(0, Math.floor(y) - MARGIN)];
  const right = Math.min(grid.width, Math.ceil(x + width) + MARGIN);
  const bottom = Math.min(grid.height, Math.ceil(y + height) + MARGIN);
  const color = data.slice(3 * (top * grid.width + left), 3 * (top * grid.width + left) + 3);
  for (let row = top; row < bottom; row += 1)
    for (let column = left; column < right; column += 1)
      data.set(color, 3 * (row * grid.width + column));
  return { ...grid, data };
}
