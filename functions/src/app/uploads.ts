import { api } from '@contract/endpoints/api';
import type { Express } from 'express';
import type { TextRecognition } from '../gateways/text-recognition/text-recognition';
import { createRecognitionImages } from '../gateways/text-recognition/recognition-images';
import { createSharpPictures } from '../gateways/pictures/sharp-pictures';
import { createTesseractRecognition } from '../gateways/text-recognition/tesseract-recognition';
import { createVisionRecognition } from '../gateways/text-recognition/vision-recognition';
import { createApiApp } from '../http/api-app';
import type { Handlers, ServedName } from '../http/handler';
import { createScreenshotsHandlers } from '../http/handlers/screenshots-handlers';
import { createSharingHandlers } from '../http/handlers/sharing-handlers';
import type { Config } from '../lib/config';
import { createItemsRepo } from '../repos/items-repo';
import { createUsageRepo } from '../repos/usage-repo';
import { createPictureStore } from '../services/sharing/picture-store';
import { createRecognitionAllowance } from '../services/screenshots/recognition-allowance';
import { createRecognitionQueue } from '../services/screenshots/recognition-queue';
import { createScreenshotRecognition } from '../services/screenshots/screenshot-recognition';
import { createSharing } from '../services/sharing/sharing';
import { createSubmissionQuota } from '../services/sharing/submission-quota';
import { createBackend } from './backend';
import { createMediaGateway } from './media-gateway';

/**
 * How many recognitions run at one time. The embedded engine takes a core and 100 MB for each, and the function has
 * two cores. Cloud Vision runs elsewhere, so all requests of one instance (6) may use it.
 */
const RECOGNITION_CONCURRENCY = { embedded: 2, vision: 6 } as const;
/** A recognition takes under a second, so the last in the queue waits no longer than the timeout. */
const MAX_WAITING_RECOGNITIONS = 8;

/** Composes the function that takes pictures in: it has the memory for them. */
export async function createUploads(config: Config): Promise<Express> {
  const { firebase, db, users, now, gate } = createBackend(config);
  const usage = createUsageRepo(db);
  const handlers: Handlers<ServedName<'uploads'>> = {
    ...createSharingHandlers({
      sharing: createSharing({
        users,
        items: createItemsRepo(db),
        quota: createSubmissionQuota({ usage }),
        pictureStore: createPictureStore({
          pictures: createSharpPictures(),
          media: await createMediaGateway(firebase, config.media),
        }),
        now,
      }),
    }),
    ...createScreenshotsHandlers({
      screenshotRecognition: createScreenshotRecognition({
        images: createRecognitionImages(),
        textRecognition: createTextRecognition(config),
        queue: createRecognitionQueue({
          concurrency: RECOGNITION_CONCURRENCY[config.recognitionEngine],
          maxWaiting: MAX_WAITING_RECOGNITIONS,
          now,
        }),
        allowance: createRecognitionAllowance({
          usage,
          isPremium: gate.isPremium,
          perDay: config.recognitionsPerDay,
          log: gate.log,
          now,
        }),
      }),
    }),
  };
  return createApiApp({ ...gate, endpoints: api, handlers });
}

function createTextRecognition({
  recognitionEngine,
  recognitionTimeoutMs: timeoutMs,
}: Config): TextRecognition {
  return recognitionEngine === 'vision'
    ? createVisionRecognition({ timeoutMs })
    : createTesseractRecognition({ timeoutMs });
}
