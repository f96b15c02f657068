import {
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
  setLogLevel,
} from 'firebase/firestore';
import { firebaseApp } from './firebase-app';

let starting: Promise<Firestore> | null = null;

/** Starts Firestore once. Import this module lazily: it weighs more than the rest of a page. */
export function firestore(): Promise<Firestore> {
  starting ??= start().catch((error: unknown) => {
    starting = null;
    throw error;
  });
  return starting;
}

async function start(): Promise<Firestore> {
  const { app, emulators } = await firebaseApp();
  // It would log each lost connection as an error, which pages do well without.
  setLogLevel('silent');
  const started = initializeFirestore(app, {});
  if (emulators) {
    const { hostname, port } = new URL(`http://${emulators.firestore}`);
    connectFirestoreEmulator(started, hostname, Number(port));
  }
  return started;
}
