import type { protos } from '@google-cloud/vision';
import type { Block } from 'tesseract.js';
import recordings from './recorded-answers.json' with { type: 'json' };
import { visionWord } from './vision-answers.test-support';

type VisionAnswer = protos.google.cloud.vision.v1.IAnnotateImageResponse;
type VisionWord = protos.google.cloud.vision.v1.IWord;
type Corners = readonly [left: number, top: number, right: number, bottom: number];
type Break = 'SPACE' | 'LINE_BREAK';

/** A word, its confidence in percent and its corners in pixels. */
type RecordedWord = readonly [text: string, confidence: number, ...corners: Corners];

/** What tesseract.js answered for a screenshot that the project drew, line by line. */
export interface RecordedAnswer {
  readonly picture: string;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly (readonly RecordedWord[])[];
}

/** Vision makes words of their own of punctuation; a number keeps its point or comma. */
const PIECES = /\d+(?:[.,]\d+)*|[\p{L}\p{N}]+|[^]/gu;

export const RECORDED_ANSWERS = recordings as unknown as readonly RecordedAnswer[];

/** The recorded answer in tesseract.js' form. */
export function tesseractAnswer({ lines }: RecordedAnswer): Block[] {
  const answered = lines.map((line) => ({
    words: line.map(([text, confidence, x0, y0, x1, y1]) => ({
      text,
      confidence,
      bbox: { x0, y0, x1, y1 },
    })),
  }));
  return [{ paragraphs: [{ lines: answered }] }] as unknown as Block[];
}

/**
 * The same words in the form that Cloud Vision documents. It is not Vision's own answer: no account of Google's was at
 * hand to ask with. https://cloud.google.com/vision/docs/reference/rest/v1/AnnotateImageResponse#TextAnnotation
 */
export function visionAnswer({ width, height, lines }: RecordedAnswer): VisionAnswer {
  const blocks = lines.map((line) => {
    const words = line.flatMap((word, index) =>
      visionWords(word, index === line.length - 1 ? 'LINE_BREAK' : 'SPACE'),
    );
    return { blockType: 'TEXT' as const, paragraphs: [{ words }] };
  });
  return { fullTextAnnotation: { pages: [{ width, height, blocks }] } };
}

/** Letters share their word's width evenly: engines of either kind tell no more than the word's box here. */
function visionWords(recorded: RecordedWord, breakName: Break): VisionWord[] {
  const [text, percent, left, top, right, bottom] = recorded;
  const letterWidth = (right - left) / text.length;
  const pieces = [...text.matchAll(PIECES)];
  return pieces.map(({ 0: piece, index }) => {
    const from = Math.round(left + index * letterWidth);
    const to = Math.round(left + (index + piece.length) * letterWidth);
    const ends = index + piece.length === text.length;
    return visionWord(piece, [from, top, to, bottom], ends ? breakName : undefined, percent / 100);
  });
}
