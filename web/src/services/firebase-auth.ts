import {
  type Auth,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  type UserCredential,
} from 'firebase/auth';
import * as z from 'zod/mini';
import { loadOnce } from '@/lib/once';
import { firebaseApp, firebaseConfig } from './firebase-app';
import { setFirebaseSignOut } from './loaded-firebase-sign-in';

/** Firebase Auth. Import this module only lazily, because its code is as large as all other code of a page. */
const auth = loadOnce(async (): Promise<Auth> => {
  const { app, emulators } = await firebaseApp();
  const started = initializeAuth(app, { persistence: indexedDBLocalPersistence });
  if (emulators)
    connectAuthEmulator(started, `http://${emulators.auth}`, { disableWarnings: true });
  setFirebaseSignOut(() => signOut(started));
  return started;
});

/** Signs in with Firebase and returns an ID token. Throws a FirebaseError if the sign-in fails. */
export async function signInByPassword(email: string, password: string): Promise<string> {
  const { user } = await signInWithEmailAndPassword(await auth(), email, password);
  return user.getIdToken();
}

/** Opens Google's sign-in popup and returns an ID token. Throws a FirebaseError if the sign-in fails. */
export async function signInByGoogle(): Promise<string> {
  const { emulators } = await firebaseConfig();
  const { user } = emulators ? await signInByLocalGoogle() : await signInByGooglePopup();
  return user.getIdToken();
}

async function signInByGooglePopup(): Promise<UserCredential> {
  return signInWithPopup(await auth(), new GoogleAuthProvider(), browserPopupRedirectResolver);
}

/**
 * Asks a signed-in member to sign in with Google again, and returns an ID token as proof of their identity. If the
 * member chooses another Google account, the first account stays signed in. If Firebase has no signed-in member, signs
 * in like `signInByGoogle`. Throws a FirebaseError if the sign-in fails.
 */
export async function confirmIdentityByGoogle(email: string): Promise<string> {
  const { emulators } = await firebaseConfig();
  const started = await auth();
  await started.authStateReady();
  const member = started.currentUser;
  if (!member) return signInByGoogle();
  const { user } = emulators
    ? await reauthenticateWithCredential(member, await localGoogleCredential())
    : await confirmByGooglePopup(member, email);
  return user.getIdToken();
}

/** Returns the id of the member who is signed in with Firebase in this browser, or null. */
export async function firebaseMemberId(): Promise<string | null> {
  const started = await auth();
  await started.authStateReady();
  return started.currentUser?.uid ?? null;
}

/**
 * Gets a new ID token, which contains the member's current claims. Does nothing if nobody is signed in with Firebase.
 */
export async function refreshIdToken(): Promise<void> {
  const started = await auth();
  await started.authStateReady();
  await started.currentUser?.getIdToken(true);
}

function confirmByGooglePopup(member: User, email: string): Promise<UserCredential> {
  const google = new GoogleAuthProvider().setCustomParameters({ login_hint: email });
  return reauthenticateWithPopup(member, google, browserPopupRedirectResolver);
}

/**
 * Returns a Google credential for the local stack. The Auth emulator accepts this credential without Google's popup,
 * which would load scripts from Google.
 */
async function localGoogleCredential() {
  return GoogleAuthProvider.credential(JSON.stringify(await chooseLocalGoogleAccount()));
}

async function signInByLocalGoogle(): Promise<UserCredential> {
  return signInWithCredential(await auth(), await localGoogleCredential());
}

const LOCAL_GOOGLE_PAGE = '/__local/google-sign-in';

const accountSchema = z.object({
  sub: z.string(),
  email: z.string(),
  name: z.string(),
  email_verified: z.literal(true),
});

type LocalGoogleAccount = z.infer<typeof accountSchema>;

const failure = (code: string) => Object.assign(new Error(code), { code });

/**
 * Opens the window that replaces Google's sign-in popup in the local stack, and returns the chosen account. Rejects
 * with the same error code as Firebase if the browser blocks the window, or if the window is closed without a choice.
 */
function chooseLocalGoogleAccount(): Promise<LocalGoogleAccount> {
  const popup = window.open(LOCAL_GOOGLE_PAGE, 'google-sign-in', 'popup,width=420,height=520');
  if (!popup) return Promise.reject(failure('auth/popup-blocked'));
  return new Promise((resolve, reject) => {
    const finish = () => {
      window.clearInterval(watch);
      window.removeEventListener('message', receive);
    };
    const receive = (event: MessageEvent) => {
      if (event.source !== popup || event.origin !== window.location.origin) return;
      finish();
      popup.close();
      resolve(accountSchema.parse(event.data));
    };
    const watch = window.setInterval(() => {
      if (!popup.closed) return;
      finish();
      reject(failure('auth/popup-closed-by-user'));
    }, 250);
    window.addEventListener('message', receive);
  });
}
