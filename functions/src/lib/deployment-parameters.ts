import type { ParamOptions } from 'firebase-functions/params';

/**
 * The parameters of a deployment. The deployment reads them from functions/.env, or asks for them. `Config` describes
 * their meanings.
 */
export const DEPLOYMENT_PARAMETERS: Readonly<Record<string, ParamOptions<string>>> = {
  MEDIA_STORE: {
    default: 'bucket',
    description: 'Where pictures are stored: "bucket" (Cloud Storage) or "folder" (local stack).',
  },
  MEDIA_BUCKET: {
    default: '',
    description: "Name of the bucket. Leave empty for the project's default bucket.",
  },
  MEDIA_FOLDER: {
    default: '',
    description: 'Absolute path of the folder, if MEDIA_STORE is "folder".',
  },
  RECOGNITION_ENGINE: {
    default: 'vision',
    description: 'Text recognition engine: "vision" (Cloud Vision) or "embedded".',
  },
  RECOGNITION_TIMEOUT_SECONDS: {
    default: '',
    description: 'Timeout of a recognition in seconds. Leave empty for 5.',
  },
  RECOGNITIONS_PER_DAY_FREE: {
    default: '',
    description: 'Recognitions per day for a free member. Leave empty for 30.',
  },
  RECOGNITIONS_PER_DAY_PREMIUM: {
    default: '',
    description: 'Recognitions per day for a premium member. Leave empty for 300.',
  },
  REPORTS_TO_HIDE: {
    default: '',
    description:
      'How many members must report an item until it is hidden before an admin looks. 0 for never. Leave empty for 3.',
  },
  RATE_LIMITS: {
    default: 'strict',
    description: 'Rate limits: "strict", or "generous" (100 times as many calls).',
  },
  SUPPORT_EMAIL: {
    description: 'The address for bug reports, which the site shows.',
  },
  ANALYTICS: {
    default: 'off',
    description: 'Firebase Analytics for visitors who allow it: "on" or "off".',
  },
  PUSH_VAPID_KEY: {
    default: '',
    description:
      'Public key of the Web Push certificate in Firebase. Leave empty for no push notifications.',
  },
  AD_CLIENT_ID: {
    default: '',
    description: 'Id of the AdSense account, "ca-pub-…". Leave empty for house ads only.',
  },
  AD_UNIT_CARDS: {
    default: '',
    description: 'AdSense ad unit between the cards of a list, on phones.',
  },
  AD_UNIT_LIST: {
    default: '',
    description: 'AdSense ad unit below a list.',
  },
  SMTP_HOST: {
    description: 'Host name of the SMTP server that sends the emails.',
  },
  SMTP_PORT: {
    default: '587',
    description: 'Port of the SMTP server: 587 (STARTTLS) or 465 (TLS).',
  },
  SMTP_USER: {
    description: 'User name for the SMTP server. Its password is the secret SMTP_PASSWORD.',
  },
  MAIL_FROM: {
    description: 'The address that the emails come from.',
  },
  SITE_ORIGIN: {
    default: '',
    description: "Origin of the site. Leave empty for the project's https://….web.app.",
  },
  ITEM_INDEX: {
    default: 'memory',
    description: 'What lists and searches read: "memory" or "elasticsearch".',
  },
  ELASTICSEARCH_URL: {
    default: '',
    description:
      'Origin of the Elasticsearch cluster that stores a copy of all items. Leave empty for no search engine.',
  },
  EBAY_CLIENT_ID: {
    default: '',
    description: "App ID of eBay's production keys. Leave empty for the starter categories.",
  },
};
