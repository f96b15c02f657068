import type { PictureArea } from '@contract/schemas/picture-area';
import type { Box } from '../../functions/src/domain/screenshots/layout/recognized-page';
import { areaOf, coveredArea } from './box-coverage';
import type { ReadScreenshot } from './read-screenshots';

/** A box counts as found from this covered share on: what is left of it must not be readable. */
const FOUND_FROM = 0.9;

/** What was proposed to be hidden, against what ought to be. Areas in square pixels of the screenshot. */
export interface PersonalScore {
  readonly boxes: readonly {
    readonly kind: string;
    readonly text: string;
    /** Covered by nine tenths or more, by however many proposed boxes together. */
    readonly isFound: boolean;
  }[];
  /** Of the words whose middle lies in no box that ought to be hidden. */
  readonly otherText: number;
  /** The part of it that would be hidden all the same. */
  readonly otherTextCovered: number;
}

/** Compares the proposed areas with the true boxes, and with the words that the engine saw elsewhere. */
export function personalScore({
  truth,
  size,
  read,
  page,
}: Pick<ReadScreenshot, 'truth' | 'size' | 'read' | 'page'>): PersonalScore {
  const found = read.personalInfo.map(({ area }) => inPixels(area, size));
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
      isFound: coveredArea(box, found) >= FOUND_FROM * areaOf(box),
    })),
    otherText: sum(others.map(areaOf)),
    otherTextCovered: sum(others.map((word) => coveredArea(word, found))),
  };
}

function inPixels(area: PictureArea, size: ReadScreenshot['size']): Box {
  return {
    x: area.x * size.width,
    y: area.y * size.height,
    width: area.width * size.width,
    height: area.height * size.height,
  };
}

function hasMiddleIn(word: Box, box: Box): boolean {
  const x = word.x + word.width / 2;
  const y = word.y + word.height / 2;
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
