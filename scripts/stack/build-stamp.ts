import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL, ROOT } from './paths';
import { replaceFile } from './put-in-place';

export interface Step {
  readonly name: string;
  /** Globs relative to the root. */
  readonly inputs: readonly string[];
  /** A missing or changed one runs the step again. */
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

/** Runs a step unless its output is up to date. Returns whether it ran. */
export async function runIfChanged(step: Step): Promise<boolean> {
  const stamp = join(LOCAL, 'stamps', step.name);
  const inputs = hashInputs(step.inputs);
  const made = stampOf(inputs, step.outputs);
  if (made !== '' && existsSync(stamp) && readFileSync(stamp, 'utf8') === made) return false;
  await step.run();
  replaceFile(stamp, Buffer.from(stampOf(inputs, step.outputs)));
  return true;
}
