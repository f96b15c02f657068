import type { Box } from '../../../functions/src/domain/screenshots/layout/recognized-page';
import { areaOf, coveredArea, commonBox } from './box-coverage';
import type { ExtractedScreenshot } from './extract-screenshots';
import { areaInPixels } from './overlap';
import { FOUND_COVER_OVERLAP, photoScore } from './photo-score';
import { hiddenAreas, MIN_REDACTED_SHARE } from './redaction-score';

/**
 * A box counts as inside the part if the part shows at least this share of the box. The share is below 1, because the
 * box of a text is higher than its letters.
 */
const INSIDE_FROM = 0.9;

/**
 * Three versions of a screenshot that others could see: the item's part with personal information hidden, the item's
 * part without anything hidden, and the whole screenshot with personal information hidden.
 */
export const SCREENSHOT_VERSIONS = ['part', 'unchecked', 'whole'] as const;
export type ScreenshotVersion = (typeof SCREENSHOT_VERSIONS)[number];

export interface ItemPartScore {
  readonly boxes: readonly {
    readonly kind: string;
    readonly isVisible: Readonly<Record<ScreenshotVersion, boolean>>;
  }[];
  /** The share of the screenshot that the part shows, or null if there is no part. */
  readonly area: number | null;
  /**
   * Whether the title, the price and the photograph are inside the part. A value is null if there is no part, or if the
   * truth has no box for it. The value for the photograph is also null if no cover that shows the photograph was found.
   */
  readonly isInside: Readonly<Record<'title' | 'price' | 'photo', boolean | null>>;
}

type Pages = Pick<ExtractedScreenshot, 'truth' | 'size' | 'extracted'>;
type TruthBox = readonly [x: number, y: number, width: number, height: number];

/** Returns the score of the item's part of a screenshot. If there is no part, nothing counts as visible in it. */
export function itemPartScore({ truth, size, extracted }: Pages): ItemPartScore {
  const part = extracted.itemPart?.map((area) => areaInPixels(area, size)) ?? [];
  const whole = [{ x: 0, y: 0, ...size }];
  const hidden = hiddenAreas(extracted).map(({ area }) => areaInPixels(area, size));
  const { titleBox, priceBox, photoBox } = truth.extra ?? {};
  const isCoverFound = (photoScore({ truth, size, extracted }).overlap ?? 0) >= FOUND_COVER_OVERLAP;
  const isInside = (box: TruthBox | null | undefined): boolean | null =>
    box && part.length > 0
      ? coveredArea(boxOf(box), part) >= INSIDE_FROM * areaOf(boxOf(box))
      : null;
  return {
    boxes: truth.personalInfo.map(({ kind, box }) => ({
      kind,
      isVisible: {
        part: isVisible(boxOf(box), part, hidden),
        unchecked: isVisible(boxOf(box), part, []),
        whole: isVisible(boxOf(box), whole, hidden),
      },
    })),
    area:
      part.length > 0
        ? part.reduce((sum, box) => sum + areaOf(box), 0) / (size.width * size.height)
        : null,
    isInside: {
      title: isInside(titleBox),
      price: isInside(priceBox),
      photo: isCoverFound ? isInside(photoBox) : null,
    },
  };
}

/** Returns whether a box is visible. The areas of `shown` must not overlap. */
function isVisible(box: Box, shown: readonly Box[], hidden: readonly Box[]): boolean {
  const visible = shown
    .map((area) => commonBox(box, area))
    .reduce((sum, piece) => sum + areaOf(piece) - coveredArea(piece, hidden), 0);
  return areaOf(box) - visible < MIN_REDACTED_SHARE * areaOf(box);
}

const boxOf = ([x, y, width, height]: TruthBox): Box => ({ x, y, width, height });
