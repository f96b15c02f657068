import type { protos } from '@google-cloud/vision';
import { enclosing } from '../../domain/screenshots/layout/geometry';
import type {
  Box,
  RecognizedPage,
  RecognizedWord,
} from '../../domain/screenshots/layout/recognized-page';

type Annotation = protos.google.cloud.vision.v1.ITextAnnotation;
type Word = protos.google.cloud.vision.v1.IWord;

/**
 * Cloud Vision's text annotation as a page. Vision cuts words at punctuation ('$', '34.99') and marks real spaces as
 * breaks after a symbol, so pieces without a break between them come together again. Fields that are 0 may be missing.
 * Shape: https://cloud.google.com/vision/docs/reference/rest/v1/AnnotateImageResponse#TextAnnotation
 */
export function pageFromVision(annotation: Annotation | null | undefined): RecognizedPage {
  const page = annotation?.pages?.[0];
  const paragraphs = (page?.blocks ?? []).flatMap((block) => block.paragraphs ?? []);
  return {
    width: page?.width ?? 0,
    height: page?.height ?? 0,
    words: paragraphs.flatMap((paragraph) => piecesByWord(paragraph.words ?? []).map(wordOf)),
  };
}

function piecesByWord(pieces: readonly Word[]): Word[][] {
  const words: Word[][] = [[]];
  for (const piece of pieces) {
    words.at(-1)?.push(piece);
    if (endsWord(piece)) words.push([]);
  }
  return words.filter((word) => word.length > 0);
}

/** Whether a space, a line's end or the like follows. */
function endsWord({ symbols }: Word): boolean {
  return (symbols?.at(-1)?.property?.detectedBreak?.type ?? 'UNKNOWN') !== 'UNKNOWN';
}

function wordOf(pieces: readonly Word[]): RecognizedWord {
  const symbols = pieces.flatMap((piece) => piece.symbols ?? []);
  return {
    text: symbols.map((symbol) => symbol.text ?? '').join(''),
    confidence: Math.min(...pieces.map((piece) => piece.confidence ?? 0)),
    box: enclosing(pieces.map(boxOf)),
  };
}

/** The upright box around a word's corners; a tilted word has four different ones. */
function boxOf({ boundingBox }: Word): Box {
  const corners = boundingBox?.vertices ?? [];
  return enclosing(corners.map(({ x, y }) => ({ x: x ?? 0, y: y ?? 0, width: 0, height: 0 })));
}
