import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { provideFirestoreEmulator } from './firestore-finder';
import { HOST, PROJECT_ID, ROOT } from './paths';
import type { Processes } from './processes';
import { waitForPort } from './readiness';

export interface EmulatorSpec {
  readonly port: number;
  /** The folder for its log. */
  readonly logs: string;
}

/** Starts Firestore with the deployed rules; resolves when it answers. */
export async function startFirestore(
  processes: Processes,
  { port, logs, importFrom }: EmulatorSpec & { readonly importFrom: string | null },
): Promise<void> {
  const emulator = await provideFirestoreEmulator();
  const rules = join(ROOT, 'firestore.rules');
  const process = processes.start({
    name: 'The Firestore emulator',
    command: emulator.command,
    args: [
      ...emulator.args,
      ...['--host', HOST, '--port', String(port)],
      ...(existsSync(rules) ? ['--rules', rules] : []),
      ...(importFrom ? ['--seed_from_export', importFrom] : []),
    ],
    cwd: ROOT,
    log: join(logs, 'firestore.log'),
  });
  await waitForPort(process, port);
}

/** Starts Auth; resolves when it answers. */
export async function startAuth(processes: Processes, { port, logs }: EmulatorSpec): Promise<void> {
  const running = processes.start({
    name: 'The Auth emulator',
    command: process.execPath,
    args: [join(import.meta.dirname, 'auth-emulator-process.mjs'), HOST, String(port), PROJECT_ID],
    cwd: ROOT,
    log: join(logs, 'auth.log'),
  });
  await waitForPort(running, port);
}
