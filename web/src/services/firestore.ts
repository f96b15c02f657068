import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  setLogLevel,
} from 'firebase/firestore';
import { loadOnce } from '@/lib/once';
import { firebaseApp } from './firebase-app';

/** Import this module only lazily: Firestore is larger than the rest of a page. */
export const firestore = loadOnce(async (): Promise<Firestore> => {
  const { app, emulators } = await firebaseApp();
  // By default, Firestore logs every lost connection as an error.
  setLogLevel('silent');
  const started = initializeFirestore(app, {});
  if (emulators) {
    const { hostname, port } = new URL(`http://${emulators.firestore}`);
    connectFirestoreEmulator(started, hostname, Number(port));
  }
  return started;
});
