import { join } from 'node:path';
import { HOST, PROJECT_ID, ROOT } from '../lib/paths';
import { pickFreePort } from '../lib/ports';
import type { RunningStripeDouble } from '../stripe-double/start-stripe-double';
import { FUNCTIONS_BUNDLE } from './build-functions';
import { provideFunctionsBuild } from './builds';
import { startAuth, startFirestore } from './emulators';
import { provideFirestoreEmulator, type FirestoreEmulator } from './firestore-finder';
import { createFunctionProcesses } from './functions';
import { mightExportTriggers, startFunctionsEmulator } from './functions-emulator';
import { gatewayOrigin, type GatewaySpec, startGateway } from './gateway';
import type { ProcessManager, RunningProcess } from './process-manager';
import { serveScheduledFunctions } from './scheduled-functions';
import { restoreAuth, savedFirestorePath, saveState } from './state';
import { LOCAL_STRIPE, startStripe } from './stripe';
import type { PrintLine } from './warnings';

export interface StackPorts {
  readonly gateway: number;
  readonly firestore: number;
  readonly auth: number;
  readonly stripe: number;
}

export interface StackSpec {
  readonly ports: StackPorts;
  readonly data: string;
  /** The Firestore emulator to start. By default, the first installed one. */
  readonly emulator?: FirestoreEmulator;
  readonly settings?: Readonly<Record<string, string>>;
  readonly testTriggers?: string;
  /** Whether the product's background triggers are switched off, so that they take no CPU time from a measurement. */
  readonly withoutTriggers?: boolean;
  readonly withoutCompression?: boolean;
  readonly print?: PrintLine;
}

export interface Stack {
  readonly origin: string;
  /**
   * The origin at which the function `api` responds without the gateway, until `restartFunctions` starts `api` on
   * another port.
   */
  readonly apiOrigin: string;
  /** The origin of the server for scheduled functions: a POST request to /NAME runs the function NAME. */
  readonly scheduledOrigin: string;
  /** The local Stripe: its API, pages and controls. */
  readonly stripe: RunningStripeDouble;
  readonly env: Readonly<Record<string, string>>;
  readonly restartFunctions: () => Promise<void>;
  readonly save: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function pickFreeStackPorts(): Promise<StackPorts> {
  const [gateway, firestore, auth] = await Promise.all([
    pickFreePort(),
    pickFreePort(),
    pickFreePort(),
  ]);
  return { gateway, firestore, auth, stripe: await pickFreePort() };
}

/** Returns environment variables that point the Firebase SDKs to these emulators. */
export function emulatorEnv({
  firestore,
  auth,
}: Pick<StackPorts, 'firestore' | 'auth'>): Record<string, string> {
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    // Skips the SDKs' search for Google Cloud's metadata server.
    METADATA_SERVER_DETECTION: 'none',
    FIRESTORE_EMULATOR_HOST: `${HOST}:${String(firestore)}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${HOST}:${String(auth)}`,
  };
}

const mailFolderOf = ({ data }: StackSpec) => join(data, 'mail');
const pushFolderOf = ({ data }: StackSpec) => join(data, 'push');

const gatewaySpecOf = (spec: StackSpec): GatewaySpec => ({
  mailFolder: mailFolderOf(spec),
  pushFolder: pushFolderOf(spec),
  withoutCompression: spec.withoutCompression,
});

function functionsEnv(spec: StackSpec, stripeOrigin: string): Record<string, string> {
  return {
    ...emulatorEnv(spec.ports),
    MEDIA_STORE: 'folder',
    MEDIA_FOLDER: join(spec.data, 'media'),
    MAIL_FOLDER: mailFolderOf(spec),
    PUSH_FOLDER: pushFolderOf(spec),
    RECOGNITION_ENGINE: 'embedded',
    SITE_ORIGIN: gatewayOrigin(spec.ports.gateway),
    STRIPE_API_ORIGIN: stripeOrigin,
    STRIPE_SECRET_KEY: LOCAL_STRIPE.key,
    STRIPE_WEBHOOK_SECRET: LOCAL_STRIPE.webhookSecret,
    ...spec.settings,
  };
}

/** Returns the folders of bundles that contain triggers. If there are none, the functions emulator does not start. */
function triggerFolders({ testTriggers, withoutTriggers = false }: StackSpec): string[] {
  return [
    ...(mightExportTriggers(FUNCTIONS_BUNDLE) && !withoutTriggers ? [join(ROOT, 'functions')] : []),
    ...(testTriggers === undefined ? [] : [testTriggers]),
  ];
}

async function startEmulators(
  processes: ProcessManager,
  { ports, data, emulator: wanted }: StackSpec,
  functions: number | null,
): Promise<readonly RunningProcess[]> {
  const logs = join(data, 'logs');
  const importFrom = savedFirestorePath(data);
  const emulator = wanted ?? (await provideFirestoreEmulator());
  return Promise.all([
    startFirestore(processes, {
      emulator,
      port: ports.firestore,
      logs,
      importFrom,
      functions,
    }),
    startAuth(processes, { port: ports.auth, logs, functions }).then(async (running) => {
      await restoreAuth(data, ports.auth);
      return running;
    }),
  ]);
}

/**
 * Starts the local Stripe, the emulators, the function `api`, the triggers and the gateway. Resolves when all of these
 * accept connections. Each other function starts only when its first request arrives, because few tests need it.
 */
export async function startStack(processes: ProcessManager, spec: StackSpec): Promise<Stack> {
  await provideFunctionsBuild();
  const stripe = await startStripe(spec);
  const common = {
    env: functionsEnv(spec, stripe.origin),
    logs: join(spec.data, 'logs'),
    print: spec.print,
  };
  const functions = createFunctionProcesses(processes, common);
  const folders = triggerFolders(spec);
  const triggers = folders.length > 0 ? { ...common, folders, port: await pickFreePort() } : null;
  const startOwnTriggers = async (): Promise<RunningProcess | null> =>
    triggers && startFunctionsEmulator(processes, { ...spec.ports, ...triggers });
  const [apiPort, running, emulators] = await Promise.all([
    functions.portOf('api'),
    startOwnTriggers(),
    startEmulators(processes, spec, triggers?.port ?? null),
  ]);
  let runningTriggers = running;
  const gateway = await startGateway(
    { ...spec.ports, functions: functions.portOf },
    gatewaySpecOf(spec),
  );
  const scheduled = await serveScheduledFunctions(processes, common);
  return {
    origin: gateway.origin,
    apiOrigin: `http://${HOST}:${String(apiPort)}`,
    scheduledOrigin: scheduled.origin,
    stripe,
    env: {
      ...emulatorEnv(spec.ports),
      BOLOBOARD_ORIGIN: gateway.origin,
      BOLOBOARD_SCHEDULED_ORIGIN: scheduled.origin,
      BOLOBOARD_STRIPE_ORIGIN: stripe.origin,
    },
    restartFunctions: async () => {
      await Promise.all([functions.stop(), runningTriggers?.stop()]);
      [, runningTriggers] = await Promise.all([functions.portOf('api'), startOwnTriggers()]);
    },
    save: () => saveState(spec.data, { ...spec.ports, stripe }),
    stop: async () => {
      await gateway.close();
      scheduled.close();
      await Promise.all([
        functions.stop(),
        // Kills the functions emulator with SIGKILL. After SIGINT, it would wait until running triggers end, but these
        // triggers need the other emulators, which also stop now.
        runningTriggers?.kill(),
        ...emulators.map((process) => process.stop()),
      ]);
      await stripe.close();
    },
  };
}
