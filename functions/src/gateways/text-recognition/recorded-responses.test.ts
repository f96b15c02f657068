import sharp from 'sharp';
import type { Worker } from 'tesseract.js';
import { describe, expect, it } from 'vitest';
import { extractSale } from '../../domain/screenshots/extraction/extract-sale';
import { findPersonalInfo } from '../../domain/screenshots/redaction/find-personal-info';
import type { RecognizedPage } from '../../domain/screenshots/layout/recognized-page';
import { pixelsOf } from './recognition-images';
import type { TextRecognition } from './text-recognition';
import {
  RECORDED_RESPONSES,
  tesseractResponse,
  visionResponse,
  type RecordedResponse,
} from './recorded-responses.test-support';
import { createTesseractRecognition } from './tesseract-recognition';
import { createVisionRecognition } from './vision-recognition';

const TIMEOUT_MS = 5000;

/** Creates a recognition that returns the recorded words. Its second reading finds no more words. */
function tesseractOf(recorded: RecordedResponse): TextRecognition {
  const responses = [tesseractResponse(recorded), []];
  const worker: Pick<Worker, 'setParameters' | 'recognize'> = {
    setParameters: () => Promise.resolve({ jobId: '', data: null }),
    recognize: () => Promise.resolve({ jobId: '', data: { blocks: responses.shift() } } as never),
  };
  return createTesseractRecognition({
    timeoutMs: TIMEOUT_MS,
    startWorker: () => Promise.resolve(worker as Worker),
  });
}

const visionOf = (recorded: RecordedResponse): TextRecognition =>
  createVisionRecognition({
    timeoutMs: TIMEOUT_MS,
    annotateText: () => Promise.resolve(visionResponse(recorded)),
  });

async function pagesOf(
  recorded: RecordedResponse,
): Promise<readonly [RecognizedPage, RecognizedPage]> {
  const { width, height } = recorded;
  const blank = { width, height, channels: 3, background: '#fff' } as const;
  const picture = await pixelsOf(sharp({ create: blank }));
  return Promise.all([
    tesseractOf(recorded).recognize(picture, 'screenshot'),
    visionOf(recorded).recognize(picture, 'screenshot'),
  ]);
}

describe.each(RECORDED_RESPONSES)('recorded words of $picture', (recorded) => {
  it('result in the same sale whether Tesseract or Vision returns them', async () => {
    const [tesseract, vision] = (await pagesOf(recorded)).map(extractSale);
    expect(tesseract?.title).not.toBe('');
    expect(tesseract?.price).not.toBe('');
    // The boxes of the two engines differ by a pixel, so the confidences differ a little.
    const confidence = expect.closeTo(tesseract?.confidence ?? -1, 1) as number;
    expect(vision).toEqual({ ...tesseract, confidence });
  });

  it('result in the same personal information whether Tesseract or Vision returns them', async () => {
    const [tesseract, vision] = (await pagesOf(recorded)).map((page) => findPersonalInfo(page));
    expect(vision).toEqual(tesseract);
  });
});

it('findPersonalInfo finds personal information in the recorded words of at least one picture', async () => {
  const pages = await Promise.all(RECORDED_RESPONSES.map(pagesOf));
  expect(pages.flatMap(([page]) => findPersonalInfo(page)).length).toBeGreaterThan(0);
});
