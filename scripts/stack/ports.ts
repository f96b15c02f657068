import getPort from 'get-port';
import { HOST } from './paths';
import { Problem } from './problem';

export function freePort(): Promise<number> {
  return getPort({ host: HOST });
}

/** Returns `port`. Throws a Problem if it is in use. `use` is for the message: 'the web app'. */
export async function requireFreePort(port: number, use: string): Promise<number> {
  if ((await getPort({ host: HOST, port })) === port) return port;
  throw new Problem(
    `Port ${String(port)} for ${use} is already in use. Stop the program that uses it (find it with "lsof -i :${String(port)}"), then try again.`,
  );
}
