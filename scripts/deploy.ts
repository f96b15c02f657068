/** Builds, checks and deploys the product. Usage: npm run deploy [-- --dry-run] [-- --project ID] */
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { functionsFaults, installFunctionPackages } from './deploy/check-functions';
import { emailPrivacyFault } from './deploy/email-privacy';
import { parametersFault, projectIdOf, usesAds, usesAnalytics } from './deploy/parameters';
import { FIREBASE_CLI, ROOT } from './lib/paths';
import { Problem } from './lib/problem';
import { withTemporaryFolder } from './lib/temporary-folder';
import { provideFunctionsBuild, provideWebBuild } from './stack/builds';
import {
  type FirebaseConfig,
  readFirebaseConfig,
  allowAdHosts,
  allowAnalyticsHosts,
} from './stack/hosting';
import { runProgram } from './stack/run';
import { runCommand } from './stack/run-command';

/**
 * A copy of firebase.json for one deployment: it contains the names and hashes of the built files. It is in the root of
 * the repository, because Firebase takes the folder of its configuration as the folder of the project.
 */
const DEPLOYED_CONFIG = join(ROOT, 'firebase.deploy.json');

const configSchema = z.looseObject({
  functions: z.array(z.looseObject({ source: z.string(), ignore: z.array(z.string()) })),
});

/** Fills a folder with the files that `firebase deploy` would upload for the functions. */
function packFunctions(folder: string): void {
  const config = configSchema.parse(JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')));
  for (const { source, ignore } of config.functions) {
    const cwd = join(ROOT, source);
    // Adds `**/` to a pattern without a slash, because Firebase matches such a pattern at any depth.
    const exclude = ignore.map((pattern) => (pattern.includes('/') ? pattern : `**/${pattern}`));
    const files = globSync(['**/*', '**/.*'], { cwd, exclude, withFileTypes: true }).filter((e) =>
      e.isFile(),
    );
    for (const { parentPath, name } of files) {
      const file = join(parentPath, name);
      cpSync(file, join(folder, file.slice(cwd.length)));
    }
  }
}

async function checkDeployment(folder: string): Promise<void> {
  packFunctions(folder);
  console.log('Installing the functions from their own lockfile, like the cloud does …');
  await installFunctionPackages(folder);
  const faults = await functionsFaults(folder);
  if (faults.length > 0) throw new Problem(faults.join('\n'));
  console.log('The deployment package starts and responds to requests.');
}

/**
 * Throws a Problem if the functions would not start with the project's parameters. A dry run only prints the reason.
 */
function requireParameters(project: string, isDryRun: boolean): void {
  const fault = parametersFault(ROOT, project);
  if (fault === null) return;
  if (!isDryRun) throw new Problem(fault);
  console.log(`A real deployment would stop here: ${fault}`);
}

/**
 * Throws a Problem if Firebase would reveal which email addresses have an account. A dry run has no credentials, so it
 * does not check this, and prints that a real deployment checks it.
 */
async function requireEmailPrivacy(project: string, isDryRun: boolean): Promise<void> {
  if (isDryRun) {
    console.log('A real deployment also checks that "Email enumeration protection" is on.');
    return;
  }
  const fault = await emailPrivacyFault(projectIdOf(ROOT, project));
  if (fault !== null) throw new Problem(fault);
}

/**
 * Returns firebase.json with a content security policy that allows the hosts of the services that the project uses,
 * such as ads. Throws a Problem if the policy lacks a directive for one of these hosts.
 */
function deployedConfig(project: string): FirebaseConfig {
  const config = readFirebaseConfig();
  try {
    const measured = usesAnalytics(ROOT, project) ? allowAnalyticsHosts(config) : config;
    return usesAds(ROOT, project) ? allowAdHosts(measured) : measured;
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error));
  }
}

await runCommand(async () => {
  const { values } = parseArgs({
    options: { 'dry-run': { type: 'boolean' }, project: { type: 'string' } },
  });
  const target = values.project ?? 'default';
  requireParameters(target, values['dry-run'] === true);
  await requireEmailPrivacy(target, values['dry-run'] === true);
  console.log('Building …');
  await provideFunctionsBuild();
  await provideWebBuild();
  await withTemporaryFolder(join(tmpdir(), 'boloboard-deploy-'), checkDeployment);
  // Also runs in a dry run, because it throws if the content security policy is wrong.
  const deployed = deployedConfig(target);
  if (values['dry-run'] === true) return 0;
  const project = values.project === undefined ? [] : ['--project', values.project];
  writeFileSync(DEPLOYED_CONFIG, JSON.stringify(deployed));
  try {
    await runProgram(
      process.execPath,
      [FIREBASE_CLI, 'deploy', '--config', DEPLOYED_CONFIG, ...project],
      {
        cwd: ROOT,
        failure: 'Firebase rejected the deployment. Fix the error above, then try again.',
      },
    );
  } finally {
    rmSync(DEPLOYED_CONFIG);
  }
  return 0;
});
