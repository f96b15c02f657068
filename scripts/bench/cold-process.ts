/**
 * Usage: node cold-process.ts MODULE PATH. Loads the module's function `api`, sends it one request and prints the
 * JSON of a ColdStart. Runs with `node` instead of tsx, so that no compiler takes time.
 */
import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';

export interface WallAndCpuTime {
  readonly wallMs: number;
  /** CPU time in milliseconds. Unlike elapsed time, it hardly changes when other programs use the machine. */
  readonly cpuMs: number;
}

export interface ColdStart {
  readonly load: WallAndCpuTime;
  readonly response: WallAndCpuTime;
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; took: WallAndCpuTime }> {
  const start = performance.now();
  const cpu = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(cpu);
  return { result, took: { wallMs: performance.now() - start, cpuMs: (user + system) / 1000 } };
}

async function request(port: number, path: string): Promise<number | undefined> {
  const [response] = (await once(get({ host: '127.0.0.1', port, path }), 'response')) as [
    IncomingMessage,
  ];
  await once(response.resume(), 'end');
  return response.statusCode;
}

const [module = '', path = ''] = process.argv.slice(2);
const load = await timed(
  () => import(pathToFileURL(module).href) as Promise<{ readonly api: RequestListener }>,
);
const server = createServer(load.result.api).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const response = await timed(() => request(port, path));
if (response.result !== 200)
  throw new Error(`The first response has the status ${response.result}.`);
process.stdout.write(
  JSON.stringify({ load: load.took, response: response.took } satisfies ColdStart),
  () => process.exit(),
);
