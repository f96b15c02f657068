import { HOST, PROJECT_ID } from '../lib/paths';
import { pickFreePort } from '../lib/ports';
import { startFirestore } from '../stack/emulators';
import type { FirestoreEmulator } from '../stack/firestore-finder';
import type { ProcessManager } from '../stack/process-manager';

const LOCAL_PROJECT = { GCLOUD_PROJECT: PROJECT_ID, METADATA_SERVER_DETECTION: 'none' };

/** Starts only the Firestore emulator, without data. */
export async function startEmptyFirestore(
  { processes, folder }: { readonly processes: ProcessManager; readonly folder: string },
  emulator: FirestoreEmulator,
) {
  const port = await pickFreePort();
  const spec = { emulator, port, logs: `${folder}/logs`, importFrom: null };
  const running = await startFirestore(processes, spec);
  const env = { ...LOCAL_PROJECT, FIRESTORE_EMULATOR_HOST: `${HOST}:${String(port)}` };
  return { running, env };
}
