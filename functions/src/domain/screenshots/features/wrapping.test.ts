import { describe, expect, it } from 'vitest';
import { enclosingBox } from '../layout/geometry';
import type { TextLine } from '../layout/text-lines';
import { wrapFeatures } from './wrapping';

const SIZE = 10;
const FAR = 40;

/** Returns a line of words in which each letter is 10 pixels wide. */
function line(text: string, y: number, x = 0): TextLine {
  let at = x;
  const words = text.split(' ').map((each) => {
    const box = { x: at, y, width: 10 * each.length, height: SIZE };
    at += box.width + 4;
    return { text: each, confidence: 0.9, box };
  });
  return {
    text,
    words,
    box: enclosingBox(words.map(({ box }) => box)),
    size: SIZE,
    confidence: 0.9,
  };
}

const first = line('Vintage wool scarf', 0);
const second = line('red', 20);
const none = { above: null, below: null, next: 400 };

describe('the features of line breaks', () => {
  it('the features measure how far the first word of a line would extend beyond the widest line, if the word were on the previous line', () => {
    const wide = line('Vintage wool blankets', 20);
    const [inside] = wrapFeatures([first, wide], none, [first, wide]);
    // The first line ends 168 pixels from the left. With a space and the word 'Vintage', it would end at 242 pixels.
    // The widest line ends at 198 pixels.
    expect(inside).toBeCloseTo((168 + 4 + 70 - 198) / SIZE);
  });

  it('the features are below 0 when the first word of a line would fit on the previous line', () => {
    const column = line('A line across the whole column', 60);
    const [, inside] = wrapFeatures([first, second], none, [first, second, column]);
    expect(inside).toBeLessThan(0);
  });

  it('the features compare the last line with the line below, and the first line with the line above', () => {
    const [, , below, , above] = wrapFeatures(
      [second],
      { ...none, above: first, below: line('Size M', 40) },
      [first, second],
    );
    expect(below).toBeCloseTo((30 + 4 + 40 - 54) / SIZE);
    expect(above).toBeCloseTo((168 + 4 + 30 - 168) / SIZE);
  });

  it('the features have the value of `FAR` when there are no lines above and below', () => {
    expect(wrapFeatures([second], none, [second]).slice(0, 6)).toEqual([
      FAR,
      FAR,
      FAR,
      FAR,
      FAR,
      FAR,
    ]);
  });
});
