import { type FirebaseApp, initializeApp } from 'firebase/app';
import * as z from 'zod/mini';
import { loadOnce } from '@/lib/once';

const configSchema = z.object({
  projectId: z.string(),
  apiKey: z.string(),
  authDomain: z.string(),
  appId: z.optional(z.string()),
  /** The sender id of Firebase Cloud Messaging (FCM), which sends push notifications. */
  messagingSenderId: z.optional(z.string()),
  /** The id of Google Analytics, if the Firebase project uses it. */
  measurementId: z.optional(z.string()),
  /** Host and port of each emulator. Set only in the local stack. */
  emulators: z.optional(z.object({ auth: z.string(), firestore: z.string() })),
});
type FirebaseConfig = z.infer<typeof configSchema>;

/** Fetches the Firebase config once, from the reserved URL of Firebase Hosting. */
export const firebaseConfig = loadOnce(async (): Promise<FirebaseConfig> => {
  const response = await fetch('/__/firebase/init.json');
  return configSchema.parse(await response.json());
});

interface StartedApp {
  readonly app: FirebaseApp;
  readonly emulators: FirebaseConfig['emulators'];
}

export const firebaseApp = loadOnce(async (): Promise<StartedApp> => {
  const { emulators, appId, measurementId, messagingSenderId, ...required } =
    await firebaseConfig();
  const app = initializeApp({
    ...required,
    ...(appId !== undefined && { appId }),
    ...(measurementId !== undefined && { measurementId }),
    ...(messagingSenderId !== undefined && { messagingSenderId }),
  });
  return { app, emulators };
});
