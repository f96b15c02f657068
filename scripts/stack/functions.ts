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

/** The HTTP functions of a stack. Each has a process of its own, which starts before its first request, as in Cloud Functions. */
export interface Functions {
  /** Returns the port of a function when the function accepts connections there. Starts its process if necessary. */
  readonly portOf: (name: FunctionName) => Promise<number>;
  /** Ends all processes. A later `portOf` starts a process again. */
  readonly stop: () => Promise<void>;
}

export function createFunctions(
  processes: Processes,
  { ports, ...spec }: Omit<FunctionSpec, 'name' | 'port'> & { readonly ports: FunctionPorts },
): Functions {
  const started = new Map<FunctionName, Promise<RunningProcess>>();
  // A new process needs the port of the stopped one.
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
