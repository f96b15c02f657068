import sharp from 'sharp';
import type { Worker } from 'tesseract.js';
import { describe, expect, it } from 'vitest';
import { extractListing } from '../domain/extract-listing';
import { findPersonalInfo } from '../domain/personal-info/find-personal-info';
import type { OcrPage } from '../domain/ocr-page';
import type { OcrGateway } from './ocr';
import {
  RECORDED_ANSWERS,
  tesseractAnswer,
  visionAnswer,
  type RecordedAnswer,
} from './recorded-answers.test-support';
import { createTesseractOcr } from './tesseract-ocr';
import { createVisionOcr } from './vision-ocr';

/** The embedded engine with a worker that answers what was recorded. */
function tesseractOf(recorded: RecordedAnswer): OcrGateway {
  const worker: Pick<Worker, 'setParameters' | 'recognize'> = {
    setParameters: () => Promise.resolve({ jobId: '', data: null }),
    recognize: () =>
      Promise.resolve({ jobId: '', data: { blocks: tesseractAnswer(recorded) } } as never),
  };
  return createTesseractOcr({ startWorker: () => Promise.resolve(worker as Worker) });
}

const visionOf = (recorded: RecordedAnswer): OcrGateway =>
  createVisionOcr({ annotateText: () => Promise.resolve(visionAnswer(recorded)) });

async function pagesOf(recorded: RecordedAnswer): Promise<readonly [OcrPage, OcrPage]> {
  const { width, height } = recorded;
  const blank = { width, height, channels: 3, background: '#fff' } as const;
  const picture = await sharp({ create: blank }).png().toBuffer();
  return Promise.all([
    tesseractOf(recorded).read(picture, 'screenshot'),
    visionOf(recorded).read(picture, 'screenshot'),
  ]);
}

describe.each(RECORDED_ANSWERS)('what either engine answers for $picture', (recorded) => {
  it('gives the same listing', async () => {
    const [tesseract, vision] = (await pagesOf(recorded)).map(extractListing);
    expect(tesseract?.title).not.toBe('');
    expect(tesseract?.price).not.toBe('');
    expect(vision).toEqual(tesseract);
  });

  it('gives the same personal information', async () => {
    const [tesseract, vision] = (await pagesOf(recorded)).map(findPersonalInfo);
    expect(vision).toEqual(tesseract);
  });
});

it('has personal information on some of the recorded pictures', async () => {
  const pages = await Promise.all(RECORDED_ANSWERS.map(pagesOf));
  expect(pages.flatMap(([page]) => findPersonalInfo(page)).length).toBeGreaterThan(0);
});
