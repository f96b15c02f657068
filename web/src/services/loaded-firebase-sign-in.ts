let signOut: (() => Promise<void>) | null = null;

/**
 * Stores the function that signs out of Firebase. The module with the code of Firebase calls `setFirebaseSignOut` when
 * it loads.
 */
export function setFirebaseSignOut(loaded: () => Promise<void>): void {
  signOut = loaded;
}

/** Signs out of Firebase in this page. Does nothing if this page has not loaded the code of Firebase. */
export function endLoadedFirebaseSignIn(): void {
  signOut?.().catch((error: unknown) => {
    console.warn('Could not sign out of Firebase.', error);
  });
}
