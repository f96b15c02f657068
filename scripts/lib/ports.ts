import { randomInt } from 'node:crypto';
import getPort, { portNumbers } from 'get-port';
import { HOST } from './paths';
import { Problem } from './problem';

/**
 * The range of the ports for servers. Above this range, an outgoing connection could take a port before a server
 * listens on it: Linux uses the ports from 32768 for outgoing connections, and other systems use the ports from 49152
 * (RFC 6335, section 6).
 */
const PORTS = { first: 20_000, last: 32_767 };

export function pickFreePort(): Promise<number> {
  const start = randomInt(PORTS.first, PORTS.last - 1000);
  return getPort({ host: HOST, port: portNumbers(start, PORTS.last) });
}

/**
 * Returns `port`. Throws a Problem if another program uses the port. `use` says in the message what the port is for,
 * such as 'the web app'.
 */
export async function requireFreePort(port: number, use: string): Promise<number> {
  if ((await getPort({ host: HOST, port })) === port) return port;
  throw new Problem(
    `Port ${String(port)} for ${use} is already in use. Stop the program that uses it (find it with "lsof -i :${String(port)}"), then try again.`,
  );
}
