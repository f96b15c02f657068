import type { protos } from '@google-cloud/vision';
import { RECOGNITION_MESSAGES } from '@contract/schemas/extraction';
import { AppError } from '../../lib/app-error';
import { withTimeout } from '../../lib/with-timeout';
import type { TextRecognition } from './text-recognition';
import { enclosing } from '../../domain/screenshots/layout/geometry';
import type {
  Box,
  RecognizedPage,
  RecognizedWord,
} from '../../domain/screenshots/layout/recognized-page';

const ALL_TEXT: protos.google.cloud.vision.v1.IFeature[] = [{ type: 'DOCUMENT_TEXT_DETECTION' }];

/** Asks Cloud Vision for all text on a picture. */
export type AnnotateText = (
  image: Buffer,
) => Promise<protos.google.cloud.vision.v1.IAnnotateImageResponse>;

interface VisionOptions {
  /** Recognition fails if it takes longer. */
  readonly timeoutMs: number;
  readonly annotateText?: AnnotateText;
}

/** Text recognition by Cloud Vision. It finds blocks and lines by itself, so the layout makes no difference. */
export function createVisionRecognition({
  timeoutMs,
  annotateText = annotateWithClient(timeoutMs),
}: VisionOptions): TextRecognition {
  const tooLate = () => new Error('Cloud Vision took too long');
  return {
    async recognize(image) {
      const answer = await withTimeout(annotateText(image), timeoutMs, tooLate).catch(unavailable);
      const { fullTextAnnotation, error } = answer;
      // A picture that Vision cannot read is answered with a status in place of its text.
      if (error)
        return unavailable(new Error(`Cloud Vision answered with status ${String(error.code)}`));
      return pageFromVision(fullTextAnnotation);
    },
  };
}

/** A client with the function's own credentials, loaded on first use and kept. */
function annotateWithClient(timeoutMs: number): AnnotateText {
  const connect = async () => {
    const { ImageAnnotatorClient } = await import('@google-cloud/vision');
    return new ImageAnnotatorClient();
  };
  let client: ReturnType<typeof connect> | undefined;
  return async (image) => {
    client ??= connect();
    const annotator = await client;
    const request = { image: { content: image }, features: ALL_TEXT };
    // The client's own limit is 10 minutes, repeats included: a call that nobody waits for would go on, and cost.
    const limits = { timeout: timeoutMs };
    const [answer] = await annotator.batchAnnotateImages({ requests: [request] }, limits);
    return answer.responses?.[0] ?? {};
  };
}

function unavailable(cause: unknown): never {
  throw new AppError('unavailable', RECOGNITION_MESSAGES.unavailable, { cause });
}

type Annotation = protos.google.cloud.vision.v1.ITextAnnotation;
type Word = protos.google.cloud.vision.v1.IWord;

/**
 * Cloud Vision's text annotation as a page. Vision cuts words at punctuation ('$', '34.99') and marks real spaces as
 * breaks after a symbol, so pieces without a break between them come together again. Fields that are 0 may be missing.
 * Shape: https://cloud.google.com/vision/docs/reference/rest/v1/AnnotateImageResponse#TextAnnotation
 */
function pageFromVision(annotation: Annotation | null | undefined): RecognizedPage {
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
