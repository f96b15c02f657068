import { isAbsolute, join } from 'node:path';
import { LOCAL_FOLDER, PROJECT_ID } from '../lib/paths';
import { Problem } from '../lib/problem';

export interface EmulatorSettings {
  readonly projectId: string;
  readonly firestoreHost: string;
  readonly authHost: string;
  readonly mediaFolder: string;
  /** The origin of the local Stripe. */
  readonly stripeOrigin: string;
}

/**
 * Reads from environment variables where the emulators are. Throws a Problem if a variable is missing, if the project
 * is no demo project, or if the path of the media folder is relative.
 */
export function emulatorSettings(env: NodeJS.ProcessEnv): EmulatorSettings {
  const firestoreHost = env['FIRESTORE_EMULATOR_HOST'];
  const authHost = env['FIREBASE_AUTH_EMULATOR_HOST'];
  const stripeOrigin = env['BOLOBOARD_STRIPE_ORIGIN'];
  const projectId = env['GCLOUD_PROJECT'] ?? PROJECT_ID;
  if (!firestoreHost || !authHost || !stripeOrigin)
    throw new Problem(
      'Demo data goes into emulators only. Set FIRESTORE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST and BOLOBOARD_STRIPE_ORIGIN, or run "npm start", which adds the demo data.',
    );
  if (!projectId.startsWith('demo-'))
    throw new Problem(
      `Demo data goes into "demo-" projects only, but GCLOUD_PROJECT is "${projectId}". Unset it, then try again.`,
    );
  const mediaFolder = env['MEDIA_FOLDER'] ?? join(LOCAL_FOLDER, 'data/media');
  if (!isAbsolute(mediaFolder))
    throw new Problem('MEDIA_FOLDER must be the absolute path of the folder for pictures.');
  return {
    projectId,
    firestoreHost,
    authHost,
    mediaFolder,
    stripeOrigin,
  };
}
