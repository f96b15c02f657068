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
import { createRecognitionUsageRepo } from '../repos/recognition-usage-repo';
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
 * The embedded engine reads on both of the function's cores; Cloud Vision reads elsewhere, so all requests that one
 * instance may have (6) can be at it.
 */
const AT_ONCE = { embedded: 2, vision: 6 } as const;
/** At under a second a reading, who comes last waits no longer than a reading may take. */
const MOST_WAITING = 8;

/** Composes the function that takes pictures in: it has the memory for them. */
export async function createUploads(config: Config): Promise<Express> {
  const { firebase, db, users, now, gate } = createBackend(config);
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
    ...createScreenshotsHandlers({
      screenshotRecognition: createScreenshotRecognition({
        images: createRecognitionImages(),
        ocr: createOcr(config),
      }),
      queue: createRecognitionQueue({
        atOnce: AT_ONCE[config.recognitionEngine],
        mostWaiting: MOST_WAITING,
        now,
      }),
      allowance: createRecognitionAllowance({
        readings: createRecognitionUsageRepo(db),
        isPremium: gate.isPremium,
        aDay: config.recognitionsPerDay,
        log: gate.log,
        now,
      }),
    }),
  };
  return createApiApp({ ...gate, endpoints: api, handlers });
}

function createOcr({
  recognitionEngine,
  recognitionTimeoutMs: timeoutMs,
}: Config): TextRecognition {
  return recognitionEngine === 'vision'
    ? createVisionRecognition({ timeoutMs })
    : createTesseractRecognition({ timeoutMs });
}
