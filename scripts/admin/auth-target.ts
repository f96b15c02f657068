import { HOST, LOCAL_AUTH_PORT, PROJECT_ID } from '../stack/paths';
import { Problem } from '../stack/problem';
import { accepts } from '../stack/readiness';

/** Whose members are meant. */
export interface AuthTarget {
  readonly projectId: string;
  /** 'host:port' of the Auth emulator, or null for a real project. */
  readonly emulatorHost: string | null;
  /** As a sentence names it. */
  readonly description: string;
}

/**
 * The project in GCLOUD_PROJECT with the credentials at hand, or the local product where it is unset
 * or a `demo-` project.
 * @throws Problem where the local product is meant and does not run
 */
export async function authTarget(env: NodeJS.ProcessEnv): Promise<AuthTarget> {
  const projectId = setting(env, 'GCLOUD_PROJECT') ?? PROJECT_ID;
  const named = setting(env, 'FIREBASE_AUTH_EMULATOR_HOST');
  if (named === undefined && !projectId.startsWith('demo-'))
    return { projectId, emulatorHost: null, description: `the project ${projectId}` };
  const emulatorHost = named ?? `${HOST}:${LOCAL_AUTH_PORT}`;
  if (!(await answers(emulatorHost)))
    throw new Problem(
      `Nothing runs at ${emulatorHost}: start the product by "npm start", or set GCLOUD_PROJECT to your Firebase project, then run this again.`,
    );
  return { projectId, emulatorHost, description: 'the local product' };
}

/** A variable's value; set to nothing counts as unset. */
function setting(env: NodeJS.ProcessEnv, name: string): string | undefined {
  return env[name] === '' ? undefined : env[name];
}

function answers(address: string): Promise<boolean> {
  const { hostname, port } = new URL(`http://${address}`);
  return accepts(Number(port), hostname);
}
