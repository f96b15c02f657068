import type { protos } from '@google-cloud/vision';
import type { Block } from 'tesseract.js';
import recordings from './recorded-responses.json' with { type: 'json' };
import { visionWord } from './vision-responses.test-support';

type VisionResponse = protos.google.cloud.vision.v1.IAnnotateImageResponse;
type VisionWord = protos.google.cloud.vision.v1.IWord;
type Corners = readonly [left: number, top: number, right: number, bottom: number];
type Break = 'SPACE' | 'LINE_BREAK';

/** A word, its confidence in percent, and its corners in pixels. */
type RecordedWord = readonly [text: string, confidence: number, ...corners: Corners];

/** The words that tesseract.js found in one of the project's screenshots, as lines of words. */
export interface RecordedResponse {
  readonly picture: string;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly (readonly RecordedWord[])[];
}

/**
 * The pieces into which Cloud Vision splits words. Vision splits at punctuation, but not at the point or comma of a
 * number.
 */
const PIECES = /\d+(?:[.,]\d+)*|[\p{L}\p{N}]+|[^]/gu;

export const RECORDED_RESPONSES = recordings as unknown as readonly RecordedResponse[];

export function tesseractResponse({ lines }: RecordedResponse): Block[] {
  const lineBlocks = lines.map((line) => ({
    words: line.map(([text, confidence, x0, y0, x1, y1]) => ({
      text,
      confidence,
      bbox: { x0, y0, x1, y1 },
    })),
  }));
  return [{ paragraphs: [{ lines: lineBlocks }] }] as unknown as Block[];
}

/**
 * Returns the recorded words in the format that Cloud Vision documents. Vision itself did not produce this response.
 */
export function visionResponse({ width, height, lines }: RecordedResponse): VisionResponse {
  const blocks = lines.map((line) => {
    const words = line.flatMap((word, index) =>
      visionWords(word, index === line.length - 1 ? 'LINE_BREAK' : 'SPACE'),
    );
    return { blockType: 'TEXT' as const, paragraphs: [{ words }] };
  });
  return { fullTextAnnotation: { pages: [{ width, height, blocks }] } };
}

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
