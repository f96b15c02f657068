import type { AutoExtract } from '@contract/schemas/extraction';
import type { RecognizedWord } from '../../functions/src/domain/screenshots/layout/recognized-page';
import type { ReadScreenshot } from './read-screenshots';
import type { ScreenshotTruth } from './screenshot-set';

/** A screenshot of 400 × 800 pixels as it was read, at half its size. */
export function readScreenshot(
  truth: Partial<ScreenshotTruth>,
  read: Partial<AutoExtract>,
  words: readonly RecognizedWord[] = [],
): ReadScreenshot {
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
    read: { title: 'Wool scarf', price: '34.99', confidence: 0.9, personalInfo: [], ...read },
    page: { width: 200, height: 400, words },
    milliseconds: 500,
  };
}
