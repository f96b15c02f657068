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

/** Starts a process for each HTTP function. Each promise resolves when its process is ready. */
export function startFunctions(
  processes: Processes,
  { ports, ...spec }: Omit<FunctionSpec, 'name' | 'port'> & { readonly ports: FunctionPorts },
): Promise<RunningProcess>[] {
  return FUNCTION_NAMES.map((name) =>
    startFunction(processes, { ...spec, name, port: ports[name] }),
  );
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
