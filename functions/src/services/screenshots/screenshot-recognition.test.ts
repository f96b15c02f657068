import { describe, expect, it } from 'vitest';
import { writtenPage } from '../../domain/screenshots/extraction/written-page';
import type { RecognizedPage } from '../../domain/screenshots/layout/recognized-page';
import type { RecognitionLayout } from '../../gateways/text-recognition/text-recognition';
import { createScreenshotRecognition } from './screenshot-recognition';

const UPLOAD = Buffer.from('an upload');

function readingOf(page: RecognizedPage) {
  const layouts: RecognitionLayout[] = [];
  const prepared = () => Promise.resolve({ bytes: UPLOAD, width: page.width, height: page.height });
  const reading = createScreenshotRecognition({
    images: { screenshot: prepared, crop: prepared },
    ocr: {
      read: (_image, layout) => {
        layouts.push(layout);
        return Promise.resolve(page);
      },
    },
  });
  return { reading, layouts };
}

describe('createScreenshotRecognition', () => {
  it('answers empty fields with confidence 0 where there is no text', async () => {
    const { reading } = readingOf(writtenPage(400, 800, []));
    expect(await reading.autoExtract(UPLOAD)).toEqual({
      title: '',
      price: '',
      confidence: 0,
      personalInfo: [],
    });
  });

  it('reads a crop in reading order, whatever order the engine found', async () => {
    const page = writtenPage(500, 200, [
      [20, 90, 24, 'Gray/Orange'],
      [320, 22, 24, 'Pullover'],
      [20, 20, 24, 'Synchilla fleece'],
    ]);
    const { reading, layouts } = readingOf(page);
    expect(await reading.extractText(UPLOAD)).toBe('Synchilla fleece Pullover Gray/Orange');
    expect(layouts).toEqual(['block']);
  });

  it('takes a long, low crop for a single line', async () => {
    const { reading, layouts } = readingOf(writtenPage(900, 60, [[20, 16, 24, '$34.99']]));
    expect(await reading.extractText(UPLOAD)).toBe('$34.99');
    expect(layouts).toEqual(['line']);
  });
});
