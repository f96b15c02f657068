import { api } from '@contract/endpoints/api';
import type { Express } from 'express';
import type { TextRecognition } from '../gateways/text-recognition/text-recognition';
import { createRecognitionImages } from '../gateways/text-recognition/recognition-images';
import { createSharpPictures } from '../gateways/pictures/sharp-pictures';
import { createTesseractRecognition } from '../gateways/text-recognition/tesseract-recognition';
import { createVisionRecognition } from '../gateways/text-recognition/vision-recognition';
import { withWordInk } from '../gateways/text-recognition/word-ink';
import { createApiApp } from '../http/api-app';
import type { Handlers, ServedName } from '../http/handler';
import { createScreenshotsHandlers } from '../http/handlers/screenshots-handlers';
import { createSharingHandlers } from '../http/handlers/sharing-handlers';
import type { Config } from '../lib/config';
import { createAchievementsRepo } from '../repos/achievements-repo';
import { createItemsRepo } from '../repos/items-repo';
import { createMemberNamesRepo } from '../repos/member-names-repo';
import { createOwnItemsRepo } from '../repos/own-items-repo';
import { createUsageRepo } from '../repos/usage-repo';
import { createMentionedMembers } from '../services/profiles/mentioned-members';
import { createItemCovers } from '../services/sharing/item-covers';
import { createPictureStore } from '../services/sharing/picture-store';
import { createRecognitionAllowance } from '../services/screenshots/recognition-allowance';
import { createRecognitionQueue } from '../services/screenshots/recognition-queue';
import { createScreenshotRecognition } from '../services/screenshots/screenshot-recognition';
import { createSharing } from '../services/sharing/sharing';
import { createSubmissionQuota } from '../services/sharing/submission-quota';
import { createBackend } from './backend';
import { createCategories } from './categories';
import { createMediaGateway } from './media-gateway';
import { createProfileChangeHandlers } from './profile-changes';

/** Embedded: one of two cores and 100 MB each. Cloud Vision is remote: 6 is `concurrency`. */
const RECOGNITION_CONCURRENCY = { embedded: 2, vision: 6 } as const;
/** Timeouts of a recognition that a whole request may take: to wait, to start an engine and to recognize. */
const REQUEST_TIMEOUTS = 3;
/** A recognition takes less than a second, so the last one in the queue starts within the timeout. */
const MAX_WAITING_RECOGNITIONS = 8;

/** Composes the `uploads` function: the endpoints that take pictures and need its memory. */
export async function createUploads(config: Config): Promise<Express> {
  const backend = createBackend(config);
  const { firebase, db, users, now, gate } = backend;
  const usage = createUsageRepo(db);
  const media = await createMediaGateway(firebase, config.media);
  const items = createItemsRepo(db);
  const pictureStore = createPictureStore({ pictures: createSharpPictures(), media });
  const handlers: Handlers<ServedName<'uploads'>> = {
    ...createSharingHandlers({
      sharing: createSharing({
        users,
        items,
        categories: createCategories(backend, config.media),
        quota: createSubmissionQuota({ usage }),
        pictureStore,
        mentionedMembers: createMentionedMembers({ memberNames: createMemberNamesRepo(db) }),
        achievements: createAchievementsRepo(db),
        now,
      }),
      itemCovers: createItemCovers({
        items,
        ownItems: createOwnItemsRepo(db),
        pictureStore,
        now,
      }),
    }),
    ...createProfileChangeHandlers(backend, media),
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
        budgetMs: REQUEST_TIMEOUTS * config.recognitionTimeoutMs,
        now,
      }),
    }),
  };
  return createApiApp({ ...gate, endpoints: api, handlers });
}

function createTextRecognition({
  recognitionEngine,
  recognitionTimeoutMs: timeoutMs,
}: Config): TextRecognition {
  return withWordInk(
    recognitionEngine === 'vision'
      ? createVisionRecognition({ timeoutMs })
      : createTesseractRecognition({ timeoutMs }),
  );
}
