import type { Box, RecognizedPage, RecognizedWord } from '../layout/recognized-page';
import { deskewedLines } from '../redaction/deskewed-lines';
import { type Edges, edgesOf } from './edges';

/** A line, or a part of a line, that is not about the item. */
export interface OtherText {
  readonly words: readonly Edges[];
}

/** Returns the text of a page that is outside the item's boxes. All boxes are in pixels of the picture. */
export function otherTexts(page: RecognizedPage, own: readonly Box[]): OtherText[] {
  const { lines, onPicture } = deskewedLines(page);
  return lines.flatMap((line) => {
    const words = line.words.map(onPicture);
    return runsOutside(words, own)
      .filter((run) => run.some(({ text }) => /[\p{L}\p{N}]/u.test(text)))
      .map((run) => ({ words: run.map(({ box }) => edgesOf(box)) }));
  });
}

/** Splits a line at the words of the item. Returns the other words as groups of neighboring words. */
function runsOutside(words: readonly RecognizedWord[], own: readonly Box[]): RecognizedWord[][] {
  const runs: RecognizedWord[][] = [[]];
  for (const word of words) {
    if (own.some((box) => hasMiddleIn(word.box, box))) runs.push([]);
    else runs.at(-1)?.push(word);
  }
  return runs.filter(({ length }) => length > 0);
}

function hasMiddleIn({ x, y, width, height }: Box, box: Box): boolean {
  const [across, down] = [x + width / 2 - box.x, y + height / 2 - box.y];
  return across >= 0 && across <= box.width && down >= 0 && down <= box.height;
}
