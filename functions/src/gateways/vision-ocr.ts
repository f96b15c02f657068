import type { protos } from '@google-cloud/vision';
import { AppError } from '../lib/app-error';
import { OCR_UNAVAILABLE, type OcrGateway } from './ocr';
import { pageFromVision } from './vision-page';

/** Asks Cloud Vision for all text on a picture. */
export type AnnotateText = (
  image: Buffer,
) => Promise<protos.google.cloud.vision.v1.IAnnotateImageResponse>;

/** OCR by Cloud Vision, which tells blocks from lines by itself: the layout makes no difference. */
export function createVisionOcr(annotateText: AnnotateText = annotateWithClient()): OcrGateway {
  return {
    async read(image) {
      const { fullTextAnnotation, error } = await annotateText(image).catch(unavailable);
      // A picture that Vision cannot read is answered with a status in place of its text.
      if (error) return unavailable(new Error(`Cloud Vision answered with status ${error.code}`));
      return pageFromVision(fullTextAnnotation);
    },
  };
}

/** A client with the function's own credentials, loaded on first use and kept. */
function annotateWithClient(): AnnotateText {
  const connect = async () => {
    const { ImageAnnotatorClient } = await import('@google-cloud/vision');
    return new ImageAnnotatorClient();
  };
  let client: ReturnType<typeof connect> | undefined;
  return async (image) => {
    client ??= connect();
    const [answer] = await (await client).documentTextDetection(image);
    return answer;
  };
}

function unavailable(cause: unknown): never {
  throw new AppError('unavailable', OCR_UNAVAILABLE, { cause });
}
