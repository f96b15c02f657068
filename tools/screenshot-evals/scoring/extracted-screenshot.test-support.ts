import type { AutoExtract } from '@contract/schemas/extraction';
import type { RecognizedWord } from '../../../functions/src/domain/screenshots/layout/recognized-page';
import type { ExtractedScreenshot } from './extract-screenshots';
import type { ScreenshotTruth } from './screenshot-set';

/** Returns a screenshot of 400 × 800 pixels, recognized at half its size. */
export function extractedScreenshot(
  truth: Partial<ScreenshotTruth>,
  extracted: Partial<AutoExtract>,
  words: readonly RecognizedWord[] = [],
): ExtractedScreenshot {
  return {
    truth: {
      file: 'a.png',
      platform: 'ebay',
      layout: 'sold-row',
      theme: 'light',
      title: 'Wool scarf',
      price: '34.99',
      soldDate: null,
      noisy: false,
      personalInfo: [],
      ...truth,
    },
    size: { width: 400, height: 800 },
    extracted: {
      title: 'Wool scarf',
      price: '34.99',
      confidence: 0.9,
      personalInfo: [],
      fees: [],
      cover: null,
      coverOptions: [],
      focus: null,
      itemPart: null,
      isHardToRead: false,
      ...extracted,
    },
    page: { width: 200, height: 400, words },
    milliseconds: 500,
    firstLookMs: 400,
  };
}
