import { applicationDefault } from 'firebase-admin/app';
import { HOST, LOCAL_AUTH_PORT, LOCAL_FIRESTORE_PORT, PROJECT_ID } from '../stack/paths';
import { Problem } from '../stack/problem';
import { accepts } from '../stack/readiness';

interface Service {
  readonly variable: string;
  readonly localPort: number;
}

export const AUTH: Service = {
  variable: 'FIREBASE_AUTH_EMULATOR_HOST',
  localPort: LOCAL_AUTH_PORT,
};
export const FIRESTORE: Service = {
  variable: 'FIRESTORE_EMULATOR_HOST',
  localPort: LOCAL_FIRESTORE_PORT,
};

export interface Target {
  readonly projectId: string;
  /** 'host:port' of the emulator, or null for a real project. */
  readonly emulatorHost: string | null;
  readonly description: string;
}

/** Returns the project in GCLOUD_PROJECT, or else the running local product. */
export async function findTarget(env: NodeJS.ProcessEnv, service: Service): Promise<Target> {
  const projectId = setting(env, 'GCLOUD_PROJECT') ?? PROJECT_ID;
  const named = setting(env, service.variable);
  if (named === undefined && !projectId.startsWith('demo-'))
    return { projectId, emulatorHost: null, description: `the project ${projectId}` };
  const emulatorHost = named ?? `${HOST}:${service.localPort}`;
  if (!(await isRunning(emulatorHost)))
    throw new Problem(
      `No emulator is running at ${emulatorHost}. Run "npm start", or set GCLOUD_PROJECT to your Firebase project, then try again.`,
    );
  return { projectId, emulatorHost, description: 'the local product' };
}

export async function aimAt(service: Service): Promise<Target> {
  const target = await findTarget(process.env, service);
  // Skips the SDKs' search for Google Cloud's metadata server.
  if (target.emulatorHost) process.env['METADATA_SERVER_DETECTION'] = 'none';
  if (target.emulatorHost) process.env[service.variable] = target.emulatorHost;
  // An SDK would use an empty value as an address.
  else Reflect.deleteProperty(process.env, service.variable);
  return target;
}

/** Throws a Problem without credentials. Firestore's client would end the process instead. */
export async function requireCredentials({ emulatorHost, description }: Target): Promise<void> {
  if (emulatorHost !== null) return;
  await applicationDefault()
    .getAccessToken()
    .catch((cause: unknown) => {
      throw new Problem(
        `No credentials for ${description}. Run "gcloud auth application-default login" with an account that can access the project, then try again.`,
        { cause },
      );
    });
}

function setting(env: NodeJS.ProcessEnv, name: string): string | undefined {
  return env[name] === '' ? undefined : env[name];
}

function isRunning(address: string): Promise<boolean> {
  const { hostname, port } = new URL(`http://${address}`);
  return accepts(Number(port), hostname);
}
