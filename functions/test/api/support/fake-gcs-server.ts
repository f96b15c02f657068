import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Storage, type Bucket } from '@google-cloud/storage';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { skipBecause } from '../../support/skip-because';
import { findFreePort } from './free-port';

/** The path of the emulator of Cloud Storage. `npm run test:api` sets it if the emulator is installed. */
const PROGRAM = process.env['FAKE_GCS_SERVER'];
const BUCKET = 'pictures';

interface FakeBucket {
  readonly bucket: Bucket;
  stop(): Promise<void>;
}

/**
 * Starts an empty bucket for the tests of a `describe`. If the emulator is not installed, skips these tests. Returns a
 * function that returns the bucket. Call the returned function within a test.
 */
export function startFakeBucketForSuite(): () => Bucket {
  let fake: FakeBucket | null = null;
  beforeAll(async () => {
    fake = await startFakeBucket();
  }, 300_000);
  afterAll(() => fake?.stop());
  beforeEach((context) => {
    if (!fake)
      skipBecause(context, 'fake-gcs-server is not installed, and Go is missing to build it');
  });
  return () => {
    if (!fake) throw new Error('The bucket did not start');
    return fake.bucket;
  };
}

async function startFakeBucket(): Promise<FakeBucket | null> {
  if (PROGRAM === undefined) return null;
  const port = await findFreePort();
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
