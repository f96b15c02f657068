import {
  containsCenter,
  scaledBox,
} from '../../../functions/src/domain/screenshots/layout/geometry';
import {
  type PageWord,
  pageWords,
} from '../../../functions/src/domain/screenshots/people/page-words';
import {
  type PeoplePage,
  wordFeatureRows,
} from '../../../functions/src/domain/screenshots/people/word-features';
import { deskewedLines } from '../../../functions/src/domain/screenshots/redaction/deskewed-lines';
import { pageKind } from '../../../functions/src/domain/screenshots/redaction/page-kind';
import { roundedFeatures } from '../../../functions/src/domain/screenshots/ranker/decision-trees';
import type { RecognizedPage } from '../../../functions/src/domain/screenshots/layout/recognized-page';
import type { ScreenshotTruth } from '../scoring/screenshot-set';

type Kind = 'name' | 'handle';

/** The words of a recognized page. For each word, `rows` has its features and `kinds` its kind. */
export interface PeopleTrainingRows {
  readonly truth: ScreenshotTruth;
  /**
   * Whether the page is a changed copy. Copies are used only for training, and the printed figures do not count them.
   */
  readonly isCopy: boolean;
  readonly page: PeoplePage;
  readonly rows: readonly Float32Array[];
  /** The kind of each word, or null if it is neither a name nor a handle. */
  readonly kinds: readonly (Kind | null)[];
}

/** How to convert coordinates in the original picture, which the truth uses, to coordinates on a page. */
interface PageOrigin {
  /** The size of the page, divided by the size of the picture. */
  readonly scale: number;
  /**
   * If the page is only a part of a whole page, the y coordinate of the part's top in the whole page, in pixels.
   * Otherwise 0.
   */
  readonly top: number;
  readonly isCopy: boolean;
}

/** Returns the rows of a page, or of a changed part of a page. */
export function peopleTrainingRows(
  page: RecognizedPage,
  truth: ScreenshotTruth,
  { scale, top, isCopy }: PageOrigin,
): PeopleTrainingRows {
  const { lines, onPicture } = deskewedLines(page);
  const people: PeoplePage = {
    width: page.width,
    height: page.height,
    lines,
    words: pageWords(lines),
    ...pageKind(lines, page),
  };
  const boxes = truth.personalInfo.flatMap(({ kind, box: [x, y, width, height] }) =>
    kind === 'name' || kind === 'handle'
      ? [{ kind, box: scaledBox({ x, y: y - top / scale, width, height }, scale) } as const]
      : [],
  );
  const kindOf = (word: PageWord): Kind | null =>
    boxes.find(({ box }) => containsCenter(box, onPicture(word.word).box))?.kind ?? null;
  return {
    truth,
    isCopy,
    page: people,
    rows: wordFeatureRows(people).map(roundedFeatures),
    kinds: people.words.map(kindOf),
  };
}
