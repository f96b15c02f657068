import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Storage, type Bucket } from '@google-cloud/storage';
import { freePort } from './free-port';

/** Set by `npm run test:api` if the emulator is installed. */
const PROGRAM = process.env['FAKE_GCS_SERVER'];
const BUCKET = 'pictures';

export interface FakeBucket {
  readonly bucket: Bucket;
  stop(): Promise<void>;
}

export async function startFakeBucket(): Promise<FakeBucket | null> {
  if (PROGRAM === undefined) return null;
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const where = ['-host', '127.0.0.1', '-port', String(port), '-external-url', address];
  const options = ['-scheme', 'http', '-backend', 'memory', '-log-level', 'info', ...where];
  const server = spawn(PROGRAM, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  const started = once(server.stderr, 'data');
  await Promise.race([started, once(server, 'exit').then(() => Promise.reject(notStarted()))]);
  const storage = new Storage({ apiEndpoint: address, projectId: 'demo-boloboard' });
  const [bucket] = await storage.createBucket(BUCKET);
  return {
    bucket,
    async stop() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}

function notStarted(): Error {
  return new Error('fake-gcs-server did not start');
}
