import { isAbsolute, join } from 'node:path';
import { LOCAL, PROJECT_ID } from '../stack/paths';
import { Problem } from '../stack/problem';

export interface EmulatorSettings {
  readonly projectId: string;
  readonly firestoreHost: string;
  readonly authHost: string;
  /** The absolute path of the folder that keeps pictures. */
  readonly mediaFolder: string;
}

/**
 * Where demo data may go: into the emulators that the environment names.
 * @throws Problem for anything but emulators with a `demo-` project
 */
export function emulatorSettings(env: NodeJS.ProcessEnv): EmulatorSettings {
  const firestoreHost = env['FIRESTORE_EMULATOR_HOST'];
  const authHost = env['FIREBASE_AUTH_EMULATOR_HOST'];
  const projectId = env['GCLOUD_PROJECT'] ?? PROJECT_ID;
  if (!firestoreHost || !authHost)
    throw new Problem(
      'Demo data goes into emulators only: set FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST, or run "npm start", which fills it in.',
    );
  if (!projectId.startsWith('demo-'))
    throw new Problem(
      `Demo data goes into a "demo-" project only, and GCLOUD_PROJECT is "${projectId}": unset it, then run this again.`,
    );
  const mediaFolder = env['MEDIA_FOLDER'] ?? join(LOCAL, 'data/media');
  if (!isAbsolute(mediaFolder))
    throw new Problem('MEDIA_FOLDER must be an absolute path: the folder that keeps the pictures.');
  return { projectId, firestoreHost, authHost, mediaFolder };
}
