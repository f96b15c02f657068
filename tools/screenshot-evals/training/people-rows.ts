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

/** The words of a page, each with a row of features and with its kind. */
export interface PeopleRows {
  readonly truth: ScreenshotTruth;
  /** Whether the page is a changed copy. Copies are used for training only, and not counted in the printed figures. */
  readonly isCopy: boolean;
  readonly page: PeoplePage;
  readonly rows: readonly Float32Array[];
  /** The kind of each word, or null if it is neither a name nor a handle. */
  readonly kinds: readonly (Kind | null)[];
}

/** Where a page is in the picture that the truth describes. */
interface PageOrigin {
  /** How many times larger than the picture the page is. */
  readonly scale: number;
  /** The top of the page within the whole page, in pixels of the page. */
  readonly top: number;
  readonly isCopy: boolean;
}

/** Returns the rows of a page, or of a changed part of a page. */
export function peopleRows(
  page: RecognizedPage,
  truth: ScreenshotTruth,
  { scale, top, isCopy }: PageOrigin,
): PeopleRows {
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
