import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildFunctions, FUNCTIONS_BUNDLE } from './build-functions';
import { SHELL } from '../../web/src/lib/shell';
import { buildWeb, FIRST_PAGE_FOLDER, WEB_DIST } from './build-web';
import { LOCAL_FOLDER, ROOT } from '../lib/paths';
import { replaceFile } from '../lib/put-in-place';

const SHARED = ['contract/**/*.ts', 'package-lock.json', 'tsconfig.base.json'];

/** Bundles the functions if their sources changed since the last build. Returns whether it bundled the functions. */
export function provideFunctionsBuild(): Promise<boolean> {
  return runIfChanged({
    name: 'functions',
    inputs: [
      ...SHARED,
      'functions/src/**',
      'functions/package.json',
      'scripts/stack/build-functions.ts',
    ],
    outputs: [FUNCTIONS_BUNDLE],
    run: buildFunctions,
  });
}

/** Builds the web app if its sources changed since the last build. Returns whether it built the web app. */
export function provideWebBuild(): Promise<boolean> {
  return runIfChanged({
    name: 'web',
    inputs: [
      ...SHARED,
      'web/*.*',
      'web/build/**',
      'web/src/**',
      'web/public/**',
      'scripts/stack/{build-web,built-pages,first-styles,inline-styles,sample-pages,unrendered-pages}.ts',
      'scripts/budget/first-load.ts',
    ],
    outputs: [join(WEB_DIST, SHELL), join(FIRST_PAGE_FOLDER, SHELL)],
    run: buildWeb,
  });
}

interface Step {
  readonly name: string;
  /** Globs of the sources, relative to the root. */
  readonly inputs: readonly string[];
  /** The files that the step writes. If one of them is missing or changed, the step runs again. */
  readonly outputs: readonly string[];
  run(): Promise<void>;
}

function hashInputs(inputs: readonly string[]): string {
  const files = inputs
    .flatMap((input) =>
      globSync(input, { cwd: ROOT, exclude: (path) => path === 'node_modules' || path === 'dist' }),
    )
    .filter((file) => statSync(join(ROOT, file)).isFile())
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

function stampOf(inputs: string, outputs: readonly string[]): string {
  if (!outputs.every((output) => existsSync(output))) return '';
  return [inputs, ...outputs.map((output) => String(statSync(output).mtimeMs))].join(' ');
}

/** Runs a build step, unless its output files are up to date. Returns whether the step ran. */
async function runIfChanged(step: Step): Promise<boolean> {
  const stamp = join(LOCAL_FOLDER, 'stamps', step.name);
  const inputs = hashInputs(step.inputs);
  const made = stampOf(inputs, step.outputs);
  if (made !== '' && existsSync(stamp) && readFileSync(stamp, 'utf8') === made) return false;
  await step.run();
  replaceFile(stamp, Buffer.from(stampOf(inputs, step.outputs)));
  return true;
}
