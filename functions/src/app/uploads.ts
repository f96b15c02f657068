import type { Express } from 'express';
import type { OcrGateway } from '../gateways/ocr';
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
import { createReadingsRepo } from '../repos/readings-repo';
import { createUsageRepo } from '../repos/usage-repo';
import { createPictureStore } from '../services/picture-store';
import { createReadingAllowance } from '../services/reading-allowance';
import { createReadingQueue } from '../services/reading-queue';
import { createScreenshotReading } from '../services/screenshot-reading';
import { createSharing } from '../services/sharing';
import { createSubmissionQuota } from '../services/submission-quota';
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
    ...createOcrHandlers({
      screenshotReading: createScreenshotReading({
        images: createReadableImages(),
        ocr: createOcr(config),
      }),
      queue: createReadingQueue({
        atOnce: AT_ONCE[config.ocrEngine],
        mostWaiting: MOST_WAITING,
        now,
      }),
      allowance: createReadingAllowance({
        readings: createReadingsRepo(db),
        isPremium: gate.isPremium,
        aDay: config.readingsADay,
        log: gate.log,
        now,
      }),
    }),
  };
  return createApiApp({ ...gate, handlers });
}

function createOcr({ ocrEngine, ocrTimeoutMs: timeoutMs }: Config): OcrGateway {
  return ocrEngine === 'vision'
    ? createVisionOcr({ timeoutMs })
    : createTesseractOcr({ timeoutMs });
}
