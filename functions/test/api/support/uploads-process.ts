import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ORIGIN } from './environment';
import { findFreePort } from './free-port';

const ROOT = join(import.meta.dirname, '../../../..');
const PROGRAM = join(ROOT, 'scripts/stack/function-process.mjs');
const BUNDLE = join(ROOT, 'functions/lib/index.js');
const HOST = '127.0.0.1';

export interface UploadsProcess {
  readonly origin: string;
  output(): string;
  files(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/** Runs the built Cloud Function `uploads` in its own process, on the emulators of this run. */
export async function startUploadsProcess(): Promise<UploadsProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'watched-'));
  const own = { cwd: join(folder, 'cwd'), tmp: join(folder, 'tmp'), home: join(folder, 'home') };
  await Promise.all(Object.values(own).map((path) => mkdir(path)));
  const port = await findFreePort();
  const env = {
    ...process.env,
    TMPDIR: own.tmp,
    HOME: own.home,
    MEDIA_FOLDER: join(folder, 'media'),
    RECOGNITION_TIMEOUT_SECONDS: '60',
    SITE_ORIGIN: ORIGIN,
  };
  const running = spawn(process.execPath, [PROGRAM, HOST, String(port), 'uploads', BUNDLE], {
    cwd: own.cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written: Buffer[] = [];
  running.stdout.on('data', (chunk: Buffer) => written.push(chunk));
  running.stderr.on('data', (chunk: Buffer) => written.push(chunk));
  const origin = `http://${HOST}:${String(port)}`;
  return {
    origin,
    output: () => Buffer.concat(written).toString(),
    async files() {
      const found = await readdir(folder, { recursive: true, withFileTypes: true });
      return found.filter((it) => it.isFile()).map((it) => join(it.parentPath, it.name));
    },
    async stop() {
      const ended = once(running, 'exit');
      running.kill();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
