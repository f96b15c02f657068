import { SESSION_CACHE_MS } from '@contract/schemas/session';
import type { PushSettings } from '@contract/schemas/push';
import type { AdSettings } from '@contract/schemas/site-settings';
import * as z from 'zod/mini';
import { parseAdsConfig, adsSettingSchemas } from './ads-config';
import { parseBillingConfig, type BillingConfig, billingSettingSchemas } from './billing-config';
import { parseEbayConfig, type EbayConfig, ebaySettingSchemas } from './ebay-config';
import {
  elasticsearchSettingSchemas,
  parseItemIndexConfig,
  type ItemIndexConfig,
} from './elasticsearch-config';
import { parseMailConfig, type MailConfig, mailSettingSchemas } from './mail-config';
import { parsePushConfig, pushSettingSchemas } from './push-config';
import { isOrigin, optionalSetting } from './setting-schemas';

/** The default number of text recognitions per member and day, for each plan. Each recognition can cost money. */
export const RECOGNITIONS_PER_DAY = { free: 30, premium: 300 } as const;
const RECOGNITION_TIMEOUT_SECONDS = 5;
const REPORTS_TO_HIDE = 3;

/** The functions that serve calls with an `Idempotency-Key`, and can therefore read the secret for idempotency keys. */
const KEY_FUNCTIONS: readonly string[] = ['api', 'uploads'];
const LOCAL_KEY_SECRET = 'known to everyone, for the local stack';

export type MediaConfig =
  | { readonly store: 'folder'; readonly folder: string }
  | { readonly store: 'bucket'; readonly bucket: string };

export interface Config extends ItemIndexConfig {
  readonly projectId: string;
  /** Whether the emulators run, as on the local stack and in tests. */
  readonly emulated: boolean;
  readonly media: MediaConfig;
  readonly recognitionEngine: 'embedded' | 'vision';
  readonly recognitionTimeoutMs: number;
  /** The number of text recognitions per member and UTC day, for each plan. */
  readonly recognitionsPerDay: { readonly free: number; readonly premium: number };
  /** The number of members whose reports hide an item without an admin's decision. 0 turns off hiding by reports. */
  readonly reportsToHide: number;
  /** How strict the rate limits are. Only the local stack can use `off`, for measurements. */
  readonly rateLimits: 'strict' | 'generous' | 'off';
  /** The time for which an instance may use a session without reading it again, in milliseconds. */
  readonly sessionCheckMs: number;
  /** The origin of the site, for example 'https://boloboard.example', without a path or a trailing slash. */
  readonly siteOrigin: string;
  /** The keys of eBay's production API. Null if the deployment has no keys, and in functions that do not call eBay. */
  readonly ebay: EbayConfig | null;
  readonly supportEmail: string;
  /** Whether the site may ask visitors for consent to Firebase Analytics. */
  readonly analytics: boolean;
  /** The settings of the ad client. Null if all ads are house ads. */
  readonly ads: AdSettings | null;
  /** The settings with which browsers register for push notifications. Null if the site has no push certificate. */
  readonly push: PushSettings;
  /** The folder in which the local stack stores pushes instead of sending them. Null when deployed. */
  readonly pushFolder: string | null;
  /** The settings of Stripe. Null in functions that do not call Stripe. */
  readonly billing: BillingConfig | null;
  /** The settings for sending mails. Null in functions that send no mail. */
  readonly mail: MailConfig | null;
  /**
   * The secret of the HMAC that binds idempotency keys to bodies. Null in functions that serve no call with an
   * `Idempotency-Key`.
   */
  readonly idempotencySecret: string | null;
}

const count = (name: string) =>
  optionalSetting(
    z.coerce
      .number(`${name} must be a number.`)
      .check(
        z.refine((n) => Number.isInteger(n) && n > 0, `${name} must be a whole number above 0.`),
      ),
  );

const countOrNone = (name: string) =>
  optionalSetting(
    z.coerce
      .number(`${name} must be a number.`)
      .check(z.refine((n) => Number.isInteger(n) && n >= 0, `${name} must be a whole number.`)),
  );

const settingsSchema = z.object({
  GCLOUD_PROJECT: z
    .string('GCLOUD_PROJECT must be the id of the Firebase project.')
    .check(z.minLength(1)),
  FIRESTORE_EMULATOR_HOST: optionalSetting(z.string()),
  FIREBASE_AUTH_EMULATOR_HOST: optionalSetting(z.string()),
  FIREBASE_CONFIG: optionalSetting(z.string()),
  MEDIA_STORE: optionalSetting(
    z.enum(['folder', 'bucket'], 'MEDIA_STORE must be "folder" or "bucket".'),
  ),
  MEDIA_FOLDER: optionalSetting(
    z.string().check(z.startsWith('/', 'MEDIA_FOLDER must be an absolute path.')),
  ),
  MEDIA_BUCKET: optionalSetting(z.string()),
  RECOGNITION_ENGINE: optionalSetting(
    z.enum(['embedded', 'vision'], 'RECOGNITION_ENGINE must be "embedded" or "vision".'),
  ),
  RECOGNITION_TIMEOUT_SECONDS: count('RECOGNITION_TIMEOUT_SECONDS'),
  RECOGNITIONS_PER_DAY_FREE: count('RECOGNITIONS_PER_DAY_FREE'),
  RECOGNITIONS_PER_DAY_PREMIUM: count('RECOGNITIONS_PER_DAY_PREMIUM'),
  REPORTS_TO_HIDE: countOrNone('REPORTS_TO_HIDE'),
  RATE_LIMITS: optionalSetting(
    z.enum(['strict', 'generous', 'off'], 'RATE_LIMITS must be "strict" or "generous".'),
  ),
  SESSION_CHECK_SECONDS: count('SESSION_CHECK_SECONDS'),
  SUPPORT_EMAIL: optionalSetting(z.email('SUPPORT_EMAIL must be an email address.')),
  ANALYTICS: optionalSetting(z.enum(['on', 'off'], 'ANALYTICS must be "on" or "off".')),
  SITE_ORIGIN: optionalSetting(
    z
      .string()
      .check(z.refine(isOrigin, 'SITE_ORIGIN must be an origin such as https://example.com.')),
  ),
  /** The name of the function that this process serves. Cloud Functions sets this variable. */
  FUNCTION_TARGET: optionalSetting(z.string()),
  IDEMPOTENCY_SECRET: optionalSetting(
    z.string().check(z.minLength(32, 'IDEMPOTENCY_SECRET must have at least 32 characters.')),
  ),
  ...adsSettingSchemas,
  ...billingSettingSchemas,
  ...ebaySettingSchemas,
  ...elasticsearchSettingSchemas,
  ...mailSettingSchemas,
  ...pushSettingSchemas,
});

type Settings = z.infer<typeof settingsSchema>;

/** Parses environment variables. Throws an Error that names each wrong or missing setting. */
export function parseConfig(raw: Readonly<Record<string, string | undefined>>): Config {
  const parsed = settingsSchema.safeParse(raw);
  if (!parsed.success) throw new Error(parsed.error.issues.map((it) => it.message).join(' '));
  const settings = parsed.data;
  const emulated = isEmulated(settings);
  return {
    projectId: settings.GCLOUD_PROJECT,
    emulated,
    media: mediaConfig(settings, emulated),
    recognitionEngine: settings.RECOGNITION_ENGINE ?? (emulated ? 'embedded' : 'vision'),
    recognitionTimeoutMs:
      (settings.RECOGNITION_TIMEOUT_SECONDS ?? RECOGNITION_TIMEOUT_SECONDS) * 1000,
    recognitionsPerDay: {
      free: settings.RECOGNITIONS_PER_DAY_FREE ?? RECOGNITIONS_PER_DAY.free,
      premium: settings.RECOGNITIONS_PER_DAY_PREMIUM ?? RECOGNITIONS_PER_DAY.premium,
    },
    reportsToHide: settings.REPORTS_TO_HIDE ?? REPORTS_TO_HIDE,
    rateLimits: rateLimits(settings, emulated),
    sessionCheckMs: sessionCheckMs(settings, emulated),
    siteOrigin: settings.SITE_ORIGIN ?? `https://${settings.GCLOUD_PROJECT}.web.app`,
    ebay: parseEbayConfig(settings),
    supportEmail: supportEmail(settings, emulated),
    analytics: settings.ANALYTICS === 'on',
    ads: parseAdsConfig(settings),
    ...parsePushConfig(settings, emulated),
    ...parseItemIndexConfig(settings, emulated),
    billing: parseBillingConfig(settings, emulated),
    mail: parseMailConfig(settings, emulated),
    idempotencySecret: idempotencySecret(settings, emulated),
  };
}

/**
 * Parses the environment variables of this process. A deployment sets the variables that `lib/deployment-parameters.ts`
 * lists.
 */
export const readConfig = (): Config => parseConfig(process.env);

function isEmulated(settings: Settings): boolean {
  const firestore = settings.FIRESTORE_EMULATOR_HOST !== undefined;
  const auth = settings.FIREBASE_AUTH_EMULATOR_HOST !== undefined;
  if (firestore !== auth) {
    const missing = firestore ? 'FIREBASE_AUTH_EMULATOR_HOST' : 'FIRESTORE_EMULATOR_HOST';
    throw new Error(`${missing} is missing: set both emulator hosts or neither.`);
  }
  return firestore;
}

function rateLimits({ RATE_LIMITS: wanted }: Settings, emulated: boolean): Config['rateLimits'] {
  if (wanted === 'off' && !emulated)
    throw new Error('RATE_LIMITS can be "off" only on the local stack.');
  return wanted ?? (emulated ? 'generous' : 'strict');
}

function sessionCheckMs({ SESSION_CHECK_SECONDS: wanted }: Settings, emulated: boolean): number {
  if (wanted === undefined) return SESSION_CACHE_MS;
  if (!emulated) throw new Error('SESSION_CHECK_SECONDS can be set only on the local stack.');
  return wanted * 1000;
}

function idempotencySecret(settings: Settings, emulated: boolean): string | null {
  const { FUNCTION_TARGET: target, IDEMPOTENCY_SECRET: secret } = settings;
  if (target !== undefined && !KEY_FUNCTIONS.includes(target)) return null;
  if (secret !== undefined) return secret;
  if (emulated) return LOCAL_KEY_SECRET;
  // A process without a function name is a script. A script serves no calls, so it needs no secret.
  if (target === undefined) return null;
  throw new Error(
    'IDEMPOTENCY_SECRET is missing: store a random text of at least 32 characters as a secret.',
  );
}

function supportEmail({ SUPPORT_EMAIL: email }: Settings, emulated: boolean): string {
  if (email !== undefined) return email;
  if (emulated) return 'support@boloboard.test';
  throw new Error('SUPPORT_EMAIL is missing: set it to the address for bug reports.');
}

function mediaConfig(settings: Settings, emulated: boolean): MediaConfig {
  if ((settings.MEDIA_STORE ?? (emulated ? 'folder' : 'bucket')) === 'folder') {
    if (settings.MEDIA_FOLDER) return { store: 'folder', folder: settings.MEDIA_FOLDER };
    throw new Error('MEDIA_FOLDER is missing: set it to the folder for pictures.');
  }
  const bucket = settings.MEDIA_BUCKET ?? defaultBucket(settings.FIREBASE_CONFIG);
  if (bucket) return { store: 'bucket', bucket };
  throw new Error('MEDIA_BUCKET is missing: set it to the bucket for pictures.');
}

const firebaseConfigSchema = z.object({ storageBucket: z.optional(z.string()) });

/** Returns the name of the project's default bucket. Cloud Functions states it in FIREBASE_CONFIG. */
function defaultBucket(firebaseConfig: string | undefined): string | undefined {
  if (!firebaseConfig?.startsWith('{')) return undefined;
  return firebaseConfigSchema.parse(JSON.parse(firebaseConfig)).storageBucket;
}
