import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOST } from '../lib/paths';
import { startFunction, type FunctionSpec } from './functions';
import type { ProcessManager } from './process-manager';
import { type ScheduledFunctionsServer, serveScheduledFunctions } from './scheduled-functions';

vi.mock('./functions', () => ({ startFunction: vi.fn() }));

let events: string[];
let scheduled: ScheduledFunctionsServer;

async function startRespondingWith(status: number, { name, port }: FunctionSpec) {
  const server: Server = createServer((request, response) => {
    events.push(`${request.method ?? ''} ${name}`);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(port, HOST, resolve);
  });
  events.push('started');
  const stop = () => {
    events.push('stopped');
    server.close();
    server.closeAllConnections();
    return Promise.resolve();
  };
  return { stop } as Awaited<ReturnType<typeof startFunction>>;
}

const call = (name: string, method = 'POST') => fetch(`${scheduled.origin}/${name}`, { method });

beforeEach(async () => {
  events = [];
  vi.mocked(startFunction).mockImplementation((_processes, spec) => startRespondingWith(200, spec));
  scheduled = await serveScheduledFunctions({} as ProcessManager, { env: {}, logs: '/logs' });
});

afterEach(() => {
  scheduled.close();
});

test('the server of scheduled functions starts a process for a call, and stops the process after the call', async () => {
  expect((await call('foldCatalogue')).status).toBe(200);
  expect(events).toEqual(['started', 'POST foldCatalogue', 'stopped']);
});

test('the server of scheduled functions runs concurrent calls one after the other', async () => {
  await Promise.all([call('foldCatalogue'), call('foldCatalogue')]);
  expect(events.filter((event) => !event.startsWith('POST'))).toEqual([
    'started',
    'stopped',
    'started',
    'stopped',
  ]);
});

test('the server of scheduled functions returns 500, stops the process and runs the next call when a run fails', async () => {
  vi.mocked(startFunction).mockImplementationOnce((_processes, spec) =>
    startRespondingWith(500, spec),
  );
  expect((await call('foldCatalogue')).status).toBe(500);
  vi.mocked(startFunction).mockRejectedValueOnce(new Error('It stopped unexpectedly'));
  const notStarted = await call('foldCatalogue');
  expect(notStarted.status).toBe(500);
  expect(await notStarted.text()).toContain('It stopped unexpectedly');
  expect((await call('foldCatalogue')).status).toBe(200);
  expect(events.filter((event) => event === 'stopped')).toHaveLength(2);
});

test.each([
  ['GET', 'foldCatalogue'],
  ['POST', 'api'],
  ['POST', 'toString'],
  ['POST', ''],
])('the server of scheduled functions returns 404 for the request %s /%s', async (method, name) => {
  expect((await call(name, method)).status).toBe(404);
  expect(events).toEqual([]);
});

test('the server of scheduled functions returns 204 and starts no process for a function that a deployment leaves out', async () => {
  const { status } = await call('compareIndexedItems');
  expect(status).toBe(204);
  expect(events).toEqual([]);
});
