import { type FirebaseApp, initializeApp } from 'firebase/app';
import { firebaseConfig, type FirebaseConfig } from './firebase-config';

interface StartedApp {
  readonly app: FirebaseApp;
  /** Only in the local stack. */
  readonly emulators: FirebaseConfig['emulators'];
}

let starting: Promise<StartedApp> | null = null;

/** Starts Firebase once, for Auth and Firestore alike; a failed start is tried again. */
export function firebaseApp(): Promise<StartedApp> {
  starting ??= firebaseConfig().then(start, (error: unknown) => {
    starting = null;
    throw error;
  });
  return starting;
}

function start({ emulators, appId, ...required }: FirebaseConfig): StartedApp {
  const app = initializeApp(appId === undefined ? required : { ...required, appId });
  return { app, emulators };
}
