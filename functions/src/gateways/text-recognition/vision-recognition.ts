import type { protos } from '@google-cloud/vision';
import { RECOGNITION_MESSAGES } from '@contract/schemas/extraction';
import { AppError } from '../../lib/app-error';
import { withTimeout } from '../../lib/with-timeout';
import type { PixelGrid } from '../../domain/screenshots/cover/pixel-grid';
import type { TextRecognition } from './text-recognition';
import { sharpFromPixelGrid } from './recognition-images';
import { enclosingBox } from '../../domain/screenshots/layout/geometry';
import type {
  Box,
  RecognizedPage,
  RecognizedWord,
} from '../../domain/screenshots/layout/recognized-page';

const ALL_TEXT: protos.google.cloud.vision.v1.IFeature[] = [{ type: 'DOCUMENT_TEXT_DETECTION' }];

export type AnnotateText = (
  image: Buffer,
) => Promise<protos.google.cloud.vision.v1.IAnnotateImageResponse>;

interface VisionOptions {
  readonly timeoutMs: number;
  readonly annotateText?: AnnotateText;
}

/**
 * Creates a recognition that uses Cloud Vision. The recognition ignores the expected layout, because Vision detects
 * blocks and lines itself.
 */
export function createVisionRecognition({
  timeoutMs,
  annotateText = annotateWithClient(timeoutMs),
}: VisionOptions): TextRecognition {
  const tooLate = () => new Error('Cloud Vision timed out');
  return {
    warmUp: () => undefined,
    async recognize(image) {
      const png = await pngOf(image).catch(unavailable);
      const response = await withTimeout(annotateText(png), timeoutMs, tooLate).catch(unavailable);
      const { fullTextAnnotation, error } = response;
      // If Vision cannot read a picture, its response contains an error instead of words.
      if (error)
        return unavailable(new Error(`Cloud Vision returned status ${String(error.code)}`));
      return pageFromVision(fullTextAnnotation);
    },
    lookAgain: (_image, first) => Promise.resolve(first),
    readAgain: () => Promise.resolve([]),
  };
}

async function pngOf(image: PixelGrid): Promise<Buffer> {
  const picture = await sharpFromPixelGrid(image);
  return picture.png({ compressionLevel: 1 }).toBuffer();
}

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
    // Sets a timeout for the request, because the client's default timeout is 10 minutes, with retries. Without this
    // timeout, a request would continue after our own timeout and cost money.
    const limits = { timeout: timeoutMs };
    const [response] = await annotator.batchAnnotateImages({ requests: [request] }, limits);
    return response.responses?.[0] ?? {};
  };
}

function unavailable(cause: unknown): never {
  throw new AppError('unavailable', RECOGNITION_MESSAGES.unavailable, { cause });
}

type Annotation = protos.google.cloud.vision.v1.ITextAnnotation;
type Word = protos.google.cloud.vision.v1.IWord;

// Converts a page of Vision. Vision splits words at punctuation and marks spaces as breaks after a symbol. It may omit
// fields that are 0. https://cloud.google.com/vision/docs/reference/rest/v1/AnnotateImageResponse#TextAnnotation
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

function endsWord({ symbols }: Word): boolean {
  return (symbols?.at(-1)?.property?.detectedBreak?.type ?? 'UNKNOWN') !== 'UNKNOWN';
}

function wordOf(pieces: readonly Word[]): RecognizedWord {
  const symbols = pieces.flatMap((piece) => piece.symbols ?? []);
  return {
    text: symbols.map((symbol) => symbol.text ?? '').join(''),
    confidence: Math.min(...pieces.map((piece) => piece.confidence ?? 0)),
    box: enclosingBox(pieces.map(boxOf)),
  };
}

function boxOf({ boundingBox }: Word): Box {
  const corners = boundingBox?.vertices ?? [];
  return enclosingBox(corners.map(({ x, y }) => ({ x: x ?? 0, y: y ?? 0, width: 0, height: 0 })));
}
