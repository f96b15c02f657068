import { join } from 'node:path';
import { provideFunctionsBuild } from './builds';
import { startAuth, startFirestore } from './emulators';
import { provideFirestoreEmulator, type FirestoreEmulator } from './firestore-finder';
import { startFunctions, type FunctionPorts } from './functions';
import { gatewayOrigin, startGateway } from './gateway';
import { HOST, LOCAL, PROJECT_ID } from './paths';
import { freePort } from './ports';
import type { Processes, RunningProcess } from './processes';
import { serveScheduledFunctions } from './scheduled-functions';
import { restoreAuth, savedFirestore, saveState } from './state';

export interface StackPorts {
  readonly gateway: number;
  readonly firestore: number;
  readonly auth: number;
}

export interface StackSpec {
  readonly ports: StackPorts;
  /** The folder of this stack's data and logs. */
  readonly data: string;
  /** The Firestore emulator; by default the first that this machine has or can get. */
  readonly emulator?: FirestoreEmulator;
  /** Settings of the functions beside those that every stack has. */
  readonly settings?: Readonly<Record<string, string>>;
}

export interface Stack {
  /** http://127.0.0.1:PORT of the gateway. */
  readonly origin: string;
  /** Where the scheduled functions are run by a POST to their names; nothing runs them by itself. */
  readonly scheduledOrigin: string;
  /** What a test or script needs to reach this stack. */
  readonly env: Readonly<Record<string, string>>;
  /** Starts the functions anew, from the bundle as it is now. */
  readonly restartFunctions: () => Promise<void>;
  /** Keeps the emulators' data for the next start from the same folder. */
  readonly save: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Three free ports for a stack beside others. */
export async function freeStackPorts(): Promise<StackPorts> {
  const [gateway, firestore, auth] = await Promise.all([freePort(), freePort(), freePort()]);
  return { gateway, firestore, auth };
}

function emulatorEnv({ firestore, auth }: StackPorts): Record<string, string> {
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    // Nothing here runs at Google: no search for its metadata server.
    METADATA_SERVER_DETECTION: 'none',
    FIRESTORE_EMULATOR_HOST: `${HOST}:${String(firestore)}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${String(auth)}`,
  };
}

function functionsEnv(spec: StackSpec): Record<string, string> {
  return {
    ...emulatorEnv(spec.ports),
    MEDIA_STORE: 'folder',
    MEDIA_FOLDER: join(spec.data, 'media'),
    RECOGNITION_ENGINE: 'embedded',
    SITE_ORIGIN: gatewayOrigin(spec.ports.gateway),
    // Compiled code is kept between starts, which makes them quicker.
    NODE_COMPILE_CACHE: join(LOCAL, 'compile-cache'),
    ...spec.settings,
  };
}

async function startEmulators(
  processes: Processes,
  { ports, data, emulator: wanted }: StackSpec,
): Promise<readonly RunningProcess[]> {
  const logs = join(data, 'logs');
  const importFrom = savedFirestore(data);
  const emulator = wanted ?? (await provideFirestoreEmulator());
  return Promise.all([
    startFirestore(processes, { emulator, port: ports.firestore, logs, importFrom }),
    startAuth(processes, { port: ports.auth, logs }).then(async (running) => {
      await restoreAuth(data, ports.auth);
      return running;
    }),
  ]);
}

async function freeFunctionPorts(): Promise<FunctionPorts> {
  const [api, uploads, media, page] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  return { api, uploads, media, page };
}

/**
 * Builds the functions where they changed and starts the whole back end behind the gateway, which
 * also serves the web build where there is one; resolves when all answers.
 */
export async function startStack(processes: Processes, spec: StackSpec): Promise<Stack> {
  const logs = join(spec.data, 'logs');
  const functions = { ports: await freeFunctionPorts(), env: functionsEnv(spec), logs };
  const [running, emulators] = await Promise.all([
    provideFunctionsBuild().then(() => startFunctions(processes, functions)),
    startEmulators(processes, spec),
  ]);
  const gateway = await startGateway({ ...spec.ports, functions: functions.ports });
  const scheduled = await serveScheduledFunctions(processes, functions);
  let serving = running;
  return {
    origin: gateway.origin,
    scheduledOrigin: scheduled.origin,
    env: {
      ...emulatorEnv(spec.ports),
      BOLOBOARD_ORIGIN: gateway.origin,
      BOLOBOARD_SCHEDULED_ORIGIN: scheduled.origin,
    },
    restartFunctions: async () => {
      await Promise.all(serving.map((process) => process.stop()));
      serving = await startFunctions(processes, functions);
    },
    save: () => saveState(spec.data, spec.ports),
    stop: async () => {
      await gateway.close();
      scheduled.close();
      await Promise.all([...serving, ...emulators].map((process) => process.stop()));
    },
  };
}
