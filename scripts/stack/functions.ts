import { join } from 'node:path';
import { FUNCTIONS_BUNDLE } from './build-functions';
import { HOST, ROOT } from './paths';
import type { Processes, RunningProcess } from './processes';
import { waitForPort } from './readiness';

/** The HTTP functions that functions/src/index.ts exports. */
export const FUNCTION_NAMES = ['api', 'uploads', 'media', 'page'] as const;
export type FunctionName = (typeof FUNCTION_NAMES)[number];
export type FunctionPorts = Readonly<Record<FunctionName, number>>;

export interface FunctionsSpec {
  readonly ports: FunctionPorts;
  readonly env: Readonly<Record<string, string>>;
  /** The folder for their logs. */
  readonly logs: string;
}

export interface FunctionSpec extends Omit<FunctionsSpec, 'ports'> {
  /** As functions/src/index.ts exports it. */
  readonly name: string;
  readonly port: number;
}

/** Starts a process for each HTTP function; resolves when all answer. */
export async function startFunctions(
  processes: Processes,
  { ports, env, logs }: FunctionsSpec,
): Promise<readonly RunningProcess[]> {
  return Promise.all(
    FUNCTION_NAMES.map((name) => startFunction(processes, { name, port: ports[name], env, logs })),
  );
}

/** Starts a process for one function; resolves when it answers. */
export async function startFunction(
  processes: Processes,
  { name, port, env, logs }: FunctionSpec,
): Promise<RunningProcess> {
  const running = processes.start({
    name: `The function ${name}`,
    command: process.execPath,
    args: [
      '--enable-source-maps',
      join(import.meta.dirname, 'function-process.mjs'),
      ...[HOST, String(port), name, FUNCTIONS_BUNDLE],
    ],
    cwd: join(ROOT, 'functions'),
    env,
    log: join(logs, `${name}.log`),
  });
  await waitForPort(running, port);
  return running;
}
