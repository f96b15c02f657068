import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  setLogLevel,
} from 'firebase/firestore';
import { once } from '@/lib/once';
import { firebaseApp } from './firebase-app';

/** Starts Firestore once. Import this module lazily: it weighs more than the rest of a page. */
export const firestore = once(async (): Promise<Firestore> => {
  const { app, emulators } = await firebaseApp();
  // It would log each lost connection as an error, which pages do well without.
  setLogLevel('silent');
  const started = initializeFirestore(app, {});
  if (emulators) {
    const { hostname, port } = new URL(`http://${emulators.firestore}`);
    connectFirestoreEmulator(started, hostname, Number(port));
  }
  return started;
});
