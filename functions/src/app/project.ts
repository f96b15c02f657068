import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { createFirebaseIdentity } from '../gateways/identity/firebase-identity';
import type { Config } from '../lib/config';
import { createJsonLogger } from '../lib/json-logger';

/** Opens the Firebase project of a function's process. Firebase Auth loads on first use. */
export function openProject({ projectId }: Pick<Config, 'projectId'>) {
  const firebase = initializeApp({ projectId });
  const loadAuth = async () => (await import('firebase-admin/auth')).getAuth(firebase);
  return {
    firebase,
    db: getFirestore(firebase),
    loadAuth,
    identity: createFirebaseIdentity(loadAuth),
    log: createJsonLogger(),
    now: () => new Date(),
  };
}
