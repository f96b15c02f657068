import { join } from 'node:path';
import { HOST, ROOT } from '../lib/paths';
import { pickFreePort } from '../lib/ports';
import { FUNCTIONS_BUNDLE } from './build-functions';
import type { ProcessManager, RunningProcess } from './process-manager';
import { startServerProcess } from './readiness';
import { createWarningPrinter, type PrintLine } from './warnings';

/** The names of the product's HTTP functions. */
export const FUNCTION_NAMES = ['api', 'uploads', 'media', 'page'] as const;
export type FunctionName = (typeof FUNCTION_NAMES)[number];

export interface FunctionSpec {
  readonly name: string;
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
  readonly logs: string;
  readonly print?: PrintLine | undefined;
}

/**
 * The HTTP functions of a stack. As in Cloud Functions, each function has a separate process, which starts only when
 * the first request to the function arrives.
 */
export interface FunctionProcesses {
  /**
   * Starts the process of a function if necessary. Returns the port of the function when it accepts connections there.
   */
  readonly portOf: (name: FunctionName) => Promise<number>;
  /** Ends the processes of all functions. A later call of `portOf` starts the process of a function again. */
  readonly stop: () => Promise<void>;
}

export function createFunctionProcesses(
  processes: ProcessManager,
  spec: Omit<FunctionSpec, 'name' | 'port'>,
): FunctionProcesses {
  const started = new Map<FunctionName, Promise<StartedFunction>>();
  const start = async (name: FunctionName): Promise<StartedFunction> => {
    try {
      // Chooses the port only now, because another stack could take a port that was chosen earlier and is not in use
      // yet.
      const port = await pickFreePort();
      return { port, process: await startFunction(processes, { ...spec, name, port }) };
    } catch (error) {
      started.delete(name);
      throw error;
    }
  };
  return {
    portOf: async (name) => {
      const starting = started.get(name) ?? start(name);
      started.set(name, starting);
      return (await starting).port;
    },
    stop: async () => {
      const all = [...started.values()];
      started.clear();
      await Promise.all(all.map(async (starting) => (await starting).process.stop()));
    },
  };
}

interface StartedFunction {
  readonly port: number;
  readonly process: RunningProcess;
}

/** Starts the process of a function. Resolves when it accepts connections. */
export function startFunction(
  processes: ProcessManager,
  { name, port, env, logs, print }: FunctionSpec,
): Promise<RunningProcess> {
  return startServerProcess(processes, {
    port,
    name: `The function ${name}`,
    command: process.execPath,
    args: [
      '--enable-source-maps',
      join(import.meta.dirname, 'function-process.mjs'),
      HOST,
      String(port),
      name,
      FUNCTIONS_BUNDLE,
    ],
    cwd: join(ROOT, 'functions'),
    env: { ...env, FUNCTION_TARGET: name },
    log: join(logs, `${name}.log`),
    ...(print && { onLine: createWarningPrinter(name, print) }),
  });
}
