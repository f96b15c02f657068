import waitOn from 'wait-on';
import { HOST } from '../lib/paths';
import { Problem } from '../lib/problem';
import {
  processEndedProblem,
  type ProcessManager,
  type ProcessSpec,
  type RunningProcess,
} from './process-manager';

const START_TIMEOUT_MS = 120_000;
const PROBE_TIMEOUT_MS = 1000;

const waitForConnection = (host: string, port: number, timeout: number): Promise<void> =>
  waitOn({ resources: [`tcp:${host}:${String(port)}`], interval: 50, window: 0, timeout });

/** Returns whether a server accepts a connection within a second. */
export function acceptsConnections(port: number, host = HOST): Promise<boolean> {
  return waitForConnection(host, port, PROBE_TIMEOUT_MS).then(
    () => true,
    () => false,
  );
}

async function waitForPort({ spec, exited }: RunningProcess, port: number): Promise<void> {
  await Promise.race([
    exited.then(() => {
      throw processEndedProblem(spec);
    }),
    waitForConnection(HOST, port, START_TIMEOUT_MS).catch(() => {
      throw new Problem(
        `${spec.name} did not start within two minutes. See its log: ${spec.log ?? 'above'}`,
      );
    }),
  ]);
}

export async function startServerProcess(
  processes: ProcessManager,
  { port, ...spec }: ProcessSpec & { readonly port: number },
): Promise<RunningProcess> {
  const running = processes.start(spec);
  await waitForPort(running, port);
  return running;
}
