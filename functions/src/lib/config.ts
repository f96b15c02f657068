import { defineString } from 'firebase-functions/params';
import * as z from 'zod/mini';

/** The default daily allowance. Each recognition can cost money. */
export const RECOGNITIONS_PER_DAY = { free: 30, premium: 300 } as const;
/** The default time after which a recognition has failed: people wait for it. */
const RECOGNITION_TIMEOUT_SECONDS = 5;

const params = {
  MEDIA_STORE: defineString('MEDIA_STORE', {
    default: 'bucket',
    description: 'Where pictures are kept: "bucket" (Cloud Storage) or "folder" (local stack).',
  }),
  MEDIA_BUCKET: defineString('MEDIA_BUCKET', {
    default: '',
    description: "The bucket's name; empty for the project's default bucket.",
  }),
  MEDIA_FOLDER: defineString('MEDIA_FOLDER', {
    default: '',
    description: 'An absolute path, where MEDIA_STORE is "folder".',
  }),
  RECOGNITION_ENGINE: defineString('RECOGNITION_ENGINE', {
    default: 'vision',
    description: 'What recognises text on screenshots: "vision" (Cloud Vision) or "embedded".',
  }),
  RECOGNITION_TIMEOUT_SECONDS: defineString('RECOGNITION_TIMEOUT_SECONDS', {
    default: '',
    description: 'After how many seconds a recognition has failed; empty for 5.',
  }),
  RECOGNITIONS_PER_DAY_FREE: defineString('RECOGNITIONS_PER_DAY_FREE', {
    default: '',
    description: 'How many recognitions a free member has a day; empty for 30.',
  }),
  RECOGNITIONS_PER_DAY_PREMIUM: defineString('RECOGNITIONS_PER_DAY_PREMIUM', {
    default: '',
    description: 'The same for premium members; empty for 300.',
  }),
  SITE_ORIGIN: defineString('SITE_ORIGIN', {
    default: '',
    description: "Where people open the site; empty for the project's own https://….web.app.",
  }),
};

export type MediaConfig =
  | { readonly store: 'folder'; readonly folder: string }
  | { readonly store: 'bucket'; readonly bucket: string };

export interface Config {
  readonly projectId: string;
  /** Whether Firestore and Auth are emulators: the local stack and the tests. */
  readonly emulated: boolean;
  readonly media: MediaConfig;
  readonly recognitionEngine: 'embedded' | 'vision';
  readonly recognitionTimeoutMs: number;
  /** How many recognitions a member has on a day in UTC. */
  readonly recognitionsPerDay: { readonly free: number; readonly premium: number };
  /** Where people open the site, 'https://boloboard.example': no path, no slash at the end. */
  readonly siteOrigin: string;
}

const blankToUndefined = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(z.transform(blankToUndefined), z.optional(schema));

const count = (name: string) =>
  optional(
    z.coerce
      .number(`${name} must be a number.`)
      .check(z.refine((n) => Number.isInteger(n) && n > 0, `${name} must be whole and above 0.`)),
  );

const settingsSchema = z.object({
  GCLOUD_PROJECT: z.string('GCLOUD_PROJECT must name the Firebase project.').check(z.minLength(1)),
  FIRESTORE_EMULATOR_HOST: optional(z.string()),
  FIREBASE_AUTH_EMULATOR_HOST: optional(z.string()),
  FIREBASE_CONFIG: optional(z.string()),
  MEDIA_STORE: optional(z.enum(['folder', 'bucket'], 'MEDIA_STORE must be "folder" or "bucket".')),
  MEDIA_FOLDER: optional(
    z.string().check(z.startsWith('/', 'MEDIA_FOLDER must be an absolute path.')),
  ),
  MEDIA_BUCKET: optional(z.string()),
  RECOGNITION_ENGINE: optional(
    z.enum(['embedded', 'vision'], 'RECOGNITION_ENGINE must be "embedded" or "vision".'),
  ),
  RECOGNITION_TIMEOUT_SECONDS: count('RECOGNITION_TIMEOUT_SECONDS'),
  RECOGNITIONS_PER_DAY_FREE: count('RECOGNITIONS_PER_DAY_FREE'),
  RECOGNITIONS_PER_DAY_PREMIUM: count('RECOGNITIONS_PER_DAY_PREMIUM'),
  SITE_ORIGIN: optional(
    z.string().check(z.refine(isOrigin, 'SITE_ORIGIN must be an origin, as https://example.com.')),
  ),
});

/** Whether a text is an http or https address with nothing after its host and port. */
function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

type Settings = z.infer<typeof settingsSchema>;

/**
 * Reads the configuration out of raw settings (environment variables by name).
 * Throws an Error whose sentence names the setting that is wrong or half-set.
 */
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
    siteOrigin: settings.SITE_ORIGIN ?? `https://${settings.GCLOUD_PROJECT}.web.app`,
  };
}

/** The configuration of this process: params where the function is deployed, the environment locally. */
export function readConfig(): Config {
  const values = Object.entries(params).map(([name, param]) => [name, param.value()] as const);
  return parseConfig({ ...process.env, ...Object.fromEntries(values) });
}

function isEmulated(settings: Settings): boolean {
  const firestore = settings.FIRESTORE_EMULATOR_HOST !== undefined;
  const auth = settings.FIREBASE_AUTH_EMULATOR_HOST !== undefined;
  if (firestore !== auth) {
    const missing = firestore ? 'FIREBASE_AUTH_EMULATOR_HOST' : 'FIRESTORE_EMULATOR_HOST';
    throw new Error(`${missing} is missing: set both emulator hosts or neither.`);
  }
  return firestore;
}

function mediaConfig(settings: Settings, emulated: boolean): MediaConfig {
  if ((settings.MEDIA_STORE ?? (emulated ? 'folder' : 'bucket')) === 'folder') {
    if (settings.MEDIA_FOLDER) return { store: 'folder', folder: settings.MEDIA_FOLDER };
    throw new Error('MEDIA_FOLDER is missing: name the folder that keeps the pictures.');
  }
  const bucket = settings.MEDIA_BUCKET ?? defaultBucket(settings.FIREBASE_CONFIG);
  if (bucket) return { store: 'bucket', bucket };
  throw new Error('MEDIA_BUCKET is missing: name the bucket that keeps the pictures.');
}

const firebaseConfigSchema = z.object({ storageBucket: z.optional(z.string()) });

/** The project's own bucket, as Cloud Functions tells it in FIREBASE_CONFIG. */
function defaultBucket(firebaseConfig: string | undefined): string | undefined {
  if (!firebaseConfig?.startsWith('{')) return undefined;
  return firebaseConfigSchema.parse(JSON.parse(firebaseConfig)).storageBucket;
}
