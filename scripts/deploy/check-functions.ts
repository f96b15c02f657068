import { globSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { execaNode } from 'execa';
import * as z from 'zod/mini';
import { FUNCTION_NAMES } from '../stack/functions';
import { SCHEDULED_NAMES } from '../stack/scheduled-functions';
import { PROJECT_ID } from '../stack/paths';
import { run } from '../stack/run';

/** What a cold `api` must not pay for: these load on first use, in the other functions. */
const HEAVY = ['sharp', 'fontkit', 'tesseract.js', '@google-cloud/vision'];

const PROBE_ENVIRONMENT = {
  GCLOUD_PROJECT: PROJECT_ID,
  MEDIA_BUCKET: `${PROJECT_ID}.appspot.com`,
  FUNCTIONS_CONTROL_API: 'true',
};

const probeSchema = z.object({
  exports: z.array(z.string()),
  packages: z.array(z.string()),
  status: z.number(),
});

/**
 * Installs a packed functions folder as the cloud does: from its own lockfile, without development packages.
 * @throws Problem if the lockfile does not fit
 */
export async function installFunctions(folder: string): Promise<void> {
  const args = ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  await run('npm', args, {
    cwd: folder,
    failure: 'functions does not install from its own lockfile: run npm run lock:functions.',
  });
}

/** Returns a sentence for each reason why an installed functions folder would not run in the cloud. */
export async function functionsFaults(folder: string): Promise<string[]> {
  return [...linkFaults(folder), ...(await bundleFaults(folder))];
}

function linkFaults(folder: string): string[] {
  return globSync(['node_modules/*', 'node_modules/@*/*'], { cwd: folder })
    .filter((path) => lstatSync(join(folder, path)).isSymbolicLink())
    .map(
      (path) => `functions/${path} is a link into the workspace, which the cloud does not have.`,
    );
}

async function bundleFaults(folder: string): Promise<string[]> {
  const probe = join(import.meta.dirname, 'probe-bundle.mjs');
  const { failed, stdout, stderr } = await execaNode(probe, {
    cwd: folder,
    env: PROBE_ENVIRONMENT,
    extendEnv: false,
    reject: false,
  });
  if (failed) return [`The functions bundle does not run where it is deployed: ${stderr}`];
  const loaded = probeSchema.parse(JSON.parse(stdout.slice(stdout.lastIndexOf('\n'))));
  return [
    ...(loaded.status === 200 ? [] : [`A cold api answers ${loaded.status}: ${stderr}`]),
    ...[...FUNCTION_NAMES, ...SCHEDULED_NAMES]
      .filter((name) => !loaded.exports.includes(name))
      .map((name) => `functions/lib/index.js exports no ${name}.`),
    ...HEAVY.filter((name) => loaded.packages.includes(name)).map(
      (name) => `A cold api pays for ${name} to answer a search: import it on first use.`,
    ),
  ];
}
