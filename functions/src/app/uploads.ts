import type { Express } from 'express';
import { createReadableImages } from '../gateways/readable-images';
import { createSharpPictures } from '../gateways/sharp-pictures';
import { createTesseractOcr } from '../gateways/tesseract-ocr';
import { createVisionOcr } from '../gateways/vision-ocr';
import { createApiApp } from '../http/api-app';
import type { Handlers, ServedName } from '../http/handler';
import { createOcrHandlers } from '../http/handlers/ocr-handlers';
import { createSharingHandlers } from '../http/handlers/sharing-handlers';
import type { Config } from '../lib/config';
import { createItemsRepo } from '../repos/items-repo';
import { createUsageRepo } from '../repos/usage-repo';
import { createPictureStore } from '../services/picture-store';
import { createScreenshotReading } from '../services/screenshot-reading';
import { createSharing } from '../services/sharing';
import { createSubmissionQuota } from '../services/submission-quota';
import { createBackend } from './backend';
import { createMediaGateway } from './media-gateway';

/** Composes the function that takes pictures in: it has the memory for them. */
export async function createUploads(config: Config): Promise<Express> {
  const { firebase, db, users, gate } = createBackend(config);
  const handlers: Handlers<ServedName<'uploads'>> = {
    ...createSharingHandlers({
      sharing: createSharing({
        users,
        items: createItemsRepo(db),
        quota: createSubmissionQuota({ usage: createUsageRepo(db) }),
        pictureStore: createPictureStore({
          pictures: createSharpPictures(),
          media: await createMediaGateway(firebase, config.media),
        }),
      }),
    }),
    ...createOcrHandlers({
      screenshotReading: createScreenshotReading({
        images: createReadableImages(),
        ocr: config.ocrEngine === 'vision' ? createVisionOcr() : createTesseractOcr(),
      }),
    }),
  };
  return createApiApp({ ...gate, handlers });
}
