let signOut: (() => Promise<void>) | null = null;

/** The module with Firebase's code calls this when it loads on this page. */
export function setFirebaseSignOut(loaded: () => Promise<void>): void {
  signOut = loaded;
}

/** Signs out of Firebase in this page's memory, if its code runs here. */
export function endLoadedFirebaseSignIn(): void {
  signOut?.().catch((error: unknown) => {
    console.warn('Could not sign out of Firebase.', error);
  });
}
