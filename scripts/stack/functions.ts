import { join } from 'node:path';
import { FUNCTIONS_BUNDLE } from './build-functions';
import { HOST, ROOT } from './paths';
import type { Processes, RunningProcess } from './processes';
import { startServerProcess } from './readiness';
import { printWarnings, type PrintLine } from './warnings';

/** The names of the product's HTTP functions. */
export const FUNCTION_NAMES = ['api', 'uploads', 'media', 'page'] as const;
export type FunctionName = (typeof FUNCTION_NAMES)[number];
export type FunctionPorts = Readonly<Record<FunctionName, number>>;

export interface FunctionSpec {
  readonly name: string;
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
  readonly logs: string;
  readonly print?: PrintLine | undefined;
}

/**
 * The HTTP functions of a stack. As in Cloud Functions, each function has a separate process, which starts before the
 * first request to the function.
 */
export interface Functions {
  /**
   * Starts the process of a function if necessary. Returns the port of the function when it accepts connections there.
   */
  readonly portOf: (name: FunctionName) => Promise<number>;
  /** Ends the processes of all functions. A later call of `portOf` starts the process of a function again. */
  readonly stop: () => Promise<void>;
}

export function createFunctions(
  processes: Processes,
  { ports, ...spec }: Omit<FunctionSpec, 'name' | 'port'> & { readonly ports: FunctionPorts },
): Functions {
  const started = new Map<FunctionName, Promise<RunningProcess>>();
  // Resolves when the stopped processes have ended. A new process must wait for this, because it uses the same port as
  // a stopped process.
  let stopped = Promise.resolve();
  const start = async (name: FunctionName): Promise<RunningProcess> => {
    await stopped;
    try {
      return await startFunction(processes, { ...spec, name, port: ports[name] });
    } catch (error) {
      started.delete(name);
      throw error;
    }
  };
  return {
    portOf: async (name) => {
      const running = started.get(name) ?? start(name);
      started.set(name, running);
      await running;
      return ports[name];
    },
    stop: () => {
      const running = [...started.values()];
      started.clear();
      stopped = Promise.all(running.map(async (process) => (await process).stop())).then(
        () => undefined,
      );
      return stopped;
    },
  };
}

/** Starts the process of a function. Resolves when it accepts connections. */
export function startFunction(
  processes: Processes,
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
    ...(print && { onLine: printWarnings(name, print) }),
  });
}
