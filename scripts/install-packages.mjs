// Plain JavaScript for Node 20 without packages, because it installs them.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainOutput } from './explain-failure.mjs';

const TELL_EVERY_MS = 5000;

/**
 * @param {string} file
 * @returns {any} its JSON, or null if it cannot be read
 */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Whether node_modules holds what package-lock.json asks for, by npm's own record of what it
 * installed. Packages for other platforms are left out of it.
 * @param {string} root
 */
export function packagesAreInstalled(root) {
  const wanted = readJson(join(root, 'package-lock.json'))?.packages ?? {};
  const installed = readJson(join(root, 'node_modules/.package-lock.json'))?.packages;
  if (!installed) return false;
  return Object.entries(wanted).every(
    ([path, entry]) =>
      !path.includes('node_modules/') ||
      entry.optional ||
      entry.devOptional ||
      installed[path]?.version === entry.version,
  );
}

/**
 * npm leaves out packages that need Node 22 when it runs on Node 20, without a word; so npm itself
 * runs on the Node that package.json pins.
 * @param {string} root
 * @returns {string[]}
 */
function installCommand(root) {
  const major = Number(process.versions.node.split('.')[0]);
  const pinned = readJson(join(root, 'package.json'))?.devDependencies?.node ?? '22';
  const install = ['npm', 'ci', '--no-audit', '--no-fund'];
  return major >= 22 ? install : ['npx', '-y', '-p', `node@${pinned}`, '--', ...install];
}

/**
 * @param {string} root
 * @returns {Promise<void>}
 * @throws {Error} whose message is a sentence that says what to do
 */
export async function installPackages(root) {
  const [command = 'npm', ...args] = installCommand(root);
  const started = Date.now();
  console.error('Installing packages (one to three minutes, only when they changed) …');
  const timer = setInterval(() => {
    console.error(`  still installing, ${Math.round((Date.now() - started) / 1000)} s`);
  }, TELL_EVERY_MS);
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const code = await new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  }).finally(() => clearInterval(timer));
  if (code === 0) return;
  throw new Error(
    explainOutput(output) ??
      `The packages could not be installed: run "${[command, ...args].join(' ')}" and mend what it says.`,
  );
}
