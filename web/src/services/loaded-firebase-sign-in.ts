let signOut: (() => Promise<void>) | null = null;

/** Sets the function that signs out of Firebase. The module with Firebase's code calls this when it loads. */
export function setFirebaseSignOut(loaded: () => Promise<void>): void {
  signOut = loaded;
}

/** Signs out of Firebase in this page, if Firebase's code was loaded. */
export function endLoadedFirebaseSignIn(): void {
  signOut?.().catch((error: unknown) => {
    console.warn('Could not sign out of Firebase.', error);
  });
}
