import {
  type Auth,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type UserCredential,
} from 'firebase/auth';
import { once } from '@/lib/once';
import { firebaseApp, firebaseConfig } from './firebase-app';
import { chooseLocalGoogleAccount } from './local-google';

/** Starts Firebase Auth once. Import this module lazily: it weighs as much as the rest of a page. */
const auth = once(async (): Promise<Auth> => {
  const { app, emulators } = await firebaseApp();
  const started = initializeAuth(app, { persistence: indexedDBLocalPersistence });
  if (emulators)
    connectAuthEmulator(started, `http://${emulators.auth}`, { disableWarnings: true });
  return started;
});

/** Signs in by email and password and yields a fresh ID token. Rejects with a FirebaseError. */
export async function signInByPassword(email: string, password: string): Promise<string> {
  const { user } = await signInWithEmailAndPassword(await auth(), email, password);
  return user.getIdToken();
}

/** Signs in by a Google account chosen in a window and yields a fresh ID token. */
export async function signInByGoogle(): Promise<string> {
  const { emulators } = await firebaseConfig();
  const { user } = emulators ? await signInByLocalGoogle() : await signInByGooglePopup();
  return user.getIdToken();
}

async function signInByGooglePopup(): Promise<UserCredential> {
  return signInWithPopup(await auth(), new GoogleAuthProvider(), browserPopupRedirectResolver);
}

/** Google's window needs scripts from Google; the Auth emulator takes a bare account instead. */
async function signInByLocalGoogle(): Promise<UserCredential> {
  const account = await chooseLocalGoogleAccount();
  const credential = GoogleAuthProvider.credential(JSON.stringify(account));
  return signInWithCredential(await auth(), credential);
}

/** Ends Firebase's own session in this browser. */
export async function signOutOfFirebase(): Promise<void> {
  await signOut(await auth());
}
