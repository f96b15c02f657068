import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { LOCAL_FOLDER } from '../lib/paths';
import { findOnPath } from './find-on-path';
import { provideGoProgram } from './go-program';

const MODULE = 'github.com/stripe/stripe-mock';
const VERSION = 'v0.203.0';

/**
 * The path of a copy of Stripe's OpenAPI document. The original is in the source of Stripe's mock in Go's cache, which
 * may be emptied.
 */
const DOCUMENT = join(LOCAL_FOLDER, `stripe-mock/${VERSION}.json`);

export interface StripeMockPaths {
  readonly program: string;
  /** The OpenAPI document that describes Stripe's API. */
  readonly document: string;
}

async function provideDocument(env: NodeJS.ProcessEnv): Promise<void> {
  const go = findOnPath('go', env);
  if (existsSync(DOCUMENT) || go === null) return;
  const { stdout } = await execa(go, ['mod', 'download', '-json', `${MODULE}@${VERSION}`], {
    reject: false,
  });
  if (!stdout) return;
  const { Dir: folder } = JSON.parse(stdout) as { Dir?: string };
  if (folder === undefined) return;
  mkdirSync(join(LOCAL_FOLDER, 'stripe-mock'), { recursive: true });
  copyFileSync(join(folder, 'embedded/openapi/spec3.json'), DOCUMENT);
}

/**
 * Returns the paths of Stripe's stateless mock and of the OpenAPI document. Builds the mock if necessary. Returns null
 * if Go is missing or the build fails.
 */
export async function provideStripeMock(env = process.env): Promise<StripeMockPaths | null> {
  const module = { noun: "Stripe's mock", module: MODULE, version: VERSION };
  const program = await provideGoProgram(module, env);
  if (program === null) return null;
  await provideDocument(env);
  return existsSync(DOCUMENT) ? { program, document: DOCUMENT } : null;
}
