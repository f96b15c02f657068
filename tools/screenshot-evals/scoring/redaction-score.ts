import type { AutoExtract } from '@contract/schemas/extraction';
import type { PersonalInfo } from '@contract/schemas/personal-info';
import type { PictureArea } from '@contract/schemas/picture-area';
import type { Box } from '../../../functions/src/domain/screenshots/layout/recognized-page';
import { areaOf, coveredArea } from './box-coverage';
import type { ExtractedScreenshot } from './extract-screenshots';
import { areaInPixels } from './overlap';
import type { ScreenshotTruth } from './screenshot-set';

/**
 * A box counts as redacted if at least this share of it is covered. If this much of a text is covered, the visible rest
 * of the text is not readable.
 */
export const MIN_REDACTED_SHARE = 0.9;

/** How much personal information and other text is redacted. Areas are in square pixels of the screenshot. */
export interface RedactionScore {
  readonly boxes: readonly {
    readonly kind: string;
    readonly text: string;
    readonly isRedacted: boolean;
  }[];
  /**
   * The total area of words that belong to no personal information: their centers are outside of all boxes of the
   * truth.
   */
  readonly otherText: number;
  readonly otherTextRedacted: number;
}

/**
 * Returns the areas that are hidden without asking the member. Leaves out areas that are only suggested to the member.
 */
export const hiddenAreas = ({ personalInfo }: AutoExtract): PersonalInfo[] =>
  personalInfo.filter(({ isSuggested }) => !isSuggested);

type Pages = Pick<ExtractedScreenshot, 'truth' | 'size' | 'extracted' | 'page'>;

export const redactionScore = ({ truth, extracted, ...picture }: Pages): RedactionScore =>
  coverage(truth.personalInfo, hiddenAreas(extracted), picture);

/**
 * Returns a score like `redactionScore`, but for the amounts of fees, payout and tax. Personal information counts as
 * other text.
 */
export const feeRedactionScore = ({ truth, extracted, ...picture }: Pages): RedactionScore => {
  const fees = truth.extra?.feeBoxes ?? [];
  return coverage(
    fees.map(({ kind, box }) => ({ kind, text: kind, box })),
    extracted.fees,
    picture,
  );
};

function coverage(
  boxes: ScreenshotTruth['personalInfo'],
  areas: readonly { readonly area: PictureArea }[],
  { size, page }: Pick<Pages, 'size' | 'page'>,
): RedactionScore {
  const found = areas.map(({ area }) => areaInPixels(area, size));
  const hideable = boxes.map(({ kind, text, box: [x, y, width, height] }) => ({
    kind,
    text,
    box: { x, y, width, height },
  }));
  const others = page.words
    .map(({ box: { x, y, width, height } }) =>
      areaInPixels(
        {
          x: x / page.width,
          y: y / page.height,
          width: width / page.width,
          height: height / page.height,
        },
        size,
      ),
    )
    .filter((word) => !hideable.some(({ box }) => hasMiddleIn(word, box)));
  return {
    boxes: hideable.map(({ kind, text, box }) => ({
      kind,
      text,
      isRedacted: coveredArea(box, found) >= MIN_REDACTED_SHARE * areaOf(box),
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
