import { join } from 'node:path';
import type { FirestoreEmulator } from './firestore-finder';
import { HOST, PROJECT_ID, ROOT } from './paths';
import type { Processes, RunningProcess } from './processes';
import { waitForPort } from './readiness';

export interface EmulatorSpec {
  readonly port: number;
  /** The folder for its log. */
  readonly logs: string;
}

export interface FirestoreSpec extends EmulatorSpec {
  readonly emulator: FirestoreEmulator;
  /** The export to begin with. */
  readonly importFrom: string | null;
}

/** Starts Firestore with the deployed rules; resolves when it answers. */
export async function startFirestore(
  processes: Processes,
  { emulator, port, logs, importFrom }: FirestoreSpec,
): Promise<RunningProcess> {
  const running = processes.start({
    name: 'The Firestore emulator',
    command: emulator.command,
    args: [
      ...emulator.args,
      ...['--host', HOST, '--port', String(port), '--rules', join(ROOT, 'firestore.rules')],
      ...(importFrom ? ['--seed_from_export', importFrom] : []),
    ],
    cwd: ROOT,
    log: join(logs, `firestore-${emulator.name}.log`),
  });
  await waitForPort(running, port);
  return running;
}

/** Starts Auth; resolves when it answers. */
export async function startAuth(
  processes: Processes,
  { port, logs }: EmulatorSpec,
): Promise<RunningProcess> {
  const running = processes.start({
    name: 'The Auth emulator',
    command: process.execPath,
    args: [join(import.meta.dirname, 'auth-emulator-process.mjs'), HOST, String(port), PROJECT_ID],
    cwd: ROOT,
    log: join(logs, 'auth.log'),
  });
  await waitForPort(running, port);
  return running;
}
