import { applicationDefault } from 'firebase-admin/app';
import { HOST, LOCAL_AUTH_PORT, LOCAL_FIRESTORE_PORT, PROJECT_ID } from '../stack/paths';
import { Problem } from '../stack/problem';
import { accepts } from '../stack/readiness';

/** A part of Firebase that a command works on, and where the local product has it. */
interface Service {
  /** The variable by which Firebase's SDKs learn where its emulator is. */
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

/** Whose members or data are meant. */
export interface Target {
  readonly projectId: string;
  /** 'host:port' of the service's emulator, or null for a real project. */
  readonly emulatorHost: string | null;
  /** As a sentence names it. */
  readonly description: string;
}

/**
 * The project in GCLOUD_PROJECT with the credentials at hand, or the local product where it is unset
 * or a `demo-` project.
 * @throws Problem where the local product is meant and does not run
 */
export async function findTarget(env: NodeJS.ProcessEnv, service: Service): Promise<Target> {
  const projectId = setting(env, 'GCLOUD_PROJECT') ?? PROJECT_ID;
  const named = setting(env, service.variable);
  if (named === undefined && !projectId.startsWith('demo-'))
    return { projectId, emulatorHost: null, description: `the project ${projectId}` };
  const emulatorHost = named ?? `${HOST}:${service.localPort}`;
  if (!(await answers(emulatorHost)))
    throw new Problem(
      `Nothing runs at ${emulatorHost}: start the product by "npm start", or set GCLOUD_PROJECT to your Firebase project, then run this again.`,
    );
  return { projectId, emulatorHost, description: 'the local product' };
}

/** Finds the target and leads the Firebase SDKs of this process there. */
export async function aimAt(service: Service): Promise<Target> {
  const target = await findTarget(process.env, service);
  // Else the libraries look for a machine in Google's cloud to ask for credentials.
  if (target.emulatorHost) process.env['METADATA_SERVER_DETECTION'] = 'none';
  if (target.emulatorHost) process.env[service.variable] = target.emulatorHost;
  // Set to nothing, it would be taken for an address.
  else Reflect.deleteProperty(process.env, service.variable);
  return target;
}

/**
 * @throws Problem where there are none for a real project: Firestore's client, unlike Auth's, would
 * end this process with a stack
 */
export async function requireCredentials({ emulatorHost, description }: Target): Promise<void> {
  if (emulatorHost !== null) return;
  await applicationDefault()
    .getAccessToken()
    .catch((cause: unknown) => {
      throw new Problem(
        `No credentials reach ${description}: run "gcloud auth application-default login" with an account of the project, then run this again.`,
        { cause },
      );
    });
}

/** A variable's value; set to nothing counts as unset. */
function setting(env: NodeJS.ProcessEnv, name: string): string | undefined {
  return env[name] === '' ? undefined : env[name];
}

function answers(address: string): Promise<boolean> {
  const { hostname, port } = new URL(`http://${address}`);
  return accepts(Number(port), hostname);
}
