import { createServer } from 'node:net';
import { HOST } from './paths';
import { Problem } from './problem';

/** Binds `port` (0: any free one), lets it go, and returns the number. */
function probe(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, HOST, () => {
      const address = server.address();
      const bound = typeof address === 'object' && address ? address.port : port;
      server.close(() => {
        resolve(bound);
      });
    });
  });
}

/** A port that nothing listened on a moment ago. */
export function freePort(): Promise<number> {
  return probe(0);
}

/**
 * @param use what the port is for, as the sentence names it: 'the web address'
 * @throws Problem when something else listens on `port`
 */
export async function requireFreePort(port: number, use: string): Promise<number> {
  try {
    return await probe(port);
  } catch {
    throw new Problem(
      `Port ${String(port)}, needed for ${use}, is taken: stop what listens on it (see: lsof -i :${String(port)}) and run this again.`,
    );
  }
}
