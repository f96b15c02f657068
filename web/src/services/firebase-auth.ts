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

/** Import this module lazily: it is as large as the rest of a page. */
const auth = once(async (): Promise<Auth> => {
  const { app, emulators } = await firebaseApp();
  const started = initializeAuth(app, { persistence: indexedDBLocalPersistence });
  if (emulators)
    connectAuthEmulator(started, `http://${emulators.auth}`, { disableWarnings: true });
  return started;
});

/** Returns an ID token. Throws a FirebaseError if the sign-in fails. */
export async function signInByPassword(email: string, password: string): Promise<string> {
  const { user } = await signInWithEmailAndPassword(await auth(), email, password);
  return user.getIdToken();
}

/** Opens Google's popup and returns an ID token. Throws a FirebaseError if the sign-in fails. */
export async function signInByGoogle(): Promise<string> {
  const { emulators } = await firebaseConfig();
  const { user } = emulators ? await signInByLocalGoogle() : await signInByGooglePopup();
  return user.getIdToken();
}

async function signInByGooglePopup(): Promise<UserCredential> {
  return signInWithPopup(await auth(), new GoogleAuthProvider(), browserPopupRedirectResolver);
}

/** The Auth emulator accepts an account without Google's popup, which loads scripts from Google. */
async function signInByLocalGoogle(): Promise<UserCredential> {
  const account = await chooseLocalGoogleAccount();
  const credential = GoogleAuthProvider.credential(JSON.stringify(account));
  return signInWithCredential(await auth(), credential);
}

export async function signOutOfFirebase(): Promise<void> {
  await signOut(await auth());
}
