import { applicationDefault } from 'firebase-admin/app';
import { HOST, LOCAL_AUTH_PORT, LOCAL_FIRESTORE_PORT, PROJECT_ID } from '../lib/paths';
import { Problem } from '../lib/problem';
import { acceptsConnections } from '../stack/readiness';

/** A Firebase service that a command works on. */
interface Service {
  /** The name of the environment variable that holds 'host:port' of the service's emulator. Firebase's SDKs read it. */
  readonly variable: string;
  readonly localPort: number;
}

export const AUTH_SERVICE: Service = {
  variable: 'FIREBASE_AUTH_EMULATOR_HOST',
  localPort: LOCAL_AUTH_PORT,
};
export const FIRESTORE_SERVICE: Service = {
  variable: 'FIRESTORE_EMULATOR_HOST',
  localPort: LOCAL_FIRESTORE_PORT,
};

/** The options of `parseArgs` that choose the target of an admin command. */
export const TARGET_OPTIONS = {
  project: { type: 'string' },
  local: { type: 'boolean' },
} as const;

export interface TargetOptions {
  readonly project?: string | undefined;
  readonly local?: boolean | undefined;
}

/** The Firebase project, or the local product, whose members or data a command changes. */
export interface Target {
  readonly projectId: string;
  /** 'host:port' of the service's emulator, or null for a real project. */
  readonly emulatorHost: string | null;
  /** For output: 'the project my-shop' or 'the local product'. */
  readonly description: string;
}

/**
 * Returns the project that `--project` names, or the local product if `--local` is given.
 * @throws Problem if neither or both options are given, if `--project` names a demo project, if an environment variable
 * names another project or, with `--project`, an emulator, or if the local product is not running
 */
export async function findTarget(
  { project, local = false }: TargetOptions,
  env: NodeJS.ProcessEnv,
  service: Service,
): Promise<Target> {
  if ((project === undefined) !== local)
    throw new Problem(
      'Name the target: --project ID for a Firebase project, or --local for the product that "npm start" runs.',
    );
  if (project !== undefined) return realTarget(project, env, service);
  refuseOtherProjects(PROJECT_ID, '--local', env);
  const emulatorHost = setting(env, service.variable) ?? `${HOST}:${service.localPort}`;
  if (!(await isReachable(emulatorHost)))
    throw new Problem(
      `Nothing runs at ${emulatorHost}. Start the product with "npm start", then run this again.`,
    );
  return { projectId: PROJECT_ID, emulatorHost, description: 'the local product' };
}

function realTarget(projectId: string, env: NodeJS.ProcessEnv, { variable }: Service): Target {
  if (projectId.startsWith('demo-'))
    throw new Problem(`${projectId} exists in emulators only. Use --local instead of --project.`);
  refuseOtherProjects(projectId, `--project ${projectId}`, env);
  if (setting(env, variable) !== undefined)
    throw new Problem(
      `${variable} is set, so this would change an emulator instead of ${projectId}. Unset it, then run this again.`,
    );
  return { projectId, emulatorHost: null, description: `the project ${projectId}` };
}

/**
 * Throws a Problem if an environment variable names a project other than `projectId`. Checks two variables, because
 * Firebase's SDKs read GCLOUD_PROJECT and Google's libraries read GOOGLE_CLOUD_PROJECT.
 */
function refuseOtherProjects(projectId: string, option: string, env: NodeJS.ProcessEnv): void {
  for (const variable of ['GCLOUD_PROJECT', 'GOOGLE_CLOUD_PROJECT']) {
    const named = setting(env, variable);
    if (named !== undefined && named !== projectId)
      throw new Problem(
        `${variable} is ${named}, which contradicts ${option}. Unset the variable or change the option, then run this again.`,
      );
  }
}

/**
 * Finds the target as `findTarget` does. Also sets environment variables so that Firebase's SDKs in this process use
 * the target.
 */
export async function connectToTarget(options: TargetOptions, service: Service): Promise<Target> {
  const target = await findTarget(options, process.env, service);
  if (target.emulatorHost) {
    // Skips the SDKs' search for Google Cloud's metadata server.
    process.env['METADATA_SERVER_DETECTION'] = 'none';
    process.env[service.variable] = target.emulatorHost;
  } else {
    // Deletes the variable, because the SDKs would use an emulator even if the variable were empty.
    Reflect.deleteProperty(process.env, service.variable);
  }
  return target;
}

/**
 * Throws a Problem if this computer has no credentials for a real project. Call this function before you use Firestore:
 * without credentials, Firestore's client ends the process with a stack trace.
 */
export async function requireCredentials({ emulatorHost, description }: Target): Promise<void> {
  if (emulatorHost !== null) return;
  await applicationDefault()
    .getAccessToken()
    .catch((cause: unknown) => {
      throw new Problem(
        `No credentials for ${description}. Run "gcloud auth application-default login" with an account of the project, then run this again.`,
        { cause },
      );
    });
}

/** Returns a variable's value, or undefined if it is unset or empty. */
function setting(env: NodeJS.ProcessEnv, name: string): string | undefined {
  return env[name] === '' ? undefined : env[name];
}

function isReachable(host: string): Promise<boolean> {
  const { hostname, port } = new URL(`http://${host}`);
  return acceptsConnections(Number(port), hostname);
}
