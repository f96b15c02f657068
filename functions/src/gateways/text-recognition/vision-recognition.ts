import type { protos } from '@google-cloud/vision';
import { RECOGNITION_MESSAGES } from '@contract/schemas/extraction';
import { AppError } from '../../lib/app-error';
import { withTimeout } from '../../lib/with-timeout';
import type { TextRecognition } from './text-recognition';
import { pageFromVision } from './vision-page';

const ALL_TEXT: protos.google.cloud.vision.v1.IFeature[] = [{ type: 'DOCUMENT_TEXT_DETECTION' }];

/** Asks Cloud Vision for all text on a picture. */
export type AnnotateText = (
  image: Buffer,
) => Promise<protos.google.cloud.vision.v1.IAnnotateImageResponse>;

interface VisionOptions {
  /** A recognition that takes longer has failed. */
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
