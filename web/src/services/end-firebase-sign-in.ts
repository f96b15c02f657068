/** Signs out of Firebase. Rejects without a network, because Firebase's code is not cached. */
export async function endFirebaseSignIn(): Promise<void> {
  const { signOutOfFirebase } = await import('./firebase-auth');
  await signOutOfFirebase();
}
