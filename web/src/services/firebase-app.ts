import { type FirebaseApp, initializeApp } from 'firebase/app';
import { once } from '@/lib/once';
import { firebaseConfig, type FirebaseConfig } from './firebase-config';

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
