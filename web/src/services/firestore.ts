import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  setLogLevel,
} from 'firebase/firestore';
import { loadOnce } from '@/lib/once';
import { firebaseApp } from './firebase-app';

/** Firestore. Import this module only lazily, because Firestore is larger than the rest of a page. */
export const firestore = loadOnce(async (): Promise<Firestore> => {
  const { app, emulators } = await firebaseApp();
  // Turns off Firestore's log, because Firestore logs every lost connection as an error.
  setLogLevel('silent');
  const started = initializeFirestore(app, {});
  if (emulators) {
    const { hostname, port } = new URL(`http://${emulators.firestore}`);
    connectFirestoreEmulator(started, hostname, Number(port));
  }
  return started;
});
