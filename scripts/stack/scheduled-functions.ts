import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BACKGROUND_FUNCTIONS } from '../../functions/src/app/events/background-functions';
import type { BackgroundFunction } from '../../functions/src/app/events/background-function';
import { startFunction, type FunctionSpec } from './functions';
import { HOST } from '../lib/paths';
import { pickFreePort } from '../lib/ports';
import type { ProcessManager } from './process-manager';

/** The names of the background functions that run on a schedule. */
export const SCHEDULES = Object.entries<BackgroundFunction>(BACKGROUND_FUNCTIONS).flatMap(
  ([name, { on, needs }]) =>
    on.kind === 'schedule' ? [{ name, everyMinutes: on.everyMinutes, needs }] : [],
);

export interface ScheduledFunctionsServer {
  /**
   * The origin of the server. A POST request to ORIGIN/NAME runs the function NAME, like a request of Cloud Scheduler.
   */
  readonly origin: string;
  readonly close: () => void;
}

/**
 * Returns whether a deployment would leave the function out. A deployment leaves out a function that needs a setting if
 * the setting is neither in `env` nor in the environment of this process.
 */
const isLeftOut = (called: string, env: FunctionSpec['env']): boolean =>
  SCHEDULES.some(
    ({ name, needs }) => name === called && needs !== null && !{ ...process.env, ...env }[needs],
  );

const isScheduled = (name: string): boolean => SCHEDULES.some((schedule) => schedule.name === name);

/**
 * Starts a server that runs scheduled functions, one call at a time. Each call starts a new process, because calls are
 * rare.
 */
export async function serveScheduledFunctions(
  processes: ProcessManager,
  spec: Pick<FunctionSpec, 'env' | 'logs' | 'print'>,
): Promise<ScheduledFunctionsServer> {
  let last: Promise<unknown> = Promise.resolve();
  const callInTurn = (name: string): Promise<number> => {
    const call = last.then(() => callOnce(processes, { ...spec, name }));
    last = call.catch(() => undefined);
    return call;
  };
  const server = createServer((request, response) => {
    const name = request.url?.slice(1) ?? '';
    if (request.method !== 'POST' || !isScheduled(name)) {
      response.writeHead(404).end();
      return;
    }
    if (isLeftOut(name, spec.env)) {
      response.writeHead(204).end();
      return;
    }
    callInTurn(name).then(
      (status) => response.writeHead(status).end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await once(server.listen(0, HOST), 'listening');
  const origin = `http://${HOST}:${String((server.address() as AddressInfo).port)}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin, close };
}

async function callOnce(
  processes: ProcessManager,
  spec: Omit<FunctionSpec, 'port'>,
): Promise<number> {
  const port = await pickFreePort();
  const running = await startFunction(processes, { ...spec, port });
  try {
    const { status } = await fetch(`http://${HOST}:${String(port)}`, { method: 'POST' });
    return status;
  } finally {
    await running.stop();
  }
}
