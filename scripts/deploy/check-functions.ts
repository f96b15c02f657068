import { globSync, lstatSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execaNode } from 'execa';
import * as z from 'zod/mini';
import { BACKGROUND_FUNCTIONS } from '../../functions/src/app/events/background-functions';
import { PROJECT_ID } from '../lib/paths';
import { FUNCTION_NAMES } from '../stack/functions';
import { runProgram } from '../stack/run';

/** Packages that `api` must not load before it needs them, because they make its cold start slower. */
const HEAVY = [
  'sharp',
  'fontkit',
  'tesseract.js',
  '@google-cloud/storage',
  '@google-cloud/vision',
  'firebase-functions',
  'jwks-rsa',
  'busboy',
  'zod',
  'nodemailer',
  'react',
  'react-dom',
  '@react-email/render',
  'stripe',
  '@elastic/elasticsearch',
  '@elastic/transport',
  'apache-arrow',
];

const PROBE_ENVIRONMENT = {
  GCLOUD_PROJECT: PROJECT_ID,
  // Stores pictures in a folder, because a bucket would need the network. It does no harm if the folder does not exist.
  MEDIA_STORE: 'folder',
  MEDIA_FOLDER: join(tmpdir(), 'boloboard-no-media'),
  SUPPORT_EMAIL: 'support@boloboard.test',
  IDEMPOTENCY_SECRET: 'only to check that the function starts',
  STRIPE_SECRET_KEY: 'sk_live_only_to_check_that_the_function_starts',
  STRIPE_WEBHOOK_SECRET: 'whsec_only_to_check_that_the_function_starts',
  FUNCTIONS_CONTROL_API: 'true',
  FUNCTION_TARGET: 'api',
};

const probeSchema = z.object({
  exports: z.array(z.string()),
  packages: z.array(z.string()),
  status: z.number(),
  rendersPages: z.boolean(),
  rendersMails: z.boolean(),
});

/** Installs the packages of a packed functions folder from its own lockfile, as the cloud does. */
export async function installFunctionPackages(folder: string): Promise<void> {
  const args = ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  await runProgram('npm', args, {
    cwd: folder,
    failure:
      'Could not install the functions from their own lockfile. Run "npm run lock:functions".',
  });
}

/** Returns a message for each reason why the installed functions would fail in the cloud. */
export async function functionsFaults(folder: string): Promise<string[]> {
  return [...linkFaults(folder), ...(await bundleFaults(folder))];
}

function linkFaults(folder: string): string[] {
  return globSync(['node_modules/*', 'node_modules/@*/*'], { cwd: folder })
    .filter((path) => lstatSync(join(folder, path)).isSymbolicLink())
    .map(
      (path) => `functions/${path} links into the workspace, which does not exist in the cloud.`,
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
  if (failed) return [`The functions bundle does not start outside the workspace: ${stderr}`];
  const loaded = probeSchema.parse(JSON.parse(stdout.slice(stdout.lastIndexOf('\n'))));
  return [
    ...(loaded.status === 200
      ? []
      : [`The api function returns ${loaded.status} after a cold start: ${stderr}`]),
    ...(loaded.rendersPages
      ? []
      : ['functions/lib/first-page does not export renderFirstPage for the function page.']),
    ...(loaded.rendersMails
      ? []
      : ['functions/lib/mail-layout.js does not export MailLayout for the function sendMail.']),
    ...[...FUNCTION_NAMES, ...Object.keys(BACKGROUND_FUNCTIONS)]
      .filter((name) => !loaded.exports.includes(name))
      .map((name) => `functions/lib/index.js does not export ${name}.`),
    ...HEAVY.filter((name) => loaded.packages.includes(name)).map(
      (name) => `The api function loads ${name} during a cold start. Import it on first use.`,
    ),
  ];
}
