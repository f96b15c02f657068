import type { Box } from '../../../functions/src/domain/screenshots/layout/recognized-page';
import { areaOf, coveredArea } from './box-coverage';
import type { ExtractedScreenshot } from './extract-screenshots';
import { inPixels } from './overlap';

/** Share of a box that must be covered, so that the rest is not readable. */
const REDACTED_FROM = 0.9;

/** All areas are in square pixels of the screenshot. */
export interface RedactionScore {
  readonly boxes: readonly {
    readonly kind: string;
    readonly text: string;
    readonly isRedacted: boolean;
  }[];
  /** The area of words with their centers outside all true boxes. */
  readonly otherText: number;
  readonly otherTextRedacted: number;
}

export function redactionScore({
  truth,
  size,
  extracted,
  page,
}: Pick<ExtractedScreenshot, 'truth' | 'size' | 'extracted' | 'page'>): RedactionScore {
  const found = extracted.personalInfo.map(({ area }) => inPixels(area, size));
  const personal = truth.personalInfo.map(({ kind, text, box: [x, y, width, height] }) => ({
    kind,
    text,
    box: { x, y, width, height },
  }));
  const others = page.words
    .map(({ box: { x, y, width, height } }) =>
      inPixels(
        {
          x: x / page.width,
          y: y / page.height,
          width: width / page.width,
          height: height / page.height,
        },
        size,
      ),
    )
    .filter((word) => !personal.some(({ box }) => hasMiddleIn(word, box)));
  return {
    boxes: personal.map(({ kind, text, box }) => ({
      kind,
      text,
      isRedacted: coveredArea(box, found) >= REDACTED_FROM * areaOf(box),
    })),
    otherText: sum(others.map(areaOf)),
    otherTextRedacted: sum(others.map((word) => coveredArea(word, found))),
  };
}

function hasMiddleIn(word: Box, box: Box): boolean {
  const x = word.x + word.width / 2;
  const y = word.y + word.height / 2;
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
