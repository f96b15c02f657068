import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOST, PROJECT_ID, ROOT } from '../lib/paths';
import type { ProcessManager, RunningProcess } from './process-manager';
import { startServerProcess } from './readiness';
import { createWarningPrinter, type PrintLine } from './warnings';

/**
 * The entry points of the package `firebase-functions`, such as 'firebase-functions/https', with which no trigger can
 * be defined.
 */
const WITHOUT_TRIGGERS = ['https', 'scheduler', 'params', 'options', 'logger'];
const FIREBASE_FUNCTIONS_IMPORT = /\b(?:from\s*|require\w*\()"firebase-functions(?:\/([\w/]+))?"/g;

/** Returns whether a bundle imports an entry point of firebase-functions that can define triggers. */
export function mightExportTriggers(bundle: string): boolean {
  const parts = [...readFileSync(bundle, 'utf8').matchAll(FIREBASE_FUNCTIONS_IMPORT)];
  return parts.some(([, part = '']) => !WITHOUT_TRIGGERS.includes(part));
}

export interface FunctionsEmulatorSpec {
  readonly port: number;
  /** The ports of the Firestore and Auth emulators, which may still be starting. */
  readonly firestore: number;
  readonly auth: number;
  readonly folders: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly logs: string;
  readonly print?: PrintLine | undefined;
}

/** Starts the functions emulator. Resolves when the triggers are registered. */
export function startFunctionsEmulator(
  processes: ProcessManager,
  { port, firestore, auth, folders, env, logs, print }: FunctionsEmulatorSpec,
): Promise<RunningProcess> {
  return startServerProcess(processes, {
    port,
    name: 'The functions emulator',
    command: process.execPath,
    args: [
      '--enable-source-maps',
      join(import.meta.dirname, 'functions-emulator-process.mjs'),
      HOST,
      String(port),
      PROJECT_ID,
      String(firestore),
      String(auth),
      ...folders,
    ],
    cwd: ROOT,
    env,
    log: join(logs, 'triggers.log'),
    ...(print && { onLine: createWarningPrinter('triggers', print) }),
  });
}
