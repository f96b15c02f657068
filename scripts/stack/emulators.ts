import { join } from 'node:path';
import { HOST, PROJECT_ID, ROOT } from '../lib/paths';
import { Problem } from '../lib/problem';
import type { FirestoreEmulator } from './firestore-finder';
import type { ProcessManager, RunningProcess } from './process-manager';
import { startServerProcess } from './readiness';

export interface EmulatorSpec {
  readonly port: number;
  readonly logs: string;
  readonly functions?: number | null;
}

export interface FirestoreSpec extends EmulatorSpec {
  readonly emulator: FirestoreEmulator;
  /**
   * The path of an earlier export of Firestore's data, which the emulator loads when it starts. Null to start without
   * data.
   */
  readonly importFrom: string | null;
}

/** Starts the Firestore emulator. Resolves when it accepts connections. */
export function startFirestore(
  processes: ProcessManager,
  { emulator, port, logs, importFrom, functions }: FirestoreSpec,
): Promise<RunningProcess> {
  return startServerProcess(processes, {
    port,
    name: 'The Firestore emulator',
    command: emulator.command,
    args: [
      ...emulator.args,
      ...['--host', HOST, '--port', String(port), '--rules', join(ROOT, 'firestore.rules')],
      ...(importFrom ? ['--seed_from_export', importFrom] : []),
      ...(functions ? ['--functions_emulator', `${HOST}:${String(functions)}`] : []),
    ],
    cwd: ROOT,
    log: join(logs, `firestore-${emulator.name}.log`),
  });
}

/**
 * Starts the Auth emulator. Resolves when it accepts connections and no longer reveals which email addresses have an
 * account.
 */
export async function startAuth(
  processes: ProcessManager,
  { port, logs, functions }: EmulatorSpec,
): Promise<RunningProcess> {
  const running = await startServerProcess(processes, {
    port,
    name: 'The Auth emulator',
    command: process.execPath,
    args: [
      join(import.meta.dirname, 'auth-emulator-process.mjs'),
      HOST,
      String(port),
      PROJECT_ID,
      ...(functions ? [String(functions)] : []),
    ],
    cwd: ROOT,
    log: join(logs, 'auth.log'),
  });
  await hideAccounts(port);
  return running;
}

/** Switches on Firebase's email enumeration protection, which `npm run deploy` requires of a real project. */
async function hideAccounts(port: number): Promise<void> {
  const path = `identitytoolkit.googleapis.com/v2/projects/${PROJECT_ID}/config`;
  const field = 'emailPrivacyConfig.enableImprovedEmailPrivacy';
  const response = await fetch(`http://${HOST}:${String(port)}/${path}?updateMask=${field}`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!response.ok)
    throw new Problem(
      `The Auth emulator does not hide who has an account: ${await response.text()}`,
    );
}
