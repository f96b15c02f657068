import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Storage, type Bucket } from '@google-cloud/storage';
import { freePort } from './free-port';

const VERSION = 'v1.56.1';
const BIN_FOLDER = join(import.meta.dirname, '../../../../.local/bin');
const PROGRAM = join(BIN_FOLDER, 'fake-gcs-server');
const BUCKET = 'pictures';

export interface FakeBucket {
  readonly bucket: Bucket;
  stop(): Promise<void>;
}

/** Cloud Storage's own protocol on a free port, with one empty bucket; null where neither it nor Go is there. */
export async function startFakeBucket(): Promise<FakeBucket | null> {
  if (!(await isInstalled())) return null;
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

async function isInstalled(): Promise<boolean> {
  const isThere = () =>
    access(PROGRAM).then(
      () => true,
      () => false,
    );
  if (await isThere()) return true;
  const env = { ...process.env, GOBIN: BIN_FOLDER };
  const source = `github.com/fsouza/fake-gcs-server@${VERSION}`;
  await promisify(execFile)('go', ['install', source], { env, timeout: 270_000 }).catch(() => null);
  return isThere();
}

function notStarted(): Error {
  return new Error('fake-gcs-server did not start');
}
