import { type FirebaseApp, initializeApp } from 'firebase/app';
import * as z from 'zod/mini';
import { once } from '@/lib/once';

const configSchema = z.object({
  projectId: z.string(),
  apiKey: z.string(),
  authDomain: z.string(),
  appId: z.optional(z.string()),
  /** Only in the local stack: host and port of each emulator. */
  emulators: z.optional(z.object({ auth: z.string(), firestore: z.string() })),
});
type FirebaseConfig = z.infer<typeof configSchema>;

/** The project's settings from Hosting's reserved address, read once; a failed read is tried again. */
export const firebaseConfig = once(async (): Promise<FirebaseConfig> => {
  const answer = await fetch('/__/firebase/init.json');
  return configSchema.parse(await answer.json());
});

interface StartedApp {
  readonly app: FirebaseApp;
  /** Only in the local stack. */
  readonly emulators: FirebaseConfig['emulators'];
}

/** Starts Firebase once, for Auth and Firestore alike; a failed start is tried again. */
export const firebaseApp = once(async (): Promise<StartedApp> => {
  const { emulators, appId, ...required } = await firebaseConfig();
  const app = initializeApp(appId === undefined ? required : { ...required, appId });
  return { app, emulators };
});
