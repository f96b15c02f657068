import { api } from '@contract/endpoints/api';
import type { Express } from 'express';
import type { MediaGateway } from '../gateways/media/media';
import type { TextRecognition } from '../gateways/text-recognition/text-recognition';
import { createRecognitionImageDecoder } from '../gateways/text-recognition/recognition-images';
import { createSharpPicturesGateway } from '../gateways/pictures/sharp-pictures';
import { createSharpProfilePictureGateway } from '../gateways/pictures/sharp-profile-picture';
import { createHttpsPicturesGateway } from '../gateways/remote-pictures/https-pictures';
import { createTesseractRecognition } from '../gateways/text-recognition/tesseract-recognition';
import { createVisionRecognition } from '../gateways/text-recognition/vision-recognition';
import { withWordInk } from '../gateways/text-recognition/word-ink';
import { createApiApp } from '../http/api-app';
import type { Handlers, EndpointNameServedBy } from '../http/handler';
import { createProfileChangesHandlers } from '../http/handlers/profile-changes-handlers';
import { createScreenshotsHandlers } from '../http/handlers/screenshots-handlers';
import { createSharingHandlers } from '../http/handlers/sharing-handlers';
import type { Config } from '../lib/config';
import { lazily } from '../lib/lazily';
import { createProfileEditor } from '../services/profiles/profile-editor';
import { createProfilePictures } from '../services/profiles/profile-pictures';
import { createCoverChanger } from '../services/sharing/cover-changer';
import { createItemPictureCropper } from '../services/sharing/item-picture-cropper';
import { createEditPicture } from '../services/sharing/picture-edit';
import { createPictureStore } from '../services/sharing/picture-store';
import { createRecognitionAllowance } from '../services/screenshots/recognition-allowance';
import { createRecognitionQueue } from '../services/screenshots/recognition-queue';
import { createScreenshotRecognition } from '../services/screenshots/screenshot-recognition';
import { createSharingService } from '../services/sharing/sharing';
import type { Backend } from './backend';
import { createRequestGate, createSharedServices, type SharedServices } from './shared-services';

/**
 * How many recognitions an instance runs at the same time. `embedded`: two, one on each core, with 100 MB of memory
 * each. `vision`: as many as the instance handles requests at the same time, because Cloud Vision is a remote service.
 */
const RECOGNITION_CONCURRENCY = { embedded: 2, vision: 6 } as const;
/**
 * The most time that a request may take, as a multiple of the timeout of one recognition. This time includes the wait
 * in the queue, the wait for an engine to start, and the recognition itself.
 */
const REQUEST_TIMEOUTS = 3;
/**
 * The most recognitions that wait in the queue. A recognition takes less than a second, so even the last one in the
 * queue starts before its request times out.
 */
const MAX_WAITING_RECOGNITIONS = 8;

/** Composes the function `uploads`. It serves the endpoints that handle pictures, which need more memory. */
export async function createUploadsApp(backend: Backend): Promise<Express> {
  const shared = createSharedServices(backend);
  const services = createUploadServices(backend, shared, await backend.gateways.media);
  const handlers: Handlers<EndpointNameServedBy<'uploads'>> = {
    ...createSharingHandlers(services),
    ...createProfileChangesHandlers(services),
    ...createScreenshotsHandlers(services),
  };
  return createApiApp({ ...createRequestGate(backend, shared), endpoints: api, handlers });
}

function createUploadServices(
  { config, repos, log, now }: Backend,
  {
    categoryLookup: categories,
    currentUserReader,
    isPremium,
    mentionFinder,
    quota,
  }: SharedServices,
  media: MediaGateway,
) {
  const { achievements, items, ownItems, publicFields, usage, users } = repos;
  const services = lazily({
    currentUserReader: () => currentUserReader,
    editPicture: () => createEditPicture({ items, ownItems, now }),
    coverChanger: () => createCoverChanger(services),
    itemPictureCropper: () => createItemPictureCropper(services),
    pictures: () => {
      const squares = createSharpProfilePictureGateway();
      return createProfilePictures({ squares, media, users, publicFields, now });
    },
    pictureStore: () => createPictureStore({ pictures: createSharpPicturesGateway(), media }),
    profileEditor: () => {
      const { pictures } = services;
      return createProfileEditor({ pictures, remotePictures: createHttpsPicturesGateway() });
    },
    screenshotRecognition: () =>
      createScreenshotRecognition({
        images: createRecognitionImageDecoder(),
        textRecognition: createTextRecognition(config),
        queue: createRecognitionQueue({
          concurrency: RECOGNITION_CONCURRENCY[config.recognitionEngine],
          maxWaiting: MAX_WAITING_RECOGNITIONS,
          now,
        }),
        allowance: createRecognitionAllowance({
          usage,
          isPremium,
          log,
          now,
          perDay: config.recognitionsPerDay,
        }),
        budgetMs: REQUEST_TIMEOUTS * config.recognitionTimeoutMs,
        now,
      }),
    sharing: () => {
      const { pictureStore } = services;
      return createSharingService({
        users,
        items,
        categories,
        quota,
        pictureStore,
        mentionFinder,
        achievements,
        now,
      });
    },
  });
  return services;
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
