import {
  EBAY_SECRETS,
  KEY_SECRETS,
  MAIL_SECRETS,
  onDocumentCreated,
  onDocumentUpdated,
  onDocumentWritten,
  onRequest,
  onSchedule,
  onSignInDeleted,
} from './app/define-function';
import { run, serve } from './app/serve';
import { SCHEDULES } from './lib/schedules';

const region = 'us-central1';
const common = { region, invoker: 'public' } as const;

export const api = onRequest(
  {
    ...common,
    memory: '512MiB',
    concurrency: 80,
    maxInstances: 20,
    timeoutSeconds: 60,
    secrets: KEY_SECRETS,
  },
  serve('api', async () => (await import('./app/api')).createApi),
);

/** A decoded picture takes up to 160 MB, so few requests run at the same time. */
export const uploads = onRequest(
  {
    ...common,
    memory: '2GiB',
    cpu: 2,
    concurrency: 6,
    maxInstances: 10,
    timeoutSeconds: 120,
    secrets: KEY_SECRETS,
  },
  serve('uploads', async () => (await import('./app/uploads')).createUploads),
);

export const media = onRequest(
  { ...common, memory: '512MiB', concurrency: 80, maxInstances: 10, timeoutSeconds: 60 },
  serve('media', async () => (await import('./app/media')).createMedia),
);

export const page = onRequest(
  { ...common, memory: '512MiB', concurrency: 80, maxInstances: 10, timeoutSeconds: 60 },
  serve('page', async () => (await import('./app/page')).createPage),
);

const scheduled = (name: keyof typeof SCHEDULES) => ({
  region,
  schedule: `every ${SCHEDULES[name].everyMinutes} minutes`,
  maxInstances: 1,
});

/** Holds all items twice, as stored in the catalogue and as they are now: 415 MB for 100,000 items. */
export const foldCatalogue = onSchedule(
  {
    ...scheduled('foldCatalogue'),
    memory: '1GiB',
    timeoutSeconds: 300,
  },
  run('foldCatalogue', async () => (await import('./app/jobs')).createFoldCatalogueJob),
);

export const refreshCategories = onSchedule(
  {
    ...scheduled('refreshCategories'),
    memory: '512MiB',
    timeoutSeconds: 300,
    secrets: EBAY_SECRETS,
  },
  run('refreshCategories', async () => (await import('./app/jobs')).createRefreshCategoriesJob),
);

export const removeEndedBadges = onSchedule(
  {
    ...scheduled('removeEndedBadges'),
    memory: '512MiB',
    timeoutSeconds: 540,
  },
  run('removeEndedBadges', async () => (await import('./app/jobs')).createRemoveEndedBadgesJob),
);

/** Reads all items that were live at the end of the month, once a month: about 200 MB for 100,000 items. */
export const awardChampionTitles = onSchedule(
  {
    ...scheduled('awardChampionTitles'),
    memory: '1GiB',
    timeoutSeconds: 540,
  },
  run(
    'awardChampionTitles',
    async () => (await import('./app/achievement-jobs')).createAwardChampionTitlesJob,
  ),
);

/** Triggers. With `retry`, a run that fails or takes too long starts again. Each skips what is already done. */
const triggered = {
  region,
  retry: true,
  memory: '512MiB',
  maxInstances: 5,
  timeoutSeconds: 60,
} as const;

/** Triggers that can change all items of a member, or all parts of an item. */
const triggeredLong = { ...triggered, timeoutSeconds: 540 } as const;

export const countReceivedLikes = onDocumentWritten(
  { ...triggered, memory: '256MiB', document: 'items/{itemId}/likes/{uid}' },
  run(
    'countReceivedLikes',
    async () => (await import('./app/achievement-jobs')).createCountReceivedLikesJob,
  ),
);

export const copyByline = onDocumentUpdated(
  { ...triggeredLong, document: 'users/{uid}' },
  run('copyByline', async () => (await import('./app/jobs')).createCopyBylineJob),
);

export const countVerifiedLikes = onDocumentUpdated(
  { ...triggeredLong, document: 'users/{uid}' },
  run('countVerifiedLikes', async () => (await import('./app/jobs')).createCountVerifiedLikesJob),
);

export const eraseRemovedItem = onDocumentUpdated(
  { ...triggeredLong, document: 'items/{itemId}' },
  run('eraseRemovedItem', async () => (await import('./app/jobs')).createEraseRemovedItemJob),
);

export const notifyOfComment = onDocumentWritten(
  { ...triggered, document: 'items/{itemId}/comments/{commentId}' },
  run(
    'notifyOfComment',
    async () => (await import('./app/notification-jobs')).createNotifyOfCommentJob,
  ),
);

export const notifyOfLike = onDocumentCreated(
  { ...triggered, document: 'items/{itemId}/likes/{uid}' },
  run('notifyOfLike', async () => (await import('./app/notification-jobs')).createNotifyOfLikeJob),
);

export const notifyOfAchievement = onDocumentCreated(
  { ...triggered, document: 'users/{uid}/achievements/{achievementId}' },
  run(
    'notifyOfAchievement',
    async () => (await import('./app/notification-jobs')).createNotifyOfAchievementJob,
  ),
);

export const notifyOfFollow = onDocumentCreated(
  { ...triggered, document: 'users/{uid}/favorites/{sellerId}' },
  run(
    'notifyOfFollow',
    async () => (await import('./app/notification-jobs')).createNotifyOfFollowJob,
  ),
);

/** A mail that could not be sent is tried again for a day. */
export const sendMail = onDocumentCreated(
  { ...triggered, document: 'mails/{mailId}', timeoutSeconds: 120, secrets: MAIL_SECRETS },
  run('sendMail', async () => (await import('./app/mail-jobs')).createSendMailJob),
);

export const eraseAccount = onDocumentCreated(
  { ...triggeredLong, document: 'accountDeletions/{uid}' },
  run('eraseAccount', async () => (await import('./app/account-jobs')).createEraseAccountJob),
);

export const resumeAccountDeletions = onSchedule(
  {
    ...scheduled('resumeAccountDeletions'),
    memory: '512MiB',
    timeoutSeconds: 540,
  },
  run(
    'resumeAccountDeletions',
    async () => (await import('./app/account-jobs')).createResumeAccountDeletionsJob,
  ),
);

export const followDeletedSignIn = onSignInDeleted(
  { region, memory: '256MB', timeoutSeconds: 60 },
  run(
    'followDeletedSignIn',
    async () => (await import('./app/account-jobs')).createFollowDeletedSignInJob,
  ),
);
