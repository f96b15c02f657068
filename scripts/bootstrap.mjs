/**
 * Installs the packages if necessary. Then runs scripts/COMMAND.ts with the version of Node.js that these packages
 * contain. This file itself must run on Node 20 and must not import any package.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { explainFailure } from './explain-failure.mjs';
import { installPackages, arePackagesInstalled } from './install-packages.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const BIN = join(ROOT, 'node_modules/.bin');
const PARENT_CHECK_MS = 1000;

/** @returns {string} the path of an installed Node.js of version 22 or later */
function findNode() {
  const own = join(BIN, 'node');
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= 22) return process.execPath;
  throw new Error(
    'Node 22 is missing from node_modules. Delete node_modules, run "npm config set ignore-scripts false", then try again.',
  );
}

/**
 * Runs a script, forwards signals to it, and stops it if the parent process ends.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
function runScript(command, args) {
  const script = join(ROOT, 'scripts', `${command}.ts`);
  const tsx = pathToFileURL(join(ROOT, 'node_modules/tsx/dist/loader.mjs')).href;
  const child = spawn(findNode(), ['--import', tsx, script, ...args], {
    cwd: ROOT,
    env: {
      ...process.env,
      PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}`,
      // Makes Node.js cache compiled code on the disk, because each run starts many processes that load the same
      // packages.
      NODE_COMPILE_CACHE: join(ROOT, '.local/compile-cache'),
      TSX_TSCONFIG_PATH: join(ROOT, 'scripts/tsconfig.json'),
    },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, PARENT_CHECK_MS);
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => {
      clearInterval(timer);
      done(code ?? 1);
    });
  });
}

async function main() {
  const [command = 'start', ...args] = process.argv.slice(2);
  if (!arePackagesInstalled(ROOT)) await installPackages(ROOT);
  return runScript(command, args);
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(explainFailure(error));
  process.exitCode = 1;
}
