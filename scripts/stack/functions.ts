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

/** Starts a process for each HTTP function; resolves when all answer. */
export async function startFunctions(
  processes: Processes,
  { ports, env, logs }: FunctionsSpec,
): Promise<readonly RunningProcess[]> {
  return Promise.all(
    FUNCTION_NAMES.map(async (name) => {
      const running = processes.start({
        name: `The function ${name}`,
        command: process.execPath,
        args: [
          '--enable-source-maps',
          join(import.meta.dirname, 'function-process.mjs'),
          ...[HOST, String(ports[name]), name, FUNCTIONS_BUNDLE],
        ],
        cwd: join(ROOT, 'functions'),
        env,
        log: join(logs, `${name}.log`),
      });
      await waitForPort(running, ports[name]);
      return running;
    }),
  );
}
