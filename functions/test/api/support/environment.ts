import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Run these tests with \`npm run test:api\`.`);
  return value;
}

export const ORIGIN = required('BOLOBOARD_ORIGIN');
/** The origin to which tests send a POST to /{name of a scheduled function} to run the function. */
export const SCHEDULED_ORIGIN = required('BOLOBOARD_SCHEDULED_ORIGIN');
/** The origin of the local Stripe. */
export const STRIPE_ORIGIN = required('BOLOBOARD_STRIPE_ORIGIN');
export const PROJECT_ID = required('GCLOUD_PROJECT');
required('FIREBASE_AUTH_EMULATOR_HOST');
required('FIRESTORE_EMULATOR_HOST');

// This app has a name, because the product's own app, which has no name, can run in the same process.
const firebase = initializeApp({ projectId: PROJECT_ID }, 'tests');
export const auth = getAuth(firebase);
export const db = getFirestore(firebase);
