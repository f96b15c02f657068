import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { HOST } from '../lib/paths';
import { createStripeDouble, type StripeDouble } from './stripe-double';

export interface StripeServerOptions {
  readonly port: number;
  readonly webhookUrl: string;
  readonly webhookSecret: string;
  /** The path of a file with a saved state. If the file exists, the local Stripe continues from this state. */
  readonly dataFile: string;
}

export interface RunningStripeDouble {
  /**
   * The origin of the server: `http://127.0.0.1:PORT`. Stripe's client takes its options `host`, `port` and `protocol`
   * from it.
   */
  readonly origin: string;
  readonly control: StripeDouble['control'];
  /** Writes the state of the account to a file. */
  readonly save: (file: string) => void;
  readonly close: () => Promise<void>;
}

/**
 * How often the local Stripe does the work that is due, such as renewals and new attempts to deliver failed events, in
 * milliseconds. Each request also does this work.
 */
const SETTLE_EVERY_MS = 1000;

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

async function toRequest(incoming: IncomingMessage, origin: string): Promise<Request> {
  const method = incoming.method ?? 'GET';
  const body = await bodyOf(incoming);
  const headers = new Headers();
  for (const name of ['authorization', 'idempotency-key']) {
    const value = incoming.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const url = new URL(incoming.url ?? '/', origin);
  return new Request(url, { method, headers, ...(method === 'POST' ? { body } : {}) });
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

/** Starts the local Stripe on a port of this machine. */
export async function startStripeDouble({
  port,
  webhookUrl,
  webhookSecret,
  dataFile,
}: StripeServerOptions): Promise<RunningStripeDouble> {
  const origin = `http://${HOST}:${String(port)}`;
  const double = createStripeDouble({
    now: () => Date.now(),
    deliver: (request) => fetch(request),
    secret: webhookSecret,
    origin,
    webhookUrl,
    saved: existsSync(dataFile) ? readFileSync(dataFile, 'utf8') : undefined,
  });
  const server = createServer((incoming, outgoing) => {
    toRequest(incoming, origin)
      .then(double.fetch)
      .then((response) => send(response, outgoing))
      .catch((error: unknown) => {
        outgoing.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
      });
  });
  await once(server.listen(port, HOST), 'listening');
  const timer = setInterval(() => void double.control.settle(), SETTLE_EVERY_MS);
  return {
    origin,
    control: double.control,
    save: (file) => {
      writeFileSync(file, double.save());
    },
    close: async () => {
      clearInterval(timer);
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    },
  };
}
