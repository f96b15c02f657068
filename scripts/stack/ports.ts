import getPort from 'get-port';
import { HOST } from './paths';
import { Problem } from './problem';

/** Returns a port that nothing listens on. */
export function freePort(): Promise<number> {
  return getPort({ host: HOST });
}

/**
 * Returns `port`. Throws a Problem if something else listens on it.
 * @param use what the port is for, as the message names it: 'the web address'
 */
export async function requireFreePort(port: number, use: string): Promise<number> {
  if ((await getPort({ host: HOST, port })) === port) return port;
  throw new Problem(
    `Port ${String(port)}, needed for ${use}, is taken: stop what listens on it (see: lsof -i :${String(port)}) and run this again.`,
  );
}
