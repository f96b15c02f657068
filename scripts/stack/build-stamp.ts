import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LOCAL, ROOT } from './paths';

export interface Step {
  readonly name: string;
  /** Globs from the root of all that the output depends on. */
  readonly inputs: readonly string[];
  /** A file that is there after a build. */
  readonly output: string;
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

/**
 * Runs a step unless its output was made from the very same inputs.
 * @returns whether it ran
 */
export async function runIfChanged(step: Step): Promise<boolean> {
  const stamp = join(LOCAL, 'stamps', step.name);
  const hash = hashInputs(step.inputs);
  const fresh =
    existsSync(step.output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
  if (fresh) return false;
  await step.run();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}
