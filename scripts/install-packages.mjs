// This file must run on Node 20 and import no package, because it installs the packages.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainProgramFailure } from './explain-failure.mjs';

const PROGRESS_EVERY_MS = 5000;

/** @param {string} file */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Returns whether the packages in node_modules are those of the lockfile. Packages for other platforms may be missing.
 * @param {string} root
 */
export function arePackagesInstalled(root) {
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
 * Returns the command that installs the packages. If this process runs on an older Node, the command runs npm on Node
 * 22, because npm on Node 20 silently omits packages that need Node 22.
 * @param {string} root
 */
function installCommand(root) {
  const major = Number(process.versions.node.split('.')[0]);
  const pinned = readJson(join(root, 'package.json'))?.devDependencies?.node ?? '22';
  const install = ['npm', 'ci', '--no-audit', '--no-fund'];
  return major >= 22 ? install : ['npx', '-y', '-p', `node@${pinned}`, '--', ...install];
}

/** @param {string} root */
export async function installPackages(root) {
  const [command = 'npm', ...args] = installCommand(root);
  const started = Date.now();
  console.error('Installing packages, which takes one to three minutes …');
  const timer = setInterval(() => {
    console.error(`  still installing, ${Math.round((Date.now() - started) / 1000)} s`);
  }, PROGRESS_EVERY_MS);
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const code = await new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  }).finally(() => clearInterval(timer));
  if (code === 0) return;
  throw new Error(
    explainProgramFailure(output) ??
      `Could not install the packages. Run "${[command, ...args].join(' ')}" and fix the error that it prints.`,
  );
}
